import { app, BrowserWindow } from 'electron';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cancellable } from '../../browser-shell/substitute/cancellable.ts';
import { developmentServer, guardNavigation, isOwnDocument } from './navigationGuard.ts';

const open = { page: vi.fn(), link: vi.fn() };
let window: BrowserWindow;
beforeAll(() => {
  app.on('window-all-closed', () => undefined);
  guardNavigation(open);
  window = new BrowserWindow({ show: false });
});
beforeEach(() => {
  vi.clearAllMocks();
});
afterAll(() => window.destroy());

const own = [
  'app://backoffice/',
  'app://backoffice/index.html',
  'app://backoffice/index.html?view=record#/x',
];
const foreign = [
  'https://backoffice.example/',
  'http://127.0.0.1/',
  'https://backoffice/index.html',
  'app://backoffice.evil/index.html',
  'app://backoffice@evil/index.html',
  'app://backoffice/bucket/upload.html',
  'app://backoffice/index.html/../assets/x.js',
  'app:backoffice/index.html',
  'file:///etc/passwd',
  'data:text/html,x',
  'blob:app://backoffice/1',
  'javascript:alert(1)',
  'mailto:a@b.example',
  'about:blank',
  '//backoffice/index.html',
  '',
];

const isPrevented = (name: string, details: object): boolean => {
  const event = cancellable(details);
  window.webContents.emit(name as never, event as never);
  return event.defaultPrevented;
};

it.each(foreign)('blocks the navigation of a page to %j', (url) => {
  expect(isPrevented('will-navigate', { url })).toBe(true);
  expect(isPrevented('will-frame-navigate', { url, isMainFrame: true })).toBe(true);
});

it.each(own)('allows the main frame to load the app again, but no other frame: %s', (url) => {
  expect(isPrevented('will-navigate', { url })).toBe(false);
  expect(isPrevented('will-frame-navigate', { url, isMainFrame: true })).toBe(false);
  expect(isPrevented('will-frame-navigate', { url, isMainFrame: false })).toBe(true);
});

it('blocks redirects and webviews', () => {
  for (const url of [...own, ...foreign]) expect(isPrevented('will-redirect', { url })).toBe(true);
  expect(isPrevented('will-attach-webview', {})).toBe(true);
});

it('opens no window; main opens pages of the app and passes allowed links to the system', () => {
  const ask = (url: string) =>
    (window.webContents as unknown as { openHandler: (details: { url: string }) => object }).openHandler({
      url,
    });
  for (const url of [...foreign, ...own]) expect(ask(url)).toEqual({ action: 'deny' });
  expect(open.link.mock.calls.flat()).toEqual(expect.arrayContaining(foreign));
  expect(open.page.mock.calls.flat()).toEqual(['/x']);
});

const server = 'http://localhost:5173';
const packaged = (isPackaged: boolean): void => {
  Object.defineProperty(app, 'isPackaged', { value: isPackaged, configurable: true, writable: true });
};

afterEach(() => {
  vi.unstubAllEnvs();
  packaged(false);
});

describe('address of the development server', () => {
  it('is read from the environment, except in an installed app', () => {
    vi.stubEnv('ELECTRON_RENDERER_URL', server);
    expect(developmentServer()?.origin).toBe(server);
    expect(isOwnDocument(`${server}/#/login`)).toBe(true);
    packaged(true);
    expect(developmentServer()).toBeNull();
    expect(isOwnDocument(`${server}/#/login`)).toBe(false);
  });

  it('is compared as a whole origin, not as a prefix', () => {
    vi.stubEnv('ELECTRON_RENDERER_URL', server);
    for (const address of [`${server}.evil.example/`, `${server}3/`, 'http://localhost/', 'null'])
      expect(isOwnDocument(address), address).toBe(false);
    vi.stubEnv('ELECTRON_RENDERER_URL', 'no address');
    expect(developmentServer()).toBeNull();
  });
});
