import { beforeEach, expect, it, vi } from 'vitest';
import type { LivePace, WatchedCall } from '#shared/ipc/liveRoutes.ts';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import { createLiveBoard, type Slowdown } from './liveBoard.ts';

const orders: WatchedCall = { operation: 'orders.list', params: { country: 'es', city: 'C1' } };
const couriers: WatchedCall = { operation: 'couriers.list', params: { country: 'es', city: 'C1' } };

const one = { id: 'O1', status: 'paid' };
const other = { id: 'O2', status: 'paid' };

let now: number;
let answer: (call: WatchedCall, turn?: () => Promise<void>) => Promise<Result<unknown>>;
let person: string | null;
let isReachable: boolean;
let seen: Set<number>;
let slowdown: Slowdown;
const asked = vi.fn();
const askNotices = vi.fn(async () => {});
const tell = vi.fn();
const tellBehind = vi.fn();
beforeEach(() => {
  now = 0;
  person = 'A1';
  isReachable = true;
  seen = new Set([1, 2]);
  slowdown = 1;
  answer = async () => success([one], 1);
  vi.clearAllMocks();
});

const openBoard = (clock: { now?: () => number } = { now: () => now }) =>
  createLiveBoard({
    ask: (call, signal, turn) => {
      asked(call.operation, signal);
      return answer(call, turn);
    },
    askNotices,
    person: () => person,
    isReachable: () => isReachable,
    isSeen: (windowId) => seen.has(windowId),
    slowdown: () => slowdown,
    tell,
    tellBehind,
    ...clock,
  });
type Board = ReturnType<typeof openBoard>;

const watch = (
  board: Board,
  windowId: number,
  call: WatchedCall,
  pace: LivePace = 'orders',
  isPaused = false,
  has: number | null = null,
) => board.watch(windowId, { questions: [{ id: `of-${windowId}`, call, pace, has }], isPaused });
const lastVersion = (): number => tell.mock.lastCall?.[1].version;

/** The clock ticks once a second, and answers come within one. */
const pass = async (board: Board, seconds: number): Promise<void> => {
  for (let second = 0; second < seconds; second += 1) {
    now += 1000;
    board.tick();
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
  }
};

it('asks for orders every 15 seconds and tells a window only what is new', async () => {
  const board = openBoard();
  watch(board, 1, orders);
  await pass(board, 31);
  expect(asked).toHaveBeenCalledTimes(2);
  const whole = { id: 'of-1', version: lastVersion(), data: [one], total: 1, unread: [] };
  expect(tell.mock.calls).toEqual([[1, whole]]);
  answer = async () => success([other, one], 2);
  await pass(board, 15);
  expect(tell).toHaveBeenLastCalledWith(1, {
    id: 'of-1',
    version: lastVersion(),
    base: whole.version,
    difference: { order: ['O2', 'O1'], rows: [other] },
    total: 2,
    unread: [],
  });
});

it('asks once for windows that show the same, and tells each by the id that it gave', async () => {
  const board = openBoard();
  watch(board, 1, orders);
  watch(board, 2, orders);
  await pass(board, 16);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(tell.mock.calls.map(([windowId, { id }]) => [windowId, id])).toEqual([
    [1, 'of-1'],
    [2, 'of-2'],
  ]);
});

it('tells a window by each of the ids under which it asks the same', async () => {
  const board = openBoard();
  const questions = ['list', 'count'].map((id) => ({ id, call: orders, pace: 'orders' as const, has: null }));
  board.watch(1, { questions, isPaused: false });
  await pass(board, 16);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(tell.mock.calls.map(([, { id }]) => id)).toEqual(['list', 'count']);
});

it('tells a window nothing again that only paused', async () => {
  const board = openBoard();
  watch(board, 1, orders);
  await pass(board, 16);
  watch(board, 1, orders, 'orders', true, lastVersion());
  watch(board, 1, orders, 'orders', false, lastVersion());
  await pass(board, 30);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(tell).toHaveBeenCalledTimes(1);
});

const read = (board: Board, rows: unknown[], total: number): number => {
  const result = board.numbered('orders.list', success(rows, total));
  return (result.ok && result.version) || 0;
};

it('tells a window nothing that has just read the same itself, and of something else the difference', async () => {
  const board = openBoard();
  watch(board, 1, orders, 'orders', false, read(board, [one], 1));
  const older = read(board, [other, one], 1);
  watch(board, 2, orders, 'orders', false, older);
  await pass(board, 16);
  expect(tell).toHaveBeenCalledExactlyOnceWith(2, {
    id: 'of-2',
    version: lastVersion(),
    base: older,
    difference: { order: ['O1'], rows: [] },
    total: 1,
    unread: [],
  });
});

it('says since when a window was not answered, each time, and when it is answered again', async () => {
  const board = openBoard();
  watch(board, 1, orders);
  await pass(board, 16);
  answer = async () => failure('NETWORK');
  await pass(board, 60);
  const behind = { ids: ['of-1'], asOf: 15_000 };
  expect(tellBehind.mock.calls).toEqual([
    [1, behind],
    [1, behind],
  ]);
  isReachable = false;
  answer = async () => success([one], 1);
  await pass(board, 60);
  isReachable = true;
  await pass(board, 2);
  expect(tellBehind).toHaveBeenLastCalledWith(1, { ids: ['of-1'], asOf: null });
  isReachable = false;
  await pass(board, 2);
  expect(tellBehind).toHaveBeenLastCalledWith(1, { ids: ['of-1'], asOf: now - 3000 });
});

