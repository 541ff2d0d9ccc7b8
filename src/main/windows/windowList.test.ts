import { BrowserWindow, dialog } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import { manage, setUpWindows } from './testing/manageWindows.ts';
import { warnIfFull } from './warnIfFull.ts';

setUpWindows();

describe('the list of windows', () => {
  it('contains their titles, the window used last, and its history state', async () => {
    const { windows } = manage();
    const changed = vi.fn();
    windows.list.onChanged(changed);
    const [first, second] = [windows.open('/a', 'main'), windows.open('/b', 'record')];
    windows.pages.setTitle(first.id, 'One');
    windows.pages.setTitle(second.id, 'Two');
    vi.spyOn(first.webContents.navigationHistory, 'canGoBack').mockReturnValue(true);
    windows.focus.window(first.id);
    await expect
      .poll(() => windows.list.read())
      .toEqual({
        windows: [
          { id: first.id, title: 'One', isCurrent: true },
          { id: second.id, title: 'Two', isCurrent: false },
        ],
        canGoBack: true,
        canGoForward: false,
      });
    const calls = changed.mock.calls.length;
    first.webContents.emit('did-navigate-in-page');
    expect(changed).toHaveBeenCalledTimes(calls + 1);
    first.close();
    await expect.poll(() => windows.list.read().windows).toMatchObject([{ title: 'Two' }]);
  });

  it('is limited to twelve, also after a start', () => {
    const bounds = { x: 0, y: 0, width: 800, height: 600 };
    const saved = { path: '/admins', type: 'record' as const, bounds, isMaximized: false, zoom: 1 };
    const { windows } = manage(Array.from({ length: 20 }, () => saved));
    windows.layout.restore();
    expect(windows.list.read().windows).toHaveLength(12);
  });

  it.each([
    ['linux', '/icon.png'],
    ['win32', undefined],
  ] as const)('on %s each window has the icon %s', (platform, icon) => {
    const system = vi.spyOn(process, 'platform', 'get').mockReturnValue(platform);
    const { options } = manage().windows.open('/a', 'main') as unknown as { options: { icon?: string } };
    system.mockRestore();
    expect(options.icon).toBe(icon);
  });

  it('grows to twelve at most, each window offset from the one before', () => {
    const { windows } = manage();
    for (let count = 0; count < 12; count += 1) expect(windows.openApart(`/admins/${count}`)).toBe(true);
    expect(windows.openApart('/admins/x')).toBe(false);
    expect(windows.openSideBySide('/admins/x', BrowserWindow.getAllWindows()[0]?.id ?? 0)).toBe(false);
    expect(windows.openMain()).toBe(false);
    // No main window exists: links, second starts and notifications use the window used last.
    windows.navigation.navigate('/admins');
    expect(windows.focus.main().id).toBe(windows.focus.last()?.id);
    expect(windows.list.read().windows).toHaveLength(12);
    const places = BrowserWindow.getAllWindows().map((window) => window.getBounds().x);
    expect(places.slice(0, 4)).toEqual([240, 268, 296, 324]);
  });

  it('reports its limit when a menu or a link requests one more', () => {
    const box = vi.spyOn(dialog, 'showMessageBox').mockResolvedValue({ response: 0, checkboxChecked: false });
    const { windows } = manage();
    const open = (): void => warnIfFull(windows.openApart('/admins'), windows.focus.any);
    for (let count = 0; count < 12; count += 1) open();
    expect(box).not.toHaveBeenCalled();
    open();
    expect(box).toHaveBeenCalledExactlyOnceWith(
      windows.focus.last(),
      expect.objectContaining({ message: 'Too many windows are open' }),
    );
  });

  /** Opens a window on `platform`. `steps` counts how often it went back and forward. */
  const openWindow = (platform: NodeJS.Platform) => {
    const system = vi.spyOn(process, 'platform', 'get').mockReturnValue(platform);
    const { windows } = manage();
    const window = windows.open('/a', 'main') as unknown as BrowserWindow & {
      emit: (name: string, ...details: unknown[]) => void;
    };
    system.mockRestore();
    const { navigationHistory } = window.webContents;
    const back = vi.spyOn(navigationHistory, 'goBack');
    const forward = vi.spyOn(navigationHistory, 'goForward');
    const press = (key: string): void => {
      for (const type of ['keyDown', 'keyUp'])
        window.webContents.emit('before-input-event', {}, { type, key });
    };
    return { windows, window, press, steps: () => [back.mock.calls.length, forward.mock.calls.length] };
  };

  it('supports back and forward by side buttons of a mouse, swipes and the menu', () => {
    const { windows, window, steps } = openWindow('win32');
    window.emit('app-command', {}, 'browser-backward');
    window.emit('swipe', {}, 'left');
    windows.navigation.go('back');
    window.emit('app-command', {}, 'browser-forward');
    window.emit('swipe', {}, 'right');
    windows.navigation.go('forward');
    window.emit('app-command', {}, 'volume-up');
    window.emit('swipe', {}, 'up');
    expect(steps()).toEqual([3, 3]);
  });

  it('goes back once for a browser key on Linux, and leaves side buttons to the page', () => {
    const { window, press, steps } = openWindow('linux');
    window.emit('app-command', {}, 'browser-backward');
    expect(steps()).toEqual([0, 0]);
    for (const key of ['BrowserBack', 'BrowserForward', 'a']) press(key);
    expect(steps()).toEqual([1, 1]);
  });
});
