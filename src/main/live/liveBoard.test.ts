import { expect, it } from 'vitest';
import { failure, success } from '#shared/ipc/result.ts';
import { one, openLiveBoard, orders } from '../../../tests/support/openLiveBoard.ts';

it('polls orders every 15 seconds and sends a window only changed answers', async () => {
  const { world, asked, notify, watch, pass } = openLiveBoard();
  watch(1, orders);
  await pass(31);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(notify.mock.calls).toEqual([[1, { id: 'of-1', data: [one], total: 1, unread: [] }]]);
  world.answer = async () => success([one], 2);
  await pass(15);
  expect(notify).toHaveBeenLastCalledWith(1, { id: 'of-1', data: [one], total: 2, unread: [] });
});

it('polls once for windows with the same query, and notifies each by its own id', async () => {
  const { asked, notify, watch, pass } = openLiveBoard();
  watch(1, orders);
  watch(2, orders);
  await pass(16);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(notify.mock.calls.map(([windowId, { id }]) => [windowId, id])).toEqual([
    [1, 'of-1'],
    [2, 'of-2'],
  ]);
});

it('notifies a window by each id of the same query', async () => {
  const { board, asked, notify, pass } = openLiveBoard();
  const queries = ['list', 'count'].map((id) => ({
    id,
    call: orders,
    pace: 'urgent' as const,
    reads: 0,
  }));
  board.watch(1, { queries, isPaused: false });
  await pass(16);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(notify.mock.calls.map(([, { id }]) => id)).toEqual(['list', 'count']);
});

it('sends an unchanged answer again after an own read of the window, but not after a mere pause', async () => {
  const { asked, notify, watch, pass } = openLiveBoard();
  watch(1, orders);
  await pass(16);
  watch(1, orders, { isPaused: true });
  watch(1, orders);
  await pass(30);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(notify).toHaveBeenCalledTimes(1);
  watch(1, orders, { reads: 1 });
  await pass(30);
  expect(notify).toHaveBeenCalledTimes(2);
});

it('reports how long a window has been without an answer, each time, and its recovery', async () => {
  const { world, notifyBehind, watch, pass } = openLiveBoard();
  watch(1, orders);
  await pass(16);
  world.answer = async () => failure('NETWORK');
  await pass(60);
  const behind = { ids: ['of-1'], asOf: 15_000 };
  expect(notifyBehind.mock.calls).toEqual([
    [1, behind],
    [1, behind],
  ]);
  world.isReachable = false;
  world.answer = async () => success([one], 1);
  await pass(60);
  world.isReachable = true;
  await pass(2);
  expect(notifyBehind).toHaveBeenLastCalledWith(1, { ids: ['of-1'], asOf: null });
  world.isReachable = false;
  await pass(2);
  expect(notifyBehind).toHaveBeenLastCalledWith(1, { ids: ['of-1'], asOf: world.now - 3000 });
});

it('reports a deleted record as gone, each time', async () => {
  const { world, notifyBehind, watch, pass } = openLiveBoard();
  watch(1, { operation: 'couriers.read', params: { country: 'es', city: 'C1', id: 'K1' } });
  world.answer = async () => failure('NOT_FOUND', 404);
  await pass(60);
  const gone = { ids: ['of-1'], asOf: 0, isGone: true };
  expect(notifyBehind.mock.calls).toEqual([
    [1, gone],
    [1, gone],
  ]);
});

it('discards an answer older than a write, and polls again', async () => {
  const { board, world, notify, watch, pass } = openLiveBoard();
  let give = (): void => {};
  world.answer = () => new Promise((resolve) => (give = () => resolve(success(['old']))));
  watch(1, orders);
  await pass(15);
  board.forget();
  give();
  world.answer = async () => success(['new']);
  await pass(1);
  expect(notify.mock.calls).toEqual([[1, expect.objectContaining({ id: 'of-1', data: ['new'] })]]);
});

it('shares nothing between users, and forgets the queries of the previous user', async () => {
  const { board, world, asked, notify, watch, pass } = openLiveBoard();
  let give = (): void => {};
  world.answer = () => new Promise((resolve) => (give = () => resolve(success(['of A1']))));
  watch(1, orders);
  await pass(15);
  world.userKey = 'B2';
  board.userChanged();
  give();
  await pass(60);
  expect(notify).not.toHaveBeenCalled();
  expect(asked).toHaveBeenCalledTimes(1);
});
