import { once } from 'node:events';
import { BrowserWindow } from 'electron';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { preparedDialogs } from '../../browser-shell/preparedDialogs.ts';
import type { SavedWindow } from '../settings/settingsSchema.ts';
import { manage, setUpWindows } from './testing/manageWindows.ts';

const allClosed = () => expect.poll(() => BrowserWindow.getAllWindows()).toHaveLength(0);

setUpWindows();

describe('navigation of a window', () => {
  it('waits until its page listens, also after a reload', () => {
    const { windows, sendPath } = manage();
    const window = windows.open('/', 'main');
    windows.navigation.navigate('/app_settings');
    expect(sendPath).not.toHaveBeenCalled();
    expect(windows.pages.startListening(window.id)).toBe('/app_settings');
    expect(windows.pages.startListening(window.id)).toBeNull();
    windows.navigation.navigate('/login');
    expect(sendPath).toHaveBeenCalledExactlyOnceWith(window.id, '/login');
    window.webContents.emit('did-start-navigation', { isMainFrame: true, isSameDocument: false });
    windows.navigation.navigate('/dashboard');
    expect(sendPath).toHaveBeenCalledTimes(1);
    expect(windows.pages.startListening(window.id)).toBe('/dashboard');
  });

  it('waits with other messages, in order and once', () => {
    const { windows } = manage();
    const { id } = windows.open('/', 'main');
    const notified: string[] = [];
    for (const word of ['notices', 'help']) windows.pages.whenListening(id, () => notified.push(word));
    expect(notified).toEqual([]);
    windows.pages.startListening(id);
    windows.pages.startListening(id);
    windows.pages.whenListening(id, () => notified.push('at once'));
    expect(notified).toEqual(['notices', 'help', 'at once']);
  });

  it('goes to the main window used last, never to a record window, and to a new one if there is none', async () => {
    const { windows } = manage();
    windows.open('/admins/1', 'record');
    windows.navigation.navigate('/login');
    const [, main] = BrowserWindow.getAllWindows();
    expect(BrowserWindow.getAllWindows()).toHaveLength(2);
    windows.open('/', 'main').show();
    if (!main) throw new Error('There is no main window');
    const focused = once(main, 'focus');
    main.show();
    await focused;
    expect(windows.focus.main().id).toBe(main.id);
    expect(windows.focus.last()?.id).toBe(main.id);
  });
});

describe('the manual', () => {
  it('shows each further section in the window that it has', () => {
    const { windows, sendPath } = manage();
    windows.open('/', 'main');
    windows.openApart('/manual?page=day');
    const [, manual] = BrowserWindow.getAllWindows();
    windows.pages.startListening(manual?.id ?? 0);
    expect(windows.openApart('/manual?page=orders&at=board')).toBe(true);
    expect(sendPath).toHaveBeenCalledExactlyOnceWith(manual?.id, '/manual?page=orders&at=board');
    expect(BrowserWindow.getAllWindows()).toHaveLength(2);
  });
});

describe('a window linked to another one', () => {
  it('follows it once it listens, and is not opened twice', () => {
    const { windows, sendPath } = manage();
    const order = windows.open('/orders/1', 'record');
    windows.openSideBySide('/couriers/1', order.id, 'courierId');
    const [, courier] = BrowserWindow.getAllWindows();
    if (!courier) throw new Error('There is no window beside');
    expect(order.getBounds().x).toBeLessThan(courier.getBounds().x);
    windows.followers.lead(order.id, { courierId: '/couriers/2' });
    expect(windows.pages.startListening(courier.id)).toBe('/couriers/2');
    windows.followers.lead(order.id, { courierId: '/couriers/3' });
    expect(sendPath).toHaveBeenLastCalledWith(courier.id, '/couriers/3');
    windows.openSideBySide('/couriers/4', order.id, 'courierId');
    expect(BrowserWindow.getAllWindows()).toHaveLength(2);
    expect(sendPath).toHaveBeenLastCalledWith(courier.id, '/couriers/4');

    windows.pages.setDirty(courier.id, true);
    windows.followers.lead(order.id, { courierId: '/couriers/5' });
    expect(windows.followers.stateOf(courier.id)).toBe('paused');
    windows.pages.setDirty(courier.id, false);
    expect(sendPath).toHaveBeenLastCalledWith(courier.id, '/couriers/5');
    windows.followers.unlink(courier.id);
    expect(windows.followers.stateOf(courier.id)).toBeNull();
  });
});

