import { app, BrowserWindow } from 'electron';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { cancellable } from '../../browser-shell/substitute/cancellable.ts';
import { createLinkInbox } from '../links/linkInbox.ts';
import type { ComposedApp } from './composeApp.ts';
import { manageLifecycle } from './lifecycle.ts';

/* The end of a Windows session, which no other system can show. The rest is in tests/e2e/ending.spec.ts. */

const state = { hasUnsaved: false, isIdle: true };
const windows = {
  hasUnsaved: () => state.hasUnsaved,
  confirmDiscards: vi.fn(async () => false),
  forgetUnsaved: vi.fn(() => {
    state.hasUnsaved = false;
  }),
  saveLayout: vi.fn(),
};
const settle = vi.fn(() => new Promise<void>(() => undefined));
const quit = vi.spyOn(app, 'quit');
let window: BrowserWindow;

const tell = (name: string) => {
  const event = cancellable({ reasons: ['shutdown'] });
  window.emit(name, event);
  return event.defaultPrevented;
};

beforeAll(() => {
  const parts = {
    windows,
    deferred: { settle, isIdle: () => state.isIdle },
    drafts: { settle: async () => undefined },
    exports: { running: () => [] },
  } as unknown as ComposedApp;
  manageLifecycle(parts, createLinkInbox(), { info: vi.fn(), error: vi.fn() });
});
beforeEach(() => {
  Object.assign(state, { hasUnsaved: false, isIdle: true });
  vi.clearAllMocks();
  window = new BrowserWindow({ show: false });
});
afterAll(() => window.destroy());

it('is let be when nothing would be lost; the layout is kept', () => {
  expect(tell('query-session-end')).toBe(false);
  expect(windows.saveLayout).toHaveBeenCalledTimes(1);
  expect(quit).not.toHaveBeenCalled();
});

it('is put off for what is not saved, and the person is asked', () => {
  state.hasUnsaved = true;
  expect(tell('query-session-end')).toBe(true);
  expect(windows.confirmDiscards).toHaveBeenCalledTimes(1);
  expect(window.isDestroyed()).toBe(false);
});

it('is put off for what is held back, until that is sent', async () => {
  state.isIdle = false;
  expect(tell('query-session-end')).toBe(true);
  expect(windows.confirmDiscards).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(settle).toHaveBeenCalledTimes(1));
});

it('that cannot be stopped asks nobody, keeps the layout and still sends', () => {
  Object.assign(state, { hasUnsaved: true, isIdle: false });
  tell('session-end');
  expect(windows.saveLayout).toHaveBeenCalled();
  expect(windows.confirmDiscards).not.toHaveBeenCalled();
  expect(quit).toHaveBeenCalledTimes(1);
});
