import { app, BrowserWindow } from 'electron';
import { expect, it, vi } from 'vitest';
import { createLinkInbox } from '../links/deepLinks.ts';
import type { ComposedApp } from './composeApp.ts';
import { manageLifecycle } from './lifecycle.ts';

const ended = { stop: vi.fn(), close: vi.fn(), sleep: vi.fn(), wake: vi.fn() };

it('quits after the last window closes, although Electron ignores a quit within will-quit', async () => {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const events: string[] = [];
  const options = {
    windows: { unsaved: { isAny: () => false }, layout: { saveAtQuit: vi.fn() } },
    closingFolder: { settle: async () => undefined },
    deferred: { settle: async () => undefined, isIdle: () => true, unpersisted: () => 0 },
    drafts: { settle: async () => undefined },
    journal: { settle: async () => undefined },
    notes: { settle: async () => undefined },
    exports: { jobs: { running: () => [] } },
    recents: { leave: vi.fn() },
    live: ended,
    updates: ended,
    reachability: ended,
    demo: ended,
    keychain: ended,
  } as unknown as ComposedApp;
  manageLifecycle(options, createLinkInbox(), { info: vi.fn(), error: vi.fn() });
  for (const name of ['before-quit', 'will-quit', 'quit'])
    app.on(name as 'quit', () => void events.push(name));
  new BrowserWindow({ show: false });
  app.quit();
  await expect.poll(() => exit).toHaveBeenCalledExactlyOnceWith(0);
  expect(events).toEqual(['before-quit', 'will-quit', 'before-quit', 'will-quit', 'quit']);
  expect(ended.stop).toHaveBeenCalledTimes(4);
});
