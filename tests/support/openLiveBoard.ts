import { vi } from 'vitest';
import { createRequestBudget } from '../../src/main/api/requestBudget.ts';
import { createLiveBoard, type Slowdown } from '../../src/main/live/liveBoard.ts';
import type { LivePace, WatchedCall } from '../../src/shared/ipc/liveRoutes.ts';
import { type Result, success } from '../../src/shared/ipc/result.ts';

const place = { country: 'es', city: 'C1' };
export const orders: WatchedCall = { operation: 'orders.list', params: place };
export const couriers: WatchedCall = { operation: 'couriers.list', params: place };

/** Default answer to queries about orders. */
export const one = { id: 'O1', status: 'paid' };

/** Environment of a board, which tests modify. */
const createSurroundings = () => ({
  now: 0,
  userKey: 'A1' as string | null,
  isReachable: true,
  seen: new Set([1, 2]),
  slowdown: 1 as Slowdown,
  answer: async (_call: WatchedCall): Promise<Result<unknown>> => success([one], 1),
});

/** Live board with two windows and a clock that only `pass` advances. `hasOwnClock` uses the system clock. */
export const openLiveBoard = (hasOwnClock = false) => {
  const world = createSurroundings();
  const spies = { asked: vi.fn(), askNotices: vi.fn(async () => {}), notify: vi.fn(), notifyBehind: vi.fn() };
  const budget = createRequestBudget(hasOwnClock ? undefined : () => world.now);
  const board = createLiveBoard({
    budget,
    ask: (call, signal) => {
      spies.asked(call.operation, signal);
      return world.answer(call);
    },
    askNotices: spies.askNotices,
    userKey: () => world.userKey,
    isReachable: () => world.isReachable,
    isSeen: (windowId) => world.seen.has(windowId),
    slowdown: () => world.slowdown,
    notify: spies.notify,
    notifyBehind: spies.notifyBehind,
    ...(hasOwnClock ? {} : { now: () => world.now, timeOf: (at) => at }),
  });
  return {
    board,
    budget,
    world,
    ...spies,
    /** Watches a query for a window. */
    watch: (
      windowId: number,
      call: WatchedCall,
      { pace = 'urgent' as LivePace, isPaused = false, reads = 0 } = {},
    ) => board.watch(windowId, { queries: [{ id: `of-${windowId}`, call, pace, reads }], isPaused }),
    /** Ticks once per second; answers arrive within a second. */
    pass: async (seconds: number): Promise<void> => {
      for (let second = 0; second < seconds; second += 1) {
        world.now += 1000;
        board.tick();
        for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
      }
    },
  };
};
export type OpenBoard = ReturnType<typeof openLiveBoard>;
