import { failure, type Result } from '#shared/ipc/result.ts';
import type { ApiCall } from './apiClient.ts';

/** Windows that hear of the same change ask within this of each other, also where ten share a slow computer. */
const graceMs = 1000;

interface Reading {
  answer: Promise<Result<unknown>>;
  /** The windows that have its answer: one that asks again wants a new one. */
  answered: Set<number>;
  /** How many still want the answer. */
  waiting: number;
  giveUp: AbortController;
}

const keyOf = ({ operation, params, query, isCount, search }: ApiCall): string =>
  JSON.stringify([operation, params, query, isCount, search]);

export type SharedReads = ReturnType<typeof createSharedReads>;

/** Several windows that ask for the same at the same time get one answer of the server. */
export const createSharedReads = (read: (call: ApiCall, signal: AbortSignal) => Promise<Result<unknown>>) => {
  const readings = new Map<string, Reading>();

  /** Those who wait for a reading must be told, whatever happens to it. */
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
      // Who asks after a failure tries again.
      if (ok) setTimeout(drop, graceMs).unref();
      else drop();
    });
    return reading;
  };

  return {
    read: (call: ApiCall, windowId: number, signal: AbortSignal): Promise<Result<unknown>> => {
      const key = keyOf(call);
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
    /** Something is written, or somebody else is asking: what was asked before says nothing about what is after. */
    forget: (): void => readings.clear(),
  };
};
