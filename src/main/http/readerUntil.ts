import type { ReadableStreamReadResult } from 'node:stream/web';

export interface BodyReader {
  /** Rejects when the signal has ended the reading. */
  read(): Promise<ReadableStreamReadResult<Uint8Array>>;
  cancel(): Promise<void>;
}

/**
 * Reads a body until the signal says stop. `fetch` promises as much, but holds its request only weakly: once that
 * is garbage-collected (the answer's headers are here, nobody needs the request any more), an abort no longer
 * reaches the body and a silent server would be waited for forever.
 */
export const readerUntil = (body: ReadableStream<Uint8Array>, signal: AbortSignal): BodyReader => {
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
