import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { huge, slow, truncate } from './brokenBodies.ts';
import type { Fault } from './parseFault.ts';

interface Exchange {
  /** Absent when the API is called without a socket. */
  bindings: Partial<HttpBindings> | undefined;
  /** The answer as it would have been. */
  answer: () => Promise<Response>;
}

const page = '<!doctype html><title>Gateway</title><h1>Something is in the way</h1>';

/** Breaks off on the socket itself; where there is none, the answer is a network error. */
const breakOff = async (
  { bindings }: Exchange,
  work: (outgoing: HttpBindings['outgoing']) => Promise<void> | void,
): Promise<Response> => {
  if (!bindings?.outgoing) return Response.error();
  await work(bindings.outgoing);
  return RESPONSE_ALREADY_SENT;
};

export const applyFault = async (fault: Fault, exchange: Exchange): Promise<Response> => {
  switch (fault.kind) {
    case 'delay':
      // Without a hold on the process: a server that is stopped does not wait for it.
      await sleep(fault.milliseconds, undefined, { ref: false });
      return exchange.answer();
    case 'status':
      return statusOnly(fault.status);
    case 'drop':
      return breakOff(exchange, (outgoing) => void outgoing.destroy());
    case 'truncate':
      return breakOff(exchange, async (outgoing) => truncate(await exchange.answer(), outgoing));
    case 'html':
      return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } });
    case 'huge':
      return huge(fault.bytes);
    case 'slow':
      return slow(await exchange.answer(), fault.bytesPerSecond);
  }
};

const emptyStatuses = [204, 205, 304];

const statusOnly = (status: number): Response =>
  emptyStatuses.includes(status)
    ? new Response(null, { status })
    : Response.json({ code: 'FAULT', message: `Status ${status} on purpose` }, { status });
