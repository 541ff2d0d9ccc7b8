import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Due, inTurn, type Pace, waitMs } from './liveSchedule.ts';

const pace = (changes: Partial<Pace> = {}): Pace => ({
  everyMs: 30_000,
  rank: 1,
  isSteady: false,
  whenHidden: false,
  ...changes,
});

it('grows the delay with each failure, up to five minutes', () => {
  const waits = [0, 1, 2, 3, 4, 20].map((failures) => waitMs(pace(), { failures, same: 0 }) / 1000);
  expect(waits).toEqual([30, 60, 120, 240, 300, 300]);
});

it('never polls more often after a failure than without one', () => {
  fc.assert(
    fc.property(fc.nat(30), fc.nat(30), fc.integer({ min: 1, max: 400 }), (failures, same, seconds) => {
      const slow = pace({ everyMs: seconds * 1000 });
      expect(waitMs(slow, { failures, same })).toBeGreaterThanOrEqual(slow.everyMs);
    }),
  );
});

it('grows the delay without changes, unless the query needs a steady one', () => {
  expect(waitMs(pace(), { failures: 0, same: 5 })).toBe(60_000);
  expect(waitMs(pace({ isSteady: true }), { failures: 0, same: 50 })).toBe(30_000);
  expect(waitMs(pace(), { failures: 0, same: 0 }, 4)).toBe(120_000);
});

it('starts with the most important of the due queries', () => {
  const [counts, orders, later] = [3, 0, 0].map(
    (rank, index): Due => ({ pace: pace({ rank }), dueAt: index === 2 ? 9 : 0 }),
  );
  expect(inTurn([counts, orders, later] as Due[], 5)).toEqual([orders, counts]);
});
