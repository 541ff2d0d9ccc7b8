import { app, BrowserWindow, dialog } from 'electron';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cancellable } from '../../browser-shell/substitute/cancellable.ts';
import { createLinkInbox } from '../links/deepLinks.ts';
import { activateMainLocale } from '../platform/mainI18n.ts';
import type { ComposedApp } from './composeApp.ts';
import { manageLifecycle } from './lifecycle.ts';

/*
 * The end of a Windows session, which cannot happen on other systems. tests/e2e/ending.spec.ts covers the
 * rest.
 */

const state = { hasUnsaved: false, isIdle: true, running: [] as object[], unpersisted: 0 };
const cancelAll = vi.fn(async () => {
  state.running = [];
});
const whenIdle = vi.fn(async () => {
  state.running = [];
});
const windows = {
  focus: { last: vi.fn(() => window), any: () => windows.focus.last() },
  layout: {
    restore: vi.fn(() => {
      window = new BrowserWindow({ show: false });
    }),
    saveAtQuit: vi.fn(),
  },
  unsaved: {
    isAny: () => state.hasUnsaved,
    confirmAll: vi.fn(async () => false),
    forget: vi.fn(() => {
      state.hasUnsaved = false;
    }),
  },
};
const settle = vi.fn(() => new Promise<void>(() => undefined));
let quit = vi.spyOn(app, 'quit');
let window: BrowserWindow;

const tell = (name: string) => {
  const event = cancellable({ reasons: ['shutdown'] });
  window.emit(name, event);
  return event.defaultPrevented;
};

beforeAll(() => {
  const options = {
    windows,
    live: { sleep: vi.fn(), wake: vi.fn(), stop: vi.fn() },
    closingFolder: { settle: async () => undefined },
    deferred: {
      settle,
      isIdle: () => state.isIdle,
      unpersisted: () => state.unpersisted,
      dropUnpersisted: () => undefined,
    },
    drafts: { settle: async () => undefined },
    journal: { settle: async () => undefined },
    notes: { settle: async () => undefined },
    exports: { jobs: { running: () => state.running, cancelAll, whenIdle } },
  } as unknown as ComposedApp;
  manageLifecycle(options, createLinkInbox(), { info: vi.fn(), error: vi.fn() });
});
beforeEach(() => {
  Object.assign(state, { hasUnsaved: false, isIdle: true, running: [], unpersisted: 0 });
  vi.clearAllMocks();
  window = new BrowserWindow({ show: false });
});
afterAll(() => window.destroy());

describe('quitting during an export', () => {
  it.each([
    ['goes on', 0, 0, 0, 0],
    ['waits until that is done', 1, 0, 1, 1],
    ['stops that', 2, 1, 0, 1],
  ])('%s, as the user chooses', async (_name, response, cancelled, waited, quits) => {
    activateMainLocale('en_US');
    state.running = [{}, {}];
    quit.mockReturnValue();
    const box = vi.spyOn(dialog, 'showMessageBox').mockResolvedValue({ response, checkboxChecked: false });
    const event = cancellable({});
    app.emit('before-quit', event);
    expect(event.defaultPrevented).toBe(true);
    await expect.poll(() => quit).toHaveBeenCalledTimes(quits);
    expect(box).toHaveBeenCalledExactlyOnceWith(
      window,
      expect.objectContaining({ message: '2 exports are still being written', cancelId: 0 }),
    );
    expect([cancelAll.mock.calls.length, whenIdle.mock.calls.length]).toEqual([cancelled, waited]);
    quit.mockRestore();
    quit = vi.spyOn(app, 'quit');
  });
});

it('opens a window for the question if the last window was closed', async () => {
  state.running = [{}];
  const box = vi.spyOn(dialog, 'showMessageBox').mockResolvedValue({ response: 0, checkboxChecked: false });
  for (const open of BrowserWindow.getAllWindows()) open.destroy();
  app.emit('before-quit', cancellable({}));
  await expect.poll(() => box).toHaveBeenCalledTimes(1);
  expect(windows.layout.restore).toHaveBeenCalledTimes(1);
  expect(box.mock.lastCall?.[0]).toBe(window);
  box.mockRestore();
});

it('asks before pending deletes are lost, and returns to the app if the user cancels', async () => {
  state.unpersisted = 2;
  settle.mockResolvedValueOnce();
  const box = vi.spyOn(dialog, 'showMessageBox').mockResolvedValue({ response: 0, checkboxChecked: false });
  app.emit('will-quit', cancellable({}));
  await expect.poll(() => windows.focus.last).toHaveBeenCalledTimes(2);
  expect(box.mock.lastCall).toEqual([
    window,
    expect.objectContaining({ message: '2 deletions or decisions are not on the server yet', cancelId: 0 }),
  ]);
  expect(quit).not.toHaveBeenCalled();
  box.mockRestore();
});

it('a shutdown without unsaved work is allowed and saves the layout', () => {
  expect(tell('query-session-end')).toBe(false);
  expect(windows.layout.saveAtQuit).toHaveBeenCalledTimes(1);
  expect(quit).not.toHaveBeenCalled();
});

it('a shutdown with unsaved edits is deferred, and the user is asked', () => {
  state.hasUnsaved = true;
  expect(tell('query-session-end')).toBe(true);
  expect(windows.unsaved.confirmAll).toHaveBeenCalledTimes(1);
  expect(window.isDestroyed()).toBe(false);
});

it('a shutdown with pending calls is deferred until they are sent', async () => {
  state.isIdle = false;
  expect(tell('query-session-end')).toBe(true);
  expect(windows.unsaved.confirmAll).not.toHaveBeenCalled();
  await expect.poll(() => settle).toHaveBeenCalledTimes(1);
});

it('a forced shutdown asks nothing, saves the layout and still sends pending calls', () => {
  Object.assign(state, { hasUnsaved: true, isIdle: false });
  tell('session-end');
  expect(windows.layout.saveAtQuit).toHaveBeenCalled();
  expect(windows.unsaved.confirmAll).not.toHaveBeenCalled();
  expect(quit).toHaveBeenCalledTimes(1);
});
