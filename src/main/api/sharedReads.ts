import { failure, type Result } from '#shared/ipc/result.ts';
import type { ApiCall } from './apiClient.ts';

/** Windows notified of the same change refetch within this time, even ten of them on a slow computer. */
const graceMs = 1000;

interface Reading {
  answer: Promise<Result<unknown>>;
  /** Windows that have this answer. If one of them asks again, it wants a newer answer. */
  answered: Set<number>;
  waiting: number;
  giveUp: AbortController;
}

const callKey = ({ operation, params, query, isCount, search }: ApiCall): string =>
  JSON.stringify([operation, params, query, isCount, search]);

export type SharedReads = ReturnType<typeof createSharedReads>;

/** Deduplicates reads: windows that ask the same at the same time share one request. */
export const createSharedReads = (read: (call: ApiCall, signal: AbortSignal) => Promise<Result<unknown>>) => {
  const readings = new Map<string, Reading>();

  /** Converts exceptions to a failure for all waiting callers. */
  const answerOf = async (call: ApiCall, signal: AbortSignal): Promise<Result<unknown>> => {
    try {
      return await read(call, signal);
    } catch {
      return failure('INTERNAL');
    }
  };

  const begin = (key: string, call: ApiCall): Reading => {
    const giveUp = new AbortController();
    const reading: Reading = {
      answer: answerOf(call, giveUp.signal),
      answered: new Set(),
      waiting: 0,
      giveUp,
    };
    readings.set(key, reading);
    const drop = (): void => {
      if (readings.get(key) === reading) readings.delete(key);
    };
    void reading.answer.then(({ ok }) => {
      // Never reuse a failure, so that the next caller retries.
      if (ok) setTimeout(drop, graceMs).unref();
      else drop();
    });
    return reading;
  };

  return {
    read: (call: ApiCall, windowId: number, signal: AbortSignal): Promise<Result<unknown>> => {
      const key = callKey(call);
      const running = readings.get(key);
      const isFit = running && !running.answered.has(windowId) && !running.giveUp.signal.aborted;
      const reading = isFit ? running : begin(key, call);
      reading.waiting += 1;
      return new Promise((resolve) => {
        const leave = (): void => {
          reading.waiting -= 1;
          if (reading.waiting === 0) reading.giveUp.abort();
          resolve(failure('ABORTED'));
        };
        if (signal.aborted) return leave();
        signal.addEventListener('abort', leave, { once: true });
        void reading.answer.then((result) => {
          signal.removeEventListener('abort', leave);
          reading.answered.add(windowId);
          resolve(result);
        });
      });
    },
    /** Call on a write or a change of user: pending answers may be stale. */
    forget: (): void => readings.clear(),
  };
};
