import { once } from 'node:events';
import { app, BrowserWindow, protocol } from 'electron';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { preparedDialogs } from '../../browser-shell/preparedDialogs.ts';
import { activateMainLocale } from '../platform/mainI18n.ts';
import type { SavedWindow } from '../settings/settingsSchema.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import { createWindowManager } from './windowManager.ts';

const manage = (lastTime: SavedWindow[] = []) => {
  const saved: SavedWindow[][] = [];
  const sendPath = vi.fn();
  const onDiscarded = vi.fn();
  const windows = createWindowManager({
    preload: '/preload.cjs',
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
    tellFollowing: vi.fn(),
  });
  return { windows, saved, sendPath, onDiscarded };
};

const allClosed = () => vi.waitFor(() => expect(BrowserWindow.getAllWindows()).toHaveLength(0));

beforeAll(() => {
  activateMainLocale('en_US');
  protocol.handle('app', () => new Response(''));
  app.on('window-all-closed', () => undefined);
});
afterEach(() => {
  for (const window of BrowserWindow.getAllWindows()) window.destroy();
});

describe('where a window is sent', () => {
  it('waits until its page listens, and again after it was loaded anew', () => {
    const { windows, sendPath } = manage();
    const window = windows.open('/', 'main');
    windows.navigate('/app_settings');
    expect(sendPath).not.toHaveBeenCalled();
    expect(windows.startListening(window.id)).toBe('/app_settings');
    expect(windows.startListening(window.id)).toBeNull();
    windows.navigate('/login');
    expect(sendPath).toHaveBeenCalledExactlyOnceWith(window.id, '/login');
    window.webContents.emit('did-start-navigation', { isMainFrame: true, isSameDocument: false });
    windows.navigate('/dashboard');
    expect(sendPath).toHaveBeenCalledTimes(1);
    expect(windows.startListening(window.id)).toBe('/dashboard');
  });

  it('waits with what else it is told, in order and once', () => {
    const { windows } = manage();
    const { id } = windows.open('/', 'main');
    const told: string[] = [];
    for (const word of ['notices', 'help']) windows.whenListening(id, () => told.push(word));
    expect(told).toEqual([]);
    windows.startListening(id);
    windows.startListening(id);
    windows.whenListening(id, () => told.push('at once'));
    expect(told).toEqual(['notices', 'help', 'at once']);
  });

  it('is the main window used last, never a record, and a new one when there is none', async () => {
    const { windows } = manage();
    windows.open('/admins/1', 'record');
    windows.navigate('/login');
    const [, main] = BrowserWindow.getAllWindows();
    expect(BrowserWindow.getAllWindows()).toHaveLength(2);
    windows.open('/', 'main').show();
    if (!main) throw new Error('There is no main window');
    const focused = once(main, 'focus');
    main.show();
    await focused;
    expect(windows.focusMain().id).toBe(main.id);
    expect(windows.focusLast()?.id).toBe(main.id);
  });
});

describe('a window beside another one', () => {
  it('follows it once it listens, and is not opened twice', () => {
    const { windows, sendPath } = manage();
    const order = windows.open('/orders/1', 'record');
    windows.openBeside('/couriers/1', order.id, 'courierId');
    const [, courier] = BrowserWindow.getAllWindows();
    if (!courier) throw new Error('There is no window beside');
    expect(order.getBounds().x).toBeLessThan(courier.getBounds().x);
    windows.lead(order.id, { courierId: '/couriers/2' });
    expect(windows.startListening(courier.id)).toBe('/couriers/2');
    windows.lead(order.id, { courierId: '/couriers/3' });
    expect(sendPath).toHaveBeenLastCalledWith(courier.id, '/couriers/3');
    windows.openBeside('/couriers/4', order.id, 'courierId');
    expect(BrowserWindow.getAllWindows()).toHaveLength(2);
    expect(sendPath).toHaveBeenLastCalledWith(courier.id, '/couriers/4');

    windows.setDirty(courier.id, true);
    windows.lead(order.id, { courierId: '/couriers/5' });
    expect(windows.followingOf(courier.id)).toBe('held');
    windows.setDirty(courier.id, false);
    expect(sendPath).toHaveBeenLastCalledWith(courier.id, '/couriers/5');
    windows.unlink(courier.id);
    expect(windows.followingOf(courier.id)).toBeNull();
  });
});