describe('a window without content', () => {
  it('closes without a question, and a main window replaces the last one', async () => {
    const { windows, saved } = manage();
    const [first, second] = [windows.open('/admins/1', 'record'), windows.open('/admins/2', 'record')];
    windows.pages.setDirty(first.id, true);
    windows.navigation.closeTo(first.id, '/admins');
    await expect.poll(() => BrowserWindow.getAllWindows()).toEqual([second]);
    windows.navigation.closeTo(second.id, '/admins');
    await expect.poll(() => second.isDestroyed()).toBe(true);
    windows.layout.saveAtQuit();
    expect(saved.at(-1)).toMatchObject([{ path: '/admins', type: 'main' }]);
    expect(BrowserWindow.getAllWindows()).toHaveLength(1);
  });
});

describe('windows', () => {
  it('are shown when their page listens, after its first render', () => {
    const { windows } = manage();
    const window = windows.open('/', 'main');
    window.emit('ready-to-show');
    window.webContents.emit('did-finish-load');
    expect(window.isVisible()).toBe(false);
    windows.pages.startListening(window.id);
    expect(window.isVisible()).toBe(true);
  });

  it.each(['did-finish-load', 'did-fail-load'])(
    'are shown 3 s after %s if the page never listens',
    (event) => {
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      const window = manage().windows.open('/', 'main');
      window.webContents.emit(event as 'did-finish-load');
      vi.advanceTimersByTime(2999);
      expect(window.isVisible()).toBe(false);
      vi.advanceTimersByTime(1);
      expect(window.isVisible()).toBe(true);
    },
  );

  it('that close together are all restored at the next start', async () => {
    const { windows, saved } = manage();
    const opened = ['/a', '/b', '/c'].map((path) => windows.open(path, 'main'));
    for (const window of opened) window.close();
    await allClosed();
    expect(saved.at(-1)?.map(({ path }) => path)).toEqual(['/a', '/b', '/c']);
  });

  it('are saved without personal filters, except in a named workspace', () => {
    const { windows, saved } = manage();
    windows.open('/country/es/city/c1/orders?customer.has=Alba&status=new&page=2', 'main');
    windows.open('/admins?email=ada%40example.com', 'main');
    windows.layout.save();
    expect(saved.at(-1)?.map(({ path }) => path)).toEqual([
      '/country/es/city/c1/orders?status=new',
      '/admins',
    ]);
    expect(windows.layout.read()[0]?.path).toContain('Alba');
  });

  it('with unsaved edits ask once, and the others close without waiting', async () => {
    const { windows, onDiscarded } = manage();
    const [dirty, clean] = [windows.open('/a', 'main'), windows.open('/b', 'main')];
    windows.pages.setDirty(dirty.id, true);
    dirty.close();
    dirty.close();
    clean.close();
    await expect.poll(() => BrowserWindow.getAllWindows()).toEqual([dirty]);
    preparedDialogs.answer(0);
    await expect.poll(() => preparedDialogs.isStanding()).toBe(false);
    expect(windows.unsaved.isAny()).toBe(true);
    expect(onDiscarded).not.toHaveBeenCalled();
    const { id } = dirty;
    await expect
      .poll(() => {
        dirty.close();
        return preparedDialogs.isStanding();
      })
      .toBe(true);
    preparedDialogs.answer(1);
    await allClosed();
    expect(onDiscarded).toHaveBeenCalledExactlyOnceWith(id);
  });

  it('close without the question once a running save has finished', async () => {
    const { windows, onDiscarded } = manage();
    const [first, second] = [windows.open('/a', 'main'), windows.open('/b', 'main')];
    for (const { id } of [first, second]) windows.pages.setDirty(id, true);
    const confirmed = windows.unsaved.confirmAll();
    await expect.poll(() => preparedDialogs.isStanding()).toBe(true);
    windows.pages.setDirty(second.id, false);
    windows.pages.setDirty(first.id, false);
    expect(await confirmed).toBe(true);
    windows.pages.setDirty(second.id, true);
    second.close();
    await expect.poll(() => preparedDialogs.isStanding()).toBe(true);
    windows.pages.setDirty(second.id, false);
    await expect.poll(() => BrowserWindow.getAllWindows()).toEqual([first]);
    expect(preparedDialogs.isStanding()).toBe(false);
    expect(onDiscarded).not.toHaveBeenCalled();
  });

  it('all keep their unsaved edits if one of them is kept open', async () => {
    const { windows, onDiscarded } = manage();
    const ids = [windows.open('/a', 'main').id, windows.open('/b', 'main').id];
    const ask = async (
      responses: number[],
      how: { isRestart?: boolean; isStillWanted?: () => boolean } = {},
    ) => {
      for (const id of ids) windows.pages.setDirty(id, true);
      const confirmed = windows.unsaved.confirmAll(how);
      for (const response of responses) {
        await expect.poll(() => preparedDialogs.isStanding()).toBe(true);
        preparedDialogs.answer(response);
      }
      return confirmed;
    };
    expect(await ask([1, 0])).toBe(false);
    expect(windows.unsaved.isAny()).toBe(true);
    // Another event made the restart unwanted while the last dialog was open.
    expect(await ask([1, 1], { isStillWanted: () => false })).toBe(false);
    expect(windows.unsaved.isAny()).toBe(true);
    expect(await ask([1, 1], { isRestart: true })).toBe(true);
    expect(windows.unsaved.isAny()).toBe(false);
    // The installer failed to start.
    windows.unsaved.takeBack();
    expect(windows.unsaved.isAny()).toBe(true);
    expect(onDiscarded).not.toHaveBeenCalled();
    expect(await ask([1, 1])).toBe(true);
    expect(onDiscarded.mock.calls.flat()).toEqual(ids);
  });
});

