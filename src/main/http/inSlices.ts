import { setImmediate as nextTurn } from 'node:timers/promises';

/** Longest time that main is blocked by a slice. */
const sliceMs = 20;

/** Runs a generator to its end, yielding to the event loop between slices. */
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
