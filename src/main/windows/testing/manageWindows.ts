import { app, BrowserWindow, protocol } from 'electron';
import { afterEach, beforeAll, vi } from 'vitest';
import { activateMainLocale } from '../../platform/mainI18n.ts';
import type { SavedWindow } from '../../settings/settingsSchema.ts';
import type { SettingsStore } from '../../settings/settingsStore.ts';
import { createWindowManager } from '../windowManager.ts';

/** A window manager with `lastTime` as its saved windows, and its recorded calls. */
export const manage = (lastTime: SavedWindow[] = []) => {
  const saved: SavedWindow[][] = [];
  const sendPath = vi.fn();
  const onDiscarded = vi.fn();
  const windows = createWindowManager({
    preload: '/preload.cjs',
    icon: '/icon.png',
    settings: {
      get: () => lastTime,
      set: ({ windows: layout }: { windows: SavedWindow[] }) => saved.push(layout),
    } as unknown as SettingsStore,
    log: { info: vi.fn(), error: vi.fn() },
    isRemembered: () => lastTime.length > 0,
    isLoggedIn: () => true,
    onClosed: vi.fn(),
    onPageGone: vi.fn(),
    onDiscarded,
    sendPath,
    notifyFollowing: vi.fn(),
  });
  return { windows, saved, sendPath, onDiscarded };
};

/** Makes pages load nothing, and closes all windows after each test. */
export const setUpWindows = (): void => {
  beforeAll(() => {
    activateMainLocale('en_US');
    protocol.handle('app', () => new Response(''));
    app.on('window-all-closed', () => undefined);
  });
  afterEach(() => {
    for (const window of BrowserWindow.getAllWindows()) window.destroy();
  });
};
