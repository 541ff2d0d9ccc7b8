import { setTimeout as sleep } from 'node:timers/promises';
import { createRequestBudget } from '../../api/requestLimits.ts';

const lookAgainMs = 250;

/** Spreads the requests of a check over time, because no user waits for a single one of them. */
export const createCheckTurns = (): ((signal: AbortSignal) => Promise<void>) => {
  const budget = createRequestBudget();
  return async (signal) => {
    while (!signal.aborted && !budget.take('serverCheck', performance.now()))
      await sleep(lookAgainMs, undefined, { signal }).catch(() => undefined);
  };
};