it('asks nothing for windows that are hidden or paused, and at once when they come back', async () => {
  const board = openBoard();
  watch(board, 1, orders);
  seen.clear();
  await pass(board, 120);
  watch(board, 1, orders, 'orders', true);
  seen.add(1);
  await pass(board, 120);
  expect(asked).not.toHaveBeenCalled();
  watch(board, 1, orders);
  await pass(board, 1);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('goes on counting and asking for notices while all windows are hidden', async () => {
  const board = openBoard();
  watch(board, 1, couriers, 'count', true);
  seen.clear();
  await pass(board, 125);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(askNotices).toHaveBeenCalledTimes(2);
});

it.each([
  ['asleep', (board: Board) => board.sleep(), (board: Board) => board.wake()],
  [
    'without a server',
    () => {
      isReachable = false;
    },
    () => {
      isReachable = true;
    },
  ],
  [
    'logged out',
    () => {
      person = null;
    },
    () => {
      person = 'A1';
    },
  ],
])('asks nothing while the computer is %s', async (_state, begin, end) => {
  const board = openBoard();
  watch(board, 1, orders);
  begin(board);
  await pass(board, 180);
  expect(asked).not.toHaveBeenCalled();
  expect(askNotices).not.toHaveBeenCalled();
  end(board);
  await pass(board, 1);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('is slower or silent by choice, but counts all the same', async () => {
  slowdown = 4;
  const board = openBoard();
  watch(board, 1, orders);
  await pass(board, 61);
  expect(asked).toHaveBeenCalledTimes(1);
  slowdown = null;
  await pass(board, 300);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(askNotices).toHaveBeenCalledTimes(6);
});

it('asks more rarely after failures', async () => {
  answer = async () => failure('NETWORK');
  const board = openBoard();
  watch(board, 1, orders);
  await pass(board, 300);
  // After 15, 45, 105 and 225 seconds.
  expect(asked).toHaveBeenCalledTimes(4);
  expect(tell).not.toHaveBeenCalled();
});

it('has the budget of one minute for all windows', async () => {
  const board = openBoard();
  for (const windowId of [1, 2]) {
    const questions = Array.from({ length: 20 }, (_, index) => ({
      id: `q${index}`,
      call: { ...orders, query: { page: 1, size: windowId * 100 + index } },
      pace: 'orders' as const,
      has: null,
    }));
    board.watch(windowId, { questions, isPaused: false });
  }
  // The first 20 within the seconds 15 to 20, the others when those are a minute old.
  await pass(board, 70);
  expect(asked.mock.calls.length + askNotices.mock.calls.length).toBe(20);
  await pass(board, 20);
  expect(asked.mock.calls.length + askNotices.mock.calls.length).toBe(40);
});

it('asks for all cities one by one, out of a budget that leaves room for one city', async () => {
  const questions: number[] = [];
  answer = async (call, turn) => {
    if (call.params.city === 'C1') return success([]);
    for (let city = 0; city < 50; city += 1) {
      await turn?.();
      questions.push(now);
    }
    return success([]);
  };
  const board = openBoard();
  watch(board, 1, { operation: 'orders.list', params: { country: 'es', city: 'all' } });
  watch(board, 2, orders);
  await pass(board, 300);
  for (const end of questions)
    expect(questions.filter((at) => at <= end && end - at < 60_000).length).toBeLessThanOrEqual(30);
  expect(questions.length).toBeGreaterThan(110);
  // One city is asked as often as ever.
  expect(asked.mock.calls.filter(([operation]) => operation === 'orders.list').length).toBeGreaterThan(20);
});

it('drops an answer that is older than a write, and asks again', async () => {
  let give = (): void => {};
  answer = () => new Promise((resolve) => (give = () => resolve(success(['old']))));
  const board = openBoard();
  watch(board, 1, orders);
  await pass(board, 15);
  board.forget();
  give();
  answer = async () => success(['new']);
  await pass(board, 1);
  expect(tell.mock.calls).toEqual([[1, expect.objectContaining({ id: 'of-1', data: ['new'] })]]);
});

it('gives nothing of one person to the next, and forgets what that person watched', async () => {
  let give = (): void => {};
  answer = () => new Promise((resolve) => (give = () => resolve(success(['of A1']))));
  const board = openBoard();
  watch(board, 1, orders);
  await pass(board, 15);
  person = 'B2';
  board.personChanged();
  give();
  await pass(board, 60);
  expect(tell).not.toHaveBeenCalled();
  expect(asked).toHaveBeenCalledTimes(1);
});

it('gives up what no window watches any more', async () => {
  answer = () => new Promise(() => {});
  const board = openBoard();
  watch(board, 1, orders);
  await pass(board, 15);
  const [, signal] = asked.mock.lastCall as [string, AbortSignal];
  board.windowGone(1);
  expect(signal.aborted).toBe(true);
  await pass(board, 60);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('goes on asking when somebody sets the clock of the computer back', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const board = openBoard({});
  watch(board, 1, orders);
  await pass(board, 1);
  asked.mockClear();
  vi.setSystemTime(Date.now() - 24 * 3_600_000);
  watch(board, 2, couriers);
  for (let minute = 0; minute < 2; minute += 1) {
    vi.advanceTimersByTime(60_000);
    await pass(board, 1);
  }
  expect(asked.mock.calls.map(([operation]) => operation)).toContain('orders.list');
  board.stop();
  vi.useRealTimers();
});
