import { app, BrowserWindow } from 'electron';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Notice } from '#shared/api/staff.ts';
import { success } from '#shared/ipc/result.ts';
import { type ShellRecord, shellRecords } from '../../browser-shell/shellRecords.ts';
import { activateNotification, clickNotification } from '../../browser-shell/substitute/notification.ts';
import { activateMainLocale } from '../platform/mainI18n.ts';
import { defaultSettings } from '../settings/settingsSchema.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import { createAppBadge } from './appBadge.ts';
import { createNotices } from './createNotices.ts';

/* Runs on the strict substitute for Electron, which records calls to the system. */

const candidate = (id: string): Notice => ({
  type: 'candidates',
  id,
  title: `Courier ${id}`,
  description: 'Wants to begin',
  country: 'es',
  cityId: 'K1',
});
const message: Notice = { type: 'notification', id: 'N1', title: 'News' };

const navigate = vi.fn();
const showAll = vi.fn();
let served: Notice[] = [];
let values = { ...defaultSettings };
let window: BrowserWindow;

const settings: SettingsStore = {
  recovered: false,
  get: (key) => values[key],
  set: (changes) => {
    values = { ...values, ...(changes as object) };
  },
};
const openNotices = () =>
  createNotices({
    api: { call: async () => success(served) } as never,
    session: { state: () => ({ status: 'loggedIn', user: { id: 'A1', country: 'es' } }) } as never,
    userKey: () => 'https://api.example A1',
    settings,
    onChanged: vi.fn(),
    navigate,
    showAll,
  });
const recorded = (what: string): ShellRecord[] => shellRecords.filter((one) => one.what === what);
const shown = () => recorded('Notification').map(({ title }) => title);
const clickLast = () => clickNotification(Number(recorded('Notification').at(-1)?.index));

/** Simulates notices that arrive after the first poll. */
const arrive = async (...notices: Notice[]) => {
  const board = openNotices();
  served = [];
  await board.read('es');
  served = notices;
  await board.poll();
  return board;
};

beforeEach(() => {
  activateMainLocale('en_US');
  vi.clearAllMocks();
  values = { ...defaultSettings };
  shellRecords.length = 0;
  window = new BrowserWindow({ show: false });
});
afterEach(() => window.destroy());
// Without a listener the last closed window would end the process.
beforeAll(() => void app.on('window-all-closed', () => undefined));

it('shows a notification of the system while the app has no focus; a click opens the courier', async () => {
  const board = await arrive(candidate('C1'));
  expect(recorded('Notification')).toMatchObject([{ title: 'Courier C1', body: 'Wants to begin' }]);
  clickLast();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/country/es/city/K1/couriers/C1');
  expect(await board.read('es')).toMatchObject({ data: [{ id: 'C1', openedAt: expect.any(String) }] });
});

it('opens the list for a notice without a link, and for several notices at once', async () => {
  await arrive(message);
  clickLast();
  expect(showAll).toHaveBeenCalledTimes(1);
  await arrive(candidate('C1'), candidate('C2'), candidate('C3'), candidate('C4'));
  expect(shown()).toEqual(['News', '4 new notifications']);
  clickLast();
  expect(showAll).toHaveBeenCalledTimes(2);
  expect(navigate).not.toHaveBeenCalled();
});

it('shows no notification while the app has focus or notices are muted, but still updates the badge', async () => {
  window.show();
  await expect.poll(() => window.isFocused()).toBe(true);
  await arrive(message);
  window.minimize();
  await expect.poll(() => window.isFocused()).toBe(false);
  const board = await arrive(message);
  expect(shown()).toEqual(['News']);
  board.setMuted(true);
  expect(values.mutedNotices).toEqual(['https://api.example A1']);
  served = [message, candidate('C1')];
  await board.poll();
  expect(shown()).toEqual(['News']);
  expect(recorded('setBadgeCount').at(-1)).toMatchObject({ count: 2 });
  board.setMuted(false);
  expect(values.mutedNotices).toEqual([]);
});

it('shows plain text, and only the type of notice in privacy mode', async () => {
  const description = 'Ana <a href="https://evil.example">García</a> <img src="//evil.example/x">';
  const notices: Notice[] = [
    { ...candidate('C1'), description },
    { ...message, description },
  ];
  await arrive(...notices);
  for (const { body } of recorded('Notification')) {
    expect(body).toContain('García');
    expect(body).not.toMatch(process.platform === 'linux' ? /[<>]/ : /^$/);
  }
  shellRecords.length = 0;
  values = { ...values, privacy: true };
  await arrive(...notices);
  expect(recorded('Notification')).toMatchObject([
    { title: 'A courier is waiting for approval', body: '' },
    { title: '1 new notification', body: '' },
  ]);
});

it('shortens endless texts of the server', async () => {
  await arrive({ ...message, title: 'x'.repeat(99_000), description: '<'.repeat(99_000) });
  const [notification] = recorded('Notification');
  expect([String(notification?.title).length, String(notification?.body).length]).toEqual([200, 500]);
});

it('on Windows opens the list for a notification of an earlier run, and its own page for one of this run', async () => {
  const platform = vi.spyOn(process, 'platform', 'get').mockReturnValue('win32');
  await arrive(candidate('C1'));
  // Not installed: Electron would write a shortcut to the bare runtime.
  expect([recorded('toastShortcut'), shown()]).toEqual([[], []]);
  Object.assign(app, { isPackaged: true });
  openNotices();
  expect(recorded('toastShortcut')).toMatchObject([{ name: 'Marketplace Back Office' }]);
  activateNotification();
  expect(showAll).toHaveBeenCalledTimes(1);
  await arrive(candidate('C2'));
  clickLast();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/country/es/city/K1/couriers/C2');
  expect(showAll).toHaveBeenCalledTimes(1);
  platform.mockRestore();
  app.removeAllListeners('browser-window-created');
});

it('on Windows adds a badge with the count to each taskbar button, also of windows opened later', () => {
  const badge = createAppBadge('win32');
  badge(3);
  const later = new BrowserWindow({ show: false });
  later.show();
  badge(0);
  expect(recorded('setOverlayIcon')).toMatchObject([
    { id: window.id, hasOverlay: true, description: '3 notifications' },
    { id: later.id, hasOverlay: true, description: '3 notifications' },
    { id: window.id, hasOverlay: false, description: '' },
    { id: later.id, hasOverlay: false, description: '' },
  ]);
  later.destroy();
  app.removeAllListeners('browser-window-created');
});

it('reminds of a stopped establishment with a button to resume it; a click opens its page', async () => {
  const resume = vi.fn();
  const note = { country: 'es', city: 'K1', id: 'E1', name: 'Bar', since: null, remindAt: null, isDue: true };
  openNotices().announceStop(note, resume);
  expect(recorded('Notification')).toMatchObject([
    { title: 'Bar: takes no orders', actions: [{ type: 'button', text: 'Resume' }] },
  ]);
  clickLast();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/country/es/city/K1/establishments/E1');
  expect(resume).not.toHaveBeenCalled();
  openNotices().announceStop({ ...note, since: '2026-11-23T12:00:00.000Z' }, resume);
  expect(shown().at(-1)).toMatch(/^Bar: stopped since \d\d:\d\d$/);
  values = { ...values, mutedNotices: ['https://api.example A1'] };
  openNotices().announceStop(note, resume);
  expect(shown()).toHaveLength(2);
});
