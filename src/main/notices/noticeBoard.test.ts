import { beforeEach, expect, it, vi } from 'vitest';
import type { Notice } from '#shared/api/notices.ts';
import { noticeKey } from '#shared/domain/noticeKey.ts';
import { success } from '#shared/ipc/result.ts';
import type { Settings } from '../settings/settingsSchema.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import { createNoticeBoard } from './noticeBoard.ts';

const morning = '2026-11-21T08:00:00.000Z';
const evening = '2026-11-21T20:00:00.000Z';
const candidate: Notice = { type: 'candidates', id: 'C1', title: 'Ana', dateTime: morning };
const message: Notice = { type: 'notification', id: 'C1', title: 'News', dateTime: morning };

let dismissedNotices: Settings['dismissedNotices'];
let served: Notice[];
let userId: string;
beforeEach(() => {
  dismissedNotices = {};
  served = [candidate, message];
  userId = 'A1';
});

const settings: SettingsStore = {
  get: () => dismissedNotices as never,
  recovered: false,
  set: (changes) => {
    dismissedNotices = changes.dismissedNotices ?? {};
  },
};

/** A start of the app: only the settings are what they were. */
const openBoard = () =>
  createNoticeBoard({
    api: { call: async () => success(served) } as never,
    session: { state: () => ({ user: { id: userId } }) } as never,
    settings,
    onChanged: vi.fn(),
  });
const titles = async (board = openBoard()): Promise<string[]> => {
  const result = await board.read('es');
  return result.ok ? result.data.map(({ title }) => title) : [];
};

it('puts away the one that was dismissed, not another kind with the same id', async () => {
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

it('shows to each administrator what that one has not put away', async () => {
  await openBoard().dismiss('es', noticeKey(message));
  userId = 'A2';
  expect(await titles()).toEqual(['Ana', 'News']);
});

it('tells a notice without a time from one with', () => {
  const { dateTime: _none, ...timeless } = candidate;
  expect(noticeKey(timeless)).toBe(noticeKey({ ...candidate, dateTime: null }));
  expect(noticeKey(timeless)).not.toBe(noticeKey(candidate));
});
