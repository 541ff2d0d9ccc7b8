import { beforeEach, expect, it, vi } from 'vitest';
import type { Notice } from '#shared/api/staff.ts';
import { success } from '#shared/ipc/result.ts';
import { noticeKey } from '#shared/screens/notices.ts';
import type { Settings } from '../settings/settingsSchema.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import { createNoticeBoard } from './noticeBoard.ts';

const morning = '2026-11-21T08:00:00.000Z';
const evening = '2026-11-21T20:00:00.000Z';
const candidate: Notice = { type: 'candidates', id: 'C1', title: 'Ana', dateTime: morning };
const message: Notice = { type: 'notification', id: 'C1', title: 'News', dateTime: morning };

let kept: Pick<Settings, 'dismissedNotices' | 'openedNotices'>;
let served: Notice[];
let userId: string;
let server: string;
let answerWhen: Promise<void>;
const asked = vi.fn();
const notified = { onChanged: vi.fn(), onNew: vi.fn(), onCount: vi.fn() };
beforeEach(() => {
  kept = { dismissedNotices: {}, openedNotices: {} };
  served = [candidate, message];
  userId = 'A1';
  server = 'https://one.example';
  answerWhen = Promise.resolve();
  vi.clearAllMocks();
});

const settings: SettingsStore = {
  get: (key) => kept[key as keyof typeof kept] as never,
  recovered: false,
  set: (changes) => {
    kept = { ...kept, ...(changes as object) };
  },
};

/** Simulates a start of the app: only the settings persist. */
const openBoard = () =>
  createNoticeBoard({
    api: {
      call: async ({ params }: { params: object }) => {
        asked(params);
        await answerWhen;
        return success(served);
      },
    } as never,
    session: { state: () => ({ status: 'loggedIn', user: { id: userId, country: 'any' } }) } as never,
    userKey: () => `${server} ${userId}`,
    settings,
    ...notified,
  });
const titles = async (board = openBoard()): Promise<string[]> => {
  const result = await board.read('es');
  return result.ok ? result.data.map(({ title }) => title) : [];
};

it('dismisses one notice, not another type with the same id', async () => {
  const answer = await openBoard().dismiss('es', noticeKey(candidate));
  expect(answer).toEqual(success([message]));
  expect(await titles()).toEqual(['News']);
});

it('shows a candidate who applies again', async () => {
  await openBoard().dismiss('es', noticeKey(candidate));
  expect(await titles()).toEqual(['News']);
  served = [{ ...candidate, dateTime: evening }, message];
  expect(await titles()).toEqual(['Ana', 'News']);
});

it('keeps dismissals separate for each administrator', async () => {
  await openBoard().dismiss('es', noticeKey(message));
  userId = 'A2';
  expect(await titles()).toEqual(['Ana', 'News']);
});

it('treats the same user id on another server as another user', async () => {
  const board = openBoard();
  await board.dismiss('es', noticeKey(message));
  server = 'https://two.example';
  board.userChanged();
  expect(await titles(board)).toEqual(['Ana', 'News']);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('distinguishes notices with and without a time', () => {
  const { dateTime: _none, ...timeless } = candidate;
  expect(noticeKey(timeless)).toBe(noticeKey({ ...candidate, dateTime: null }));
  expect(noticeKey(timeless)).not.toBe(noticeKey(candidate));
});

it('queries the server once for all windows, and polls only countries in view', async () => {
  const board = openBoard();
  await Promise.all([board.read('es'), board.read('es')]);
  await board.read('es');
  expect(asked).toHaveBeenCalledTimes(1);
  await board.poll();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(asked).toHaveBeenLastCalledWith({ country: 'es' });
});

it('announces notices that are new since the last poll, not those of the first', async () => {
  const board = openBoard();
  await board.read('es');
  expect(notified.onNew).not.toHaveBeenCalled();
  const again: Notice = { ...candidate, dateTime: evening };
  served = [again, message];
  await board.poll();
  expect(notified.onNew).toHaveBeenCalledExactlyOnceWith('es', [again]);
  await board.poll();
  expect(notified.onNew).toHaveBeenCalledTimes(1);
});

it('counts notices not dismissed, in all countries', async () => {
  const board = openBoard();
  await board.read('es');
  await board.read('ua');
  expect(notified.onCount).toHaveBeenLastCalledWith(4);
  await board.dismiss('es', noticeKey(message));
  expect(notified.onCount).toHaveBeenLastCalledWith(2);
  expect(notified.onChanged).toHaveBeenCalledWith('ua', [candidate]);
});

it('discards the answer for the previous user, and queries again for the current one', async () => {
  const held = Promise.withResolvers<void>();
  answerWhen = held.promise;
  const board = openBoard();
  const asked = [board.read('es'), board.poll()];
  userId = 'A2';
  board.userChanged();
  vi.clearAllMocks();
  answerWhen = Promise.resolve();
  served = [message];
  const fresh = board.read('es');
  expect(await fresh).toEqual(success([message]));
  served = [candidate, message];
  held.resolve();
  expect((await Promise.all(asked))[0]).toEqual(success([]));
  expect(await board.read('es')).toEqual(success([message]));
  expect(notified.onChanged.mock.calls).toEqual([['es', [message]]]);
  expect(notified.onNew).not.toHaveBeenCalled();
  expect(notified.onCount).toHaveBeenLastCalledWith(1);
});

it('clears everything when the user logs out', async () => {
  const board = openBoard();
  await board.read('es');
  userId = '';
  board.userChanged();
  expect(notified.onCount).toHaveBeenLastCalledWith(0);
  userId = 'A2';
  await board.read('es');
  expect(asked).toHaveBeenCalledTimes(2);
  expect(notified.onNew).not.toHaveBeenCalled();
});

it('keeps opened notices until the end of the day, also after a decision or a restart', async () => {
  vi.useFakeTimers({ now: new Date(evening), toFake: ['Date'] });
  const board = openBoard();
  const openedAt = new Date(evening).toISOString();
  const opened = { ...candidate, openedAt };
  await board.read('es');
  expect(await board.open('es', noticeKey(candidate))).toEqual(success([message, opened]));
  expect(notified.onCount).toHaveBeenLastCalledWith(1);
  const begunAnew = openBoard();
  expect(await begunAnew.read('es')).toEqual(success([message, opened]));
  served = [message];
  for (const one of [board, begunAnew]) {
    await one.poll();
    expect(await one.read('es')).toEqual(success([message, opened]));
  }
  expect(await board.dismiss('es', noticeKey(message))).toEqual(success([opened]));
  // 20:00 UTC is 21:00 in Madrid, where the day ends three hours later.
  vi.setSystemTime(new Date('2026-11-21T23:00:01.000Z'));
  await board.poll();
  // Windows that stay open over midnight are notified.
  expect(notified.onChanged).toHaveBeenLastCalledWith('es', []);
  expect(await board.read('es')).toEqual(success([]));
  vi.useRealTimers();
});

it('continues to query the server after the clock of the computer is set back', async () => {
  vi.useFakeTimers({ now: new Date(evening), toFake: ['Date', 'performance'] });
  const board = openBoard();
  await board.read('es');
  await board.read('es');
  expect(asked).toHaveBeenCalledTimes(1);
  vi.setSystemTime(new Date(evening).getTime() - 24 * 3_600_000);
  vi.advanceTimersByTime(3_600_000);
  await board.read('es');
  expect(asked).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
