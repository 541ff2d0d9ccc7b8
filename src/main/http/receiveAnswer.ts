import type { ReadableStreamReadResult } from 'node:stream/web';
import { failed, type HttpOutcome, type HttpRequest } from './httpOutcome.ts';
import type { TimeLimit } from './timeLimit.ts';

interface BodyReader {
  read(): Promise<ReadableStreamReadResult<Uint8Array>>;
  cancel(): Promise<void>;
}

/**
 * Reads a body until the signal aborts. `fetch` promises the same, but references its request only weakly.
 * Once the request is garbage-collected, an abort no longer reaches the body, and a silent server would be
 * awaited forever.
 */
const readerUntil = (body: ReadableStream<Uint8Array>, signal: AbortSignal): BodyReader => {
  const reader = body.getReader();
  const cancel = (): Promise<void> => reader.cancel().catch(() => undefined);
  const stop = (): void => void cancel();
  signal.addEventListener('abort', stop, { once: true });
  const finish = (): void => signal.removeEventListener('abort', stop);
  return {
    read: async () => {
      signal.throwIfAborted();
      const result = await reader.read().catch((cause: unknown) => {
        finish();
        throw cause;
      });
      // A cancelled reader reports "done". Do not mistake that for the end of the body.
      signal.throwIfAborted();
      if (result.done) finish();
      return result;
    },
    cancel: () => {
      finish();
      return cancel();
    },
  };
};

/** Collects a body; `null` if it exceeds the limit, counted after decompression. */
const readBytes = async (
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array | null> => {
  if (!body) return new Uint8Array();
  const reader = readerUntil(body, signal);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks, size);
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
};

/**
 * Error of a failed body. Its `name` distinguishes an abort, a pause that was too long and a broken
 * connection.
 */
export const bodyError = (limit: TimeLimit): DOMException => {
  const reason = limit.reason();
  if (reason === 'aborted') return new DOMException('The transfer was cancelled', 'AbortError');
  if (reason === 'timeout') return new DOMException('The transfer paused for too long', 'TimeoutError');
  return new DOMException('The transfer was cut', 'NetworkError');
};

/**
 * Ends the body when the server pauses for longer than `idleMs`. Only time spent waiting for the server
 * counts, so a slow disk here is not a stall.
 */
const watchBody = (
  body: ReadableStream<Uint8Array>,
  limit: TimeLimit,
  idleMs: number,
): ReadableStream<Uint8Array> => {
  const reader = readerUntil(body, limit.signal);
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        limit.restart(idleMs);
        try {
          const { done, value } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch {
          controller.error(bodyError(limit));
        } finally {
          limit.pause();
        }
      },
      cancel: async () => {
        limit.cancel();
        await reader.cancel();
      },
    },
    { highWaterMark: 0 },
  );
};

export interface Reception {
  request: HttpRequest;
  limit: TimeLimit;
  idleMs: number;
}

export const receiveAnswer = async (
  response: Response,
  { request, limit, idleMs }: Reception,
): Promise<HttpOutcome> => {
  const { status, headers } = response;
  const announced = Number(headers.get('content-length') ?? 0);
  const body =
    response.body && request.timing === 'idle' ? watchBody(response.body, limit, idleMs) : response.body;
  const bytes = announced > request.maxBytes ? null : await readBytes(body, request.maxBytes, limit.signal);
  if (bytes) return { type: 'answer', status, headers, bytes };
  limit.cancel();
  return failed('tooLarge');
};
