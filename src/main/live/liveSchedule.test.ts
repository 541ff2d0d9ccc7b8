import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRequestBudget } from '../api/requestLimits.ts';
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

it('keeps to the budget of every minute', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9000 }), { maxLength: 200 }), (pauses) => {
      const budget = createRequestBudget();
      const taken: number[] = [];
      let now = 0;
      for (const pause of pauses) {
        now += pause;
        if (budget.take('live', now)) taken.push(now);
      }
      for (const end of taken)
        expect(taken.filter((at) => at <= end && end - at < 60_000).length).toBeLessThanOrEqual(20);
    }),
  );
});

it('serves every query eventually when more are due than allowed', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(3), { minLength: 5, maxLength: 60 }), (ranks) => {
      const budget = createRequestBudget();
      const asked = new Map<Due, number>();
      const tasks = ranks.map((rank): Due => ({ pace: pace({ rank, everyMs: 15_000 }), dueAt: 0 }));
      for (let now = 0; now < 20 * 60_000; now += 1000)
        for (const task of inTurn(tasks, now)) {
          if (!budget.take('live', now)) break;
          asked.set(task, (asked.get(task) ?? 0) + 1);
          task.dueAt = now + task.pace.everyMs;
        }
      for (const task of tasks) expect(asked.get(task) ?? 0).toBeGreaterThan(1);
    }),
    { numRuns: 30 },
  );
});

it('starts with the most important of the due queries', () => {
  const [counts, orders, later] = [3, 0, 0].map(
    (rank, index): Due => ({ pace: pace({ rank }), dueAt: index === 2 ? 9 : 0 }),
  );
  expect(inTurn([counts, orders, later] as Due[], 5)).toEqual([orders, counts]);
});

it('allows 40 polls a minute for both budgets together, and renews them after a minute', () => {
  const budget = createRequestBudget();
  const takeAll = (now: number): number =>
    Array.from({ length: 100 }, (_, index) =>
      budget.take(index % 2 === 0 ? 'live' : 'liveAllCities', now),
    ).filter(Boolean).length;
  expect(takeAll(0)).toBe(40);
  expect(takeAll(59_999)).toBe(0);
  expect(takeAll(60_000)).toBe(40);
});

it('leaves 20 polls to one city and 30 to all cities when the other is idle', () => {
  for (const [share, most] of [
    ['live', 20],
    ['liveAllCities', 30],
  ] as const) {
    const budget = createRequestBudget();
    expect(Array.from({ length: 50 }, () => budget.take(share, 0)).filter(Boolean)).toHaveLength(most);
  }
});
