import { expect, it, vi } from 'vitest';
import { failure, success } from '#shared/ipc/result.ts';
import { couriers, type OpenBoard, openLiveBoard, orders } from '../../../tests/support/openLiveBoard.ts';

it('polls nothing for hidden or paused windows, and at once when they return', async () => {
  const { world, asked, watch, pass } = openLiveBoard();
  watch(1, orders);
  world.seen.clear();
  await pass(120);
  watch(1, orders, { isPaused: true });
  world.seen.add(1);
  await pass(120);
  expect(asked).not.toHaveBeenCalled();
  watch(1, orders);
  await pass(1);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('continues to poll counts and notices while all windows are hidden', async () => {
  const { world, asked, askNotices, watch, pass } = openLiveBoard();
  watch(1, couriers, { pace: 'count', isPaused: true });
  world.seen.clear();
  await pass(125);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(askNotices).toHaveBeenCalledTimes(2);
});

it.each([
  ['asleep', ({ board }: OpenBoard) => board.sleep(), ({ board }: OpenBoard) => board.wake()],
  [
    'without a server',
    ({ world }: OpenBoard) => Object.assign(world, { isReachable: false }),
    ({ world }: OpenBoard) => Object.assign(world, { isReachable: true }),
  ],
  [
    'logged out',
    ({ world }: OpenBoard) => Object.assign(world, { userKey: null }),
    ({ world }: OpenBoard) => Object.assign(world, { userKey: 'A1' }),
  ],
])('polls nothing while the computer is %s', async (_state, begin, end) => {
  const opened = openLiveBoard();
  const { asked, askNotices, watch, pass } = opened;
  watch(1, orders);
  begin(opened);
  await pass(180);
  expect(asked).not.toHaveBeenCalled();
  expect(askNotices).not.toHaveBeenCalled();
  end(opened);
  await pass(1);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('polls less or nothing by setting, but still counts', async () => {
  const { world, asked, askNotices, watch, pass } = openLiveBoard();
  world.slowdown = 4;
  watch(1, orders);
  await pass(61);
  expect(asked).toHaveBeenCalledTimes(1);
  world.slowdown = null;
  await pass(300);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(askNotices).toHaveBeenCalledTimes(6);
});

it('polls less often after failures', async () => {
  const { world, asked, notify, watch, pass } = openLiveBoard();
  world.answer = async () => failure('NETWORK');
  watch(1, orders);
  await pass(300);
  // After 15, 45, 105 and 225 seconds.
  expect(asked).toHaveBeenCalledTimes(4);
  expect(notify).not.toHaveBeenCalled();
});

it('repeats failed polls soon after the server is back, but not more often if it keeps coming and going', async () => {
  const { board, world, asked, watch, pass } = openLiveBoard();
  watch(1, orders);
  watch(2, couriers);
  world.answer = async () => failure('NETWORK');
  await pass(130);
  asked.mockClear();
  board.back();
  await pass(12);
  expect(asked).toHaveBeenCalledTimes(2);
  for (let second = 0; second < 40; second += 4) {
    board.back();
    await pass(4);
  }
  expect(asked).toHaveBeenCalledTimes(2);
});

it('shares one budget per minute among all windows', async () => {
  const { board, asked, askNotices, pass } = openLiveBoard();
  for (const windowId of [1, 2]) {
    const queries = Array.from({ length: 20 }, (_, index) => ({
      id: `q${index}`,
      call: { ...orders, query: { page: 1, size: windowId * 100 + index } },
      pace: 'urgent' as const,
      reads: 0,
    }));
    board.watch(windowId, { queries, isPaused: false });
  }
  // The first 20 run in seconds 15 to 20, the others once those are a minute old.
  await pass(70);
  expect(asked.mock.calls.length + askNotices.mock.calls.length).toBe(20);
  await pass(20);
  expect(asked.mock.calls.length + askNotices.mock.calls.length).toBe(40);
});

it('polls all cities one at a time, from a budget that leaves room for a single city', async () => {
  const { world, budget, asked, watch, pass } = openLiveBoard();
  const queries: number[] = [];
  const never = new AbortController().signal;
  world.answer = async (call) => {
    if (call.params.city === 'C1') return success([]);
    const ask = async () => void queries.push(world.now);
    for (let city = 0; city < 50; city += 1) await budget.run('liveAllCities', ask, never);
    return success([]);
  };
  watch(1, { operation: 'orders.list', params: { country: 'es', city: 'all' } });
  watch(2, orders);
  await pass(300);
  for (const end of queries)
    expect(queries.filter((at) => at <= end && end - at < 60_000).length).toBeLessThanOrEqual(30);
  expect(queries.length).toBeGreaterThan(110);
  // Polling of a single city is not slowed down.
  expect(asked.mock.calls.filter(([operation]) => operation === 'orders.list').length).toBeGreaterThan(20);
});

it('drops a query that no window watches any more', async () => {
  const { board, world, asked, watch, pass } = openLiveBoard();
  world.answer = () => new Promise(() => {});
  watch(1, orders);
  await pass(15);
  const [, signal] = asked.mock.lastCall as [string, AbortSignal];
  board.windowGone(1);
  expect(signal.aborted).toBe(true);
  await pass(60);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('reports the time of the last answer as time of day, measured with a monotonic clock', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2026-11-28T14:00:00Z') });
  const { board, world, notifyBehind, watch, pass } = openLiveBoard(true);
  world.answer = async () => failure('NETWORK');
  watch(1, orders);
  vi.advanceTimersByTime(16_000);
  await pass(1);
  const asOf = Date.parse('2026-11-28T14:00:00Z');
  expect(notifyBehind).toHaveBeenLastCalledWith(1, { ids: ['of-1'], asOf });
  board.stop();
  vi.useRealTimers();
});

it('continues to poll when the clock of the computer is set back', async () => {
  const { board, asked, watch, pass } = openLiveBoard(true);
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  watch(1, orders);
  await pass(1);
  asked.mockClear();
  vi.setSystemTime(Date.now() - 24 * 3_600_000);
  watch(2, couriers);
  for (let minute = 0; minute < 2; minute += 1) {
    vi.advanceTimersByTime(60_000);
    await pass(1);
  }
  expect(asked.mock.calls.map(([operation]) => operation)).toContain('orders.list');
  board.stop();
  vi.useRealTimers();
});
