import { readerUntil } from './readerUntil.ts';
import type { TimeLimit } from './timeLimit.ts';

/** The error that a watched body fails with: `name` tells a cut connection from a pause that was too long. */
const bodyError = (limit: TimeLimit): DOMException => {
  const reason = limit.reason();
  if (reason === 'aborted') return new DOMException('The transfer was cancelled', 'AbortError');
  if (reason === 'timeout') return new DOMException('The transfer paused for too long', 'TimeoutError');
  return new DOMException('The transfer was cut', 'NetworkError');
};

/**
 * Passes a body on and ends it when the server pauses for longer than `idleMs`. Only the time spent waiting for
 * the server counts: a slow disk on our side is not a stall.
 */
export const watchBody = (
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