describe('windows of the last start', () => {
  const saved: SavedWindow = {
    path: '/country/es/companies',
    type: 'main',
    bounds: { x: 120, y: 80, width: 1000, height: 700 },
    isMaximized: false,
    zoom: 1.5,
  };

  it('are restored with route, position and zoom; those of a missing display move to another', async () => {
    const lost = { ...saved, type: 'record' as const, path: '/admins/1', zoom: 1, isMaximized: true };
    const { windows } = manage([saved, { ...lost, bounds: { ...saved.bounds, x: 5000 } }]);
    windows.layout.restore();
    const [first, second] = BrowserWindow.getAllWindows();
    for (const window of [first, second]) {
      window?.webContents.emit('did-finish-load');
      windows.pages.startListening(window?.id ?? 0);
    }
    expect(first?.getBounds()).toEqual(saved.bounds);
    expect(first?.webContents.getZoomFactor()).toBe(1.5);
    expect(second?.getBounds()).toMatchObject({ x: 148, y: 108 });
    await expect.poll(() => [second?.webContents.getZoomFactor(), second?.isMaximized()]).toEqual([1, true]);
    expect(windows.layout.read()).toMatchObject([
      { path: saved.path },
      { path: '/admins/1', type: 'record' },
    ]);
  });

  it.each([false, true])(
    'leave the focus to the window used last, the other maximized: %s',
    async (isMaximized) => {
      const { windows } = manage([
        { ...saved, isMaximized },
        { ...saved, path: '/admins' },
      ]);
      windows.layout.restore();
      const [first, last] = BrowserWindow.getAllWindows();
      windows.pages.startListening(last?.id ?? 0);
      windows.pages.startListening(first?.id ?? 0);
      await expect.poll(() => [first?.isMaximized(), last?.isFocused()]).toEqual([isMaximized, true]);
      expect([first?.isVisible(), first?.isFocused()]).toEqual([true, false]);
    },
  );

  it('are saved in the order of use', async () => {
    const { windows } = manage();
    const first = windows.open('/admins', 'main');
    windows.open('/admins/1', 'record');
    windows.focus.window(first.id);
    const paths = () => windows.layout.read().map(({ path }) => path);
    await expect.poll(paths).toEqual(['/admins/1', '/admins']);
  });

  it('from a workspace are moved to their position if their page is open already, and opened otherwise', () => {
    const { windows } = manage();
    const window = windows.open(saved.path, 'main');
    const place = { ...saved.bounds, x: 300 };
    expect(windows.layout.show({ ...saved, bounds: place })).toBe(true);
    expect(window.getBounds()).toEqual(place);
    expect(windows.layout.show({ ...saved, path: '/admins' })).toBe(true);
    expect(BrowserWindow.getAllWindows()).toHaveLength(2);
  });
});
