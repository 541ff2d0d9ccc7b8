import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRefresh } from './refreshWindows.ts';

let ids: number[];
let seen: Set<number>;
let notified: { id: number; at: number }[];

beforeEach(() => {
  vi.useFakeTimers();
  ids = [1, 2, 3];
  seen = new Set([1, 2, 3]);
  notified = [];
});
afterEach(() => vi.useRealTimers());

const start = () =>
  createRefresh({
    windowIds: () => ids,
    isSeen: (id) => seen.has(id),
    notify: (id) => void notified.push({ id, at: performance.now() }),
  });
const notifiedIds = (): number[] => notified.map(({ id }) => id);

it('notifies the first window at once and the others one by one, within 12 seconds', async () => {
  ids = Array.from({ length: 10 }, (_, index) => index + 1);
  seen = new Set(ids);
  const from = performance.now();
  start()();
  expect(notifiedIds()).toEqual([1]);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(notifiedIds()).toEqual(ids);
  expect(new Set(notified.map(({ at }) => at)).size).toBe(10);
  expect((notified.at(-1)?.at ?? 0) - from).toBeLessThanOrEqual(12_000);
});

it('notifies a hidden window when it is shown', async () => {
  seen = new Set([1]);
  start()();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(notifiedIds()).toEqual([1]);
  seen.add(3);
  await vi.advanceTimersByTimeAsync(1000);
  expect(notifiedIds()).toEqual([1, 3]);
});

it('notifies no window twice within a minute, however often the server comes back', async () => {
  const refresh = start();
  for (let second = 0; second < 66; second += 6) {
    refresh();
    await vi.advanceTimersByTimeAsync(6000);
  }
  for (const id of ids) {
    const times = notified.filter((one) => one.id === id).map(({ at }) => at);
    expect(times.length).toBeLessThanOrEqual(2);
    expect((times[1] ?? Number.POSITIVE_INFINITY) - (times[0] ?? 0)).toBeGreaterThanOrEqual(60_000);
  }
  // The last reconnect still causes a refetch, after the minute is over.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(notifiedIds().filter((id) => id === 2).length).toBeGreaterThan(1);
});

it('forgets closed windows, and stops its timer when no window waits', async () => {
  start()();
  ids = [1];
  await vi.advanceTimersByTimeAsync(10_000);
  expect(notifiedIds()).toEqual([1]);
  expect(vi.getTimerCount()).toBe(0);
});
