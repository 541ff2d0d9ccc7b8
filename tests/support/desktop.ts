import { execFileSync } from 'node:child_process';
import { expect, type TestInfo } from '@playwright/test';

/*
 * Desktop of a worker as the user sees it: windows of the window manager, real keys, screenshots of the whole
 * display.
 */

const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    // Without a UTF-8 locale xprop escapes titles.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  }).trim();

export interface DesktopWindow {
  id: string;
  title: string;
  /** The X window that owns this dialog; null for other windows. */
  transientFor: string | null;
  isModal: boolean;
  className: string;
}

const property = (id: string, name: string): string => {
  try {
    return run('xprop', '-id', id, name);
  } catch {
    // The window has closed.
    return '';
  }
};

const windowOf = (id: string): DesktopWindow => {
  const transientFor = /# (0x[0-9a-f]+)/.exec(property(id, 'WM_TRANSIENT_FOR'))?.[1];
  return {
    id,
    title: /= "(.*)"$/.exec(property(id, '_NET_WM_NAME'))?.[1] ?? '',
    transientFor: transientFor ? String(Number(transientFor)) : null,
    isModal: property(id, '_NET_WM_STATE').includes('_NET_WM_STATE_MODAL'),
    className: /= "(.*)"$/.exec(property(id, 'WM_CLASS'))?.[1] ?? '',
  };
};

/** Windows known to the window manager, in stacking order, topmost last. */
export const desktopWindows = (): DesktopWindow[] => {
  const stack = run('xprop', '-root', '_NET_CLIENT_LIST_STACKING');
  return [...stack.matchAll(/0x[0-9a-f]+/g)].map(([hex]) => windowOf(String(Number(hex))));
};

export const activeWindow = (): string =>
  String(Number(/(0x[0-9a-f]+)/.exec(run('xprop', '-root', '_NET_ACTIVE_WINDOW'))?.[1] ?? 0));

export const standingDialog = async (title: string | RegExp): Promise<DesktopWindow> => {
  const found = (): DesktopWindow | undefined =>
    desktopWindows().find((window) => window.transientFor !== null && window.title.match(title));
  await expect.poll(() => found()?.id === activeWindow()).toBe(true);
  return found() as DesktopWindow;
};

/** Presses real keys in the focused window. */
export const pressKeys = (...keys: string[]): string => run('xdotool', 'key', '--clearmodifiers', ...keys);

export const typeText = (text: string): string => run('xdotool', 'type', '--delay', '5', text);

/** Position of a window including its title bar. */
export const frameOf = (id: string): { x: number; y: number } => {
  const geometry = run('xdotool', 'getwindowgeometry', '--shell', id);
  const [left = 0, , top = 0] = (/= (.*)$/.exec(property(id, '_NET_FRAME_EXTENTS'))?.[1] ?? '')
    .split(', ')
    .map(Number);
  const at = (name: string): number => Number(new RegExp(`^${name}=(-?\\d+)`, 'm').exec(geometry)?.[1]);
  return { x: at('X') - left, y: at('Y') - top };
};

/** Attaches a screenshot of the whole display, with dialogs and frames. */
export const pictureOfDisplay = async (testInfo: TestInfo, name: string): Promise<void> => {
  const path = testInfo.outputPath(`${name}.png`);
  run('import', '-window', 'root', path);
  await testInfo.attach(name, { path, contentType: 'image/png' });
};
