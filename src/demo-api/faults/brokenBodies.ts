import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';

const encoder = new TextEncoder();
const withoutLength = (headers: Headers): Headers => {
  const copy = new Headers(headers);
  copy.delete('content-length');
  return copy;
};

/** Promises the whole body, sends half of it and breaks the connection. */
export const truncate = async (response: Response, outgoing: HttpBindings['outgoing']): Promise<void> => {
  const bytes = new Uint8Array(await response.arrayBuffer());
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    'content-length': String(Math.max(bytes.length, 2)),
  });
  outgoing.write(bytes.slice(0, Math.max(1, Math.floor(bytes.length / 2))), () => outgoing.destroy());
};

const chunkSize = 64 * 1024;

/** A valid JSON list of that many bytes, made while it is sent. */
export const huge = (bytes: number): Response => {
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

/** The right body, dripping. */
export const slow = async (response: Response, bytesPerSecond: number): Promise<Response> => {
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
