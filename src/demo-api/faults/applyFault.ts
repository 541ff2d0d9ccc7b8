import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { pause } from '../http/pause.ts';
import type { Fault } from './parseFault.ts';

const encoder = new TextEncoder();
const withoutLength = (headers: Headers): Headers => {
  const copy = new Headers(headers);
  copy.delete('content-length');
  return copy;
};

/** Announces the full length, sends half of the body and drops the connection. */
const truncate = async (response: Response, outgoing: HttpBindings['outgoing']): Promise<void> => {
  const bytes = new Uint8Array(await response.arrayBuffer());
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    'content-length': String(Math.max(bytes.length, 2)),
  });
  outgoing.write(bytes.slice(0, Math.max(1, Math.floor(bytes.length / 2))), () => outgoing.destroy());
};

const chunkSize = 64 * 1024;

/** Valid JSON list of `bytes`, generated while streaming. */
const huge = (bytes: number): Response => {
  const filler = encoder.encode('x'.repeat(chunkSize));
  let left = Math.max(bytes - 4, 0);
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode('["')),
    pull: (controller) => {
      const size = Math.min(left, chunkSize);
      left -= size;
      if (size > 0) controller.enqueue(filler.slice(0, size));
      if (left === 0) {
        controller.enqueue(encoder.encode('"]'));
        controller.close();
      }
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
};

const line = 'l0000000000000,2026-05-15T12:00:00.000Z,o0000000000000,12.34,0.50,completed\n';
/** Reused, so that generating the file does not slow down sending it. */
const premade = Buffer.from(line.repeat(Math.ceil((1024 * 1024) / line.length)));

/** Sends a CSV file of `bytes` as fast as the connection accepts it. */
const pour = async (bytes: number, outgoing: HttpBindings['outgoing']): Promise<void> => {
  outgoing.writeHead(200, { 'content-type': 'text/csv; charset=utf-8', 'content-length': String(bytes) });
  for (let left = bytes; left > 0 && !outgoing.destroyed; left -= premade.length) {
    if (outgoing.write(premade.subarray(0, left))) continue;
    await Promise.race([once(outgoing, 'drain'), once(outgoing, 'close')]);
  }
  outgoing.end();
};

/** The correct body, throttled. */
const slow = async (response: Response, bytesPerSecond: number): Promise<Response> => {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const ticksPerSecond = 10;
  const step = Math.max(1, Math.floor(bytesPerSecond / ticksPerSecond));
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await sleep(1000 / ticksPerSecond);
      controller.enqueue(bytes.slice(sent, sent + step));
      sent += step;
      if (sent >= bytes.length) controller.close();
    },
  });
  return new Response(body, { status: response.status, headers: withoutLength(response.headers) });
};

/** With the version of a good answer, or only "not modified". */
const tagged = async (response: Response, known: string | undefined): Promise<Response> => {
  if (response.status !== 200) return response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const etag = `"${createHash('sha1').update(bytes).digest('hex')}"`;
  const headers = new Headers(response.headers);
  headers.set('etag', etag);
  if (known !== etag) return new Response(bytes, { headers });
  for (const name of ['content-length', 'content-type']) headers.delete(name);
  return new Response(null, { status: 304, headers });
};

const dated = (response: Response, seconds: number): Response => {
  const headers = new Headers(response.headers);
  headers.set('date', new Date(Date.now() + seconds * 1000).toUTCString());
  return new Response(response.body, { status: response.status, headers });
};

interface Exchange {
  /** Undefined if the API is called without a socket. */
  bindings: Partial<HttpBindings> | undefined;
  answer: () => Promise<Response>;
  ending: AbortSignal | undefined;
  /** Version that the client has (`If-None-Match`). */
  known: string | undefined;
  /** Resolves when the test removes its faults. */
  cleared: () => Promise<void>;
}

const page = '<!doctype html><title>Gateway</title><h1>Something is in the way</h1>';

/** Runs `work` on the socket; without a socket, returns a network error. */
const onSocket = async (
  { bindings }: Exchange,
  work: (outgoing: HttpBindings['outgoing']) => Promise<void> | void,
): Promise<Response> => {
  if (!bindings?.outgoing) return Response.error();
  await work(bindings.outgoing);
  return RESPONSE_ALREADY_SENT;
};

/** Exceeds the duration of any test. */
const longestHoldMs = 600_000;

export const applyFault = async (fault: Fault, exchange: Exchange): Promise<Response> => {
  switch (fault.type) {
    case 'delay':
      await pause(fault.milliseconds, exchange.ending);
      return exchange.answer();
    case 'hold':
      await Promise.race([exchange.cleared(), pause(longestHoldMs, exchange.ending)]);
      return exchange.answer();
    case 'status':
      return statusOnly(fault.status);
    case 'busy':
      return statusOnly(fault.status, fault.seconds > 0 ? { 'retry-after': String(fault.seconds) } : {});
    case 'etag':
      return tagged(await exchange.answer(), exchange.known);
    case 'clock':
      return dated(await exchange.answer(), fault.seconds);
    case 'drop':
      return onSocket(exchange, (outgoing) => void outgoing.destroy());
    case 'truncate':
      return onSocket(exchange, async (outgoing) => truncate(await exchange.answer(), outgoing));
    case 'html':
      return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } });
    case 'huge':
      return huge(fault.bytes);
    case 'file':
      return onSocket(exchange, (outgoing) => pour(fault.bytes, outgoing));
    case 'slow':
      return slow(await exchange.answer(), fault.bytesPerSecond);
  }
};

const emptyStatuses = [204, 205, 304];

const statusOnly = (status: number, headers: Record<string, string> = {}): Response =>
  emptyStatuses.includes(status)
    ? new Response(null, { status })
    : Response.json({ code: 'FAULT', message: `Status ${status} on purpose` }, { status, headers });