describe('a window that has nothing left to show', () => {
  it('closes unasked, and a main window takes the place of the last one', async () => {
    const { windows, saved } = manage();
    const [first, second] = [windows.open('/admins/1', 'record'), windows.open('/admins/2', 'record')];
    windows.setDirty(first.id, true);
    windows.closeTo(first.id, '/admins');
    await vi.waitFor(() => expect(BrowserWindow.getAllWindows()).toEqual([second]));
    windows.closeTo(second.id, '/admins');
    await vi.waitFor(() => expect(second.isDestroyed()).toBe(true));
    windows.saveLayoutAtQuit();
    expect(saved.at(-1)).toMatchObject([{ path: '/admins', kind: 'main' }]);
    expect(BrowserWindow.getAllWindows()).toHaveLength(1);
  });
});

describe('windows', () => {
  it('are shown when they are loaded, also where nothing is ever ready to show', () => {
    const window = manage().windows.open('/', 'main');
    expect(window.isVisible()).toBe(false);
    window.webContents.emit('did-finish-load');
    expect(window.isVisible()).toBe(true);
  });

  it('that close together are all there at the next start', async () => {
    const { windows, saved } = manage();
    const opened = ['/a', '/b', '/c'].map((path) => windows.open(path, 'main'));
    for (const window of opened) window.close();
    await allClosed();
    expect(saved.at(-1)?.map(({ path }) => path)).toEqual(['/a', '/b', '/c']);
  });

  it('are kept without whom their lists are narrowed to, except where the person keeps them under a name', () => {
    const { windows, saved } = manage();
    windows.open('/country/es/city/c1/orders?customer.has=Alba&status=new&page=2', 'main');
    windows.open('/admins?email=ada%40example.com', 'main');
    windows.saveLayout();
    expect(saved.at(-1)?.map(({ path }) => path)).toEqual([
      '/country/es/city/c1/orders?status=new',
      '/admins',
    ]);
    expect(windows.layout()[0]?.path).toContain('Alba');
  });

  it('with something unsaved ask once, and the others do not wait for the answer', async () => {
    const { windows, onDiscarded } = manage();
    const [dirty, clean] = [windows.open('/a', 'main'), windows.open('/b', 'main')];
    windows.setDirty(dirty.id, true);
    dirty.close();
    dirty.close();
    clean.close();
    await vi.waitFor(() => expect(BrowserWindow.getAllWindows()).toEqual([dirty]));
    preparedDialogs.answer(0);
    await vi.waitFor(() => expect(preparedDialogs.isStanding()).toBe(false));
    expect(windows.hasUnsaved()).toBe(true);
    expect(onDiscarded).not.toHaveBeenCalled();
    const { id } = dirty;
    await vi.waitFor(() => {
      dirty.close();
      expect(preparedDialogs.isStanding()).toBe(true);
    });
    preparedDialogs.answer(1);
    await allClosed();
    expect(onDiscarded).toHaveBeenCalledExactlyOnceWith(id);
  });

  it('keep what is unsaved in all of them when one of them is kept', async () => {
    const { windows, onDiscarded } = manage();
    const ids = [windows.open('/a', 'main').id, windows.open('/b', 'main').id];
    const ask = async (
      responses: number[],
      how: { isRestart?: boolean; isStillWanted?: () => boolean } = {},
    ) => {
      for (const id of ids) windows.setDirty(id, true);
      const confirmed = windows.confirmDiscards(how);
      for (const response of responses) {
        await vi.waitFor(() => expect(preparedDialogs.isStanding()).toBe(true));
        preparedDialogs.answer(response);
      }
      return confirmed;
    };
    expect(await ask([1, 0])).toBe(false);
    expect(windows.hasUnsaved()).toBe(true);
    // Something else came up while the last question stood.
    expect(await ask([1, 1], { isStillWanted: () => false })).toBe(false);
    expect(windows.hasUnsaved()).toBe(true);
    expect(await ask([1, 1], { isRestart: true })).toBe(true);
    expect(windows.hasUnsaved()).toBe(false);
    // The installer could not start.
    windows.takeBackDiscards();
    expect(windows.hasUnsaved()).toBe(true);
    expect(onDiscarded).not.toHaveBeenCalled();
    expect(await ask([1, 1])).toBe(true);
    expect(onDiscarded.mock.calls.flat()).toEqual(ids);
  });
});

