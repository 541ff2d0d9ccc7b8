import type { ReadableStreamReadResult } from 'node:stream/web';
import { failed, type HttpOutcome, type HttpRequest } from './httpOutcome.ts';
import type { TimeLimit } from './timeLimit.ts';

interface BodyReader {
  /** Rejects when the signal has ended the reading. */
  read(): Promise<ReadableStreamReadResult<Uint8Array>>;
  cancel(): Promise<void>;
}

/**
 * Reads a body until the signal says stop. `fetch` promises as much, but holds its request only weakly: once that
 * is garbage-collected (the answer's headers are here, nobody needs the request any more), an abort no longer
 * reaches the body and a silent server would be waited for forever.
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
      // A cancelled reader says "done", which must not be taken for the end of the body.
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

/** Collects a body as long as it stays within the limit; null when it does not. Counts what was decompressed. */
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

/** The error that a watched body fails with: `name` tells a cut connection from a pause that was too long. */
export const bodyError = (limit: TimeLimit): DOMException => {
  const reason = limit.reason();
  if (reason === 'aborted') return new DOMException('The transfer was cancelled', 'AbortError');
  if (reason === 'timeout') return new DOMException('The transfer paused for too long', 'TimeoutError');
  return new DOMException('The transfer was cut', 'NetworkError');
};

/**
 * Passes a body on and ends it when the server pauses for longer than `idleMs`. Only the time spent waiting for
 * the server counts: a slow disk on our side is not a stall.
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

/** Reads the whole answer within the limits of the request. */
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
