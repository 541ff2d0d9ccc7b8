import { setImmediate as nextTurn } from 'node:timers/promises';

/** Long work lets other calls through this often. */
const sliceMs = 20;

/** Runs a generator to its end, with pauses in which main answers other calls. */
export const inSlices = async <Value>(steps: Generator<void, Value>): Promise<Value> => {
  let endsAt = performance.now() + sliceMs;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < endsAt) continue;
    await nextTurn();
    endsAt = performance.now() + sliceMs;
  }
};