describe('windows of the last start', () => {
  const saved: SavedWindow = {
    path: '/country/es/companies',
    kind: 'main',
    bounds: { x: 120, y: 80, width: 1000, height: 700 },
    isMaximized: false,
    zoom: 1.5,
  };

  it('come back with their routes, places and zoom; one whose display is gone beside the others', () => {
    const lost = { ...saved, kind: 'record' as const, path: '/admins/1', zoom: 1, isMaximized: true };
    const { windows } = manage([saved, { ...lost, bounds: { ...saved.bounds, x: 5000 } }]);
    windows.restore();
    const [first, second] = BrowserWindow.getAllWindows();
    for (const window of [first, second]) window?.webContents.emit('did-finish-load');
    expect(first?.getBounds()).toEqual(saved.bounds);
    expect(first?.webContents.getZoomFactor()).toBe(1.5);
    expect(second?.getBounds()).toMatchObject({ x: 148, y: 108 });
    expect([second?.webContents.getZoomFactor(), second?.isMaximized()]).toEqual([1, true]);
    expect(windows.layout()).toMatchObject([{ path: saved.path }, { path: '/admins/1', kind: 'record' }]);
  });

  it('of a workspace are moved to their place where their page is shown already, and opened otherwise', () => {
    const { windows } = manage();
    const window = windows.open(saved.path, 'main');
    const place = { ...saved.bounds, x: 300 };
    expect(windows.showSaved({ ...saved, bounds: place })).toBe(true);
    expect(window.getBounds()).toEqual(place);
    expect(windows.showSaved({ ...saved, path: '/admins' })).toBe(true);
    expect(BrowserWindow.getAllWindows()).toHaveLength(2);
  });
});

describe('the list of windows', () => {
  it('has their titles, the one used last, and where that one can go', async () => {
    const { windows } = manage();
    const changed = vi.fn();
    windows.onChanged(changed);
    const [first, second] = [windows.open('/a', 'main'), windows.open('/b', 'record')];
    windows.setTitle(first.id, 'One');
    windows.setTitle(second.id, 'Two');
    vi.spyOn(first.webContents.navigationHistory, 'canGoBack').mockReturnValue(true);
    windows.focus(first.id);
    await vi.waitFor(() =>
      expect(windows.list()).toEqual({
        windows: [
          { id: first.id, title: 'One', isCurrent: true },
          { id: second.id, title: 'Two', isCurrent: false },
        ],
        canGoBack: true,
        canGoForward: false,
      }),
    );
    const calls = changed.mock.calls.length;
    first.webContents.emit('did-navigate-in-page');
    expect(changed).toHaveBeenCalledTimes(calls + 1);
    first.close();
    await vi.waitFor(() => expect(windows.list().windows).toMatchObject([{ title: 'Two' }]));
  });

  it('has twelve at most after a start too', () => {
    const bounds = { x: 0, y: 0, width: 800, height: 600 };
    const saved = { path: '/admins', kind: 'record' as const, bounds, isMaximized: false, zoom: 1 };
    const { windows } = manage(Array.from({ length: 20 }, () => saved));
    windows.restore();
    expect(windows.list().windows).toHaveLength(12);
  });

  it('grows to twelve at most, each a step away from the one before', () => {
    const { windows } = manage();
    for (let count = 0; count < 12; count += 1) expect(windows.openApart(`/admins/${count}`)).toBe(true);
    expect(windows.openApart('/admins/x')).toBe(false);
    expect(windows.openBeside('/admins/x', BrowserWindow.getAllWindows()[0]?.id ?? 0)).toBe(false);
    expect(windows.openMain()).toBe(false);
    // There is no main window: a link, a second start and a notification lead to the one used last.
    windows.navigate('/admins');
    expect(windows.focusMain().id).toBe(windows.focusLast()?.id);
    expect(windows.list().windows).toHaveLength(12);
    const places = BrowserWindow.getAllWindows().map((window) => window.getBounds().x);
    expect(places.slice(0, 4)).toEqual([0, 28, 56, 84]);
  });

  it('is walked through by the side buttons of a mouse, by swipes and by the menu', () => {
    const { windows } = manage();
    const window = windows.open('/a', 'main') as unknown as BrowserWindow & {
      emit: (name: string, ...details: unknown[]) => void;
    };
    const { navigationHistory } = window.webContents;
    const back = vi.spyOn(navigationHistory, 'goBack');
    const forward = vi.spyOn(navigationHistory, 'goForward');
    window.emit('app-command', {}, 'browser-backward');
    window.emit('swipe', {}, 'left');
    windows.go('back');
    window.emit('app-command', {}, 'browser-forward');
    window.emit('swipe', {}, 'right');
    windows.go('forward');
    window.emit('app-command', {}, 'volume-up');
    window.emit('swipe', {}, 'up');
    expect([back.mock.calls.length, forward.mock.calls.length]).toEqual([3, 3]);
  });
});
