import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './testing/startTestApp.ts';

const main = `
import { app, BrowserWindow, ipcMain, Menu, protocol, session, shell } from 'electron';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
const here = import.meta.dirname;
const page = () => new Response(readFileSync(join(here, '../renderer/index.html')), { headers: {
  'content-type': 'text/html',
  'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
} });
const answers = {
  '/index.html': page,
  '/text': () => 'just a text',
  '/nothing': () => undefined,
  '/half': () => ({ status: '200' }),
  '/error': () => Response.error(),
  '/throw': () => { throw new Error('no luck'); },
};
const start = () => {
protocol.handle('app', (request) => {
  const { pathname } = new URL(request.url);
  if (pathname === '/method') return new Response(request.method);
  return (answers[pathname] ?? (() => new Response('gone', { status: 404 })))();
});
const allowed = new Set(['clipboard-sanitized-write']);
session.defaultSession.setPermissionCheckHandler((_contents, permission) => allowed.has(permission));
session.defaultSession.setPermissionRequestHandler((_contents, permission, answer) => answer(allowed.has(permission)));
ipcMain.handle('allow', (_event, permission) => { allowed.add(permission); });
ipcMain.handle('deny', (_event, permission) => { allowed.delete(permission); });
ipcMain.handle('open', (_event, url) => shell.openExternal(url));
ipcMain.handle('twice', () => protocol.handle('app', page));
ipcMain.handle('late', () => protocol.registerSchemesAsPrivileged([{ scheme: 'late' }]));
ipcMain.handle('no-handler', () => { ipcMain.handle('x', 'not a function'); });
ipcMain.handle('zoom', (event) => event.sender.getZoomFactor());
const opened = [];
ipcMain.handle('opened', () => opened.splice(0));
const window = new BrowserWindow({ webPreferences: { preload: join(here, '../preload/index.cjs') } });
window.webContents.setWindowOpenHandler(({ url, disposition }) => { opened.push([url, disposition]); return { action: 'deny' }; });
window.webContents.on('will-navigate', (event) => event.preventDefault());
window.webContents.on('context-menu', (_event, { isEditable, selectionText }) => {
  if (isEditable || selectionText) Menu.buildFromTemplate([{ role: 'cut', label: 'Cut', enabled: selectionText !== '' }]).popup({ window });
});
const pressed = [];
ipcMain.handle('pressed', () => pressed.splice(0));
Menu.setApplicationMenu(Menu.buildFromTemplate([{ label: 'File', submenu: [
  { label: 'Find', accelerator: 'CmdOrCtrl+F', click: () => pressed.push('find') },
  { label: 'New', accelerator: 'CmdOrCtrl+Shift+N', click: () => pressed.push('new') },
  { label: 'Off', accelerator: 'F7', enabled: false, click: () => pressed.push('off') },
  { role: 'zoomIn' }, { role: 'resetZoom' },
  { role: 'zoomIn', accelerator: 'CmdOrCtrl+=', visible: false },
] }]));
window.loadURL('app://test/index.html#/first');
};
app.whenReady().then(start);
`;

const body = `<a id="plain" href="#/there">plain</a> <a id="outside" href="https://example.com/" target="_blank">outside</a>
<p id="text">text</p> <input id="field" value="some text">`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(main, body);
}, 60_000);
afterAll(() => app?.stop());
beforeEach(async () => {
  await app.invoke('opened');
  await app.invoke('pressed');
});

const inPage = <Value>(work: () => Value | Promise<Value>): Promise<Value> => app.page.evaluate(work);

describe('requests of a page that main decides on', () => {
  it('include writing to the clipboard', async () => {
    const write = () =>
      inPage(() =>
        navigator.clipboard.writeText('x').then(
          () => 'written',
          (cause) => cause.name,
        ),
      );
    await app.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await app.page.bringToFront();
    expect(await write()).toBe('written');
    await app.invoke('deny', 'clipboard-sanitized-write');
    expect(await write()).toBe('NotAllowedError');
    expect(await app.records('permissionRequest')).toMatchObject([{ isGranted: true }, { isGranted: false }]);
  });

  it('include reading the clipboard, notifications, geolocation and audio recording', async () => {
    await app.page.context().grantPermissions(['clipboard-read', 'notifications', 'geolocation']);
    const answers = await inPage(async () => [
      await navigator.clipboard.readText().catch((cause) => cause.name),
      await Notification.requestPermission(),
      await new Promise((resolve) =>
        navigator.geolocation.getCurrentPosition(resolve, ({ code }) => resolve(code)),
      ),
      await navigator.mediaDevices.getUserMedia({ audio: true }).catch((cause) => cause.name),
      (await navigator.permissions.query({ name: 'geolocation' })).state,
    ]);
    expect(answers).toEqual(['NotAllowedError', 'denied', 1, 'NotAllowedError', 'denied']);
    await app.invoke('allow', 'geolocation');
    expect(await inPage(async () => (await navigator.permissions.query({ name: 'geolocation' })).state)).toBe(
      'granted',
    );
  });

  it('include links, with the disposition of the click', async () => {
    const { page } = app;
    await page.click('#plain', { button: 'middle' });
    await page.click('#plain', { modifiers: ['Control'] });
    await page.click('#plain', { modifiers: ['Control', 'Shift'] });
    await page.click('#plain', { modifiers: ['Shift'] });
    await page.click('#outside');
    await inPage(() => void window.open('https://example.net/'));
    await inPage(() => void window.open('https://example.net/', '', 'width=300'));
    const own = 'app://test/index.html#/there';
    await expect.poll(() => app.records('windowOpen')).toHaveLength(7);
    expect(await app.invoke('opened')).toEqual([
      [own, 'background-tab'],
      [own, 'background-tab'],
      [own, 'foreground-tab'],
      [own, 'new-window'],
      ['https://example.com/', 'foreground-tab'],
      ['https://example.net/', 'foreground-tab'],
      ['https://example.net/', 'new-window'],
    ]);
    expect(page.context().pages()).toHaveLength(1);
  });

  it('exclude a click that the page has handled', async () => {
    await inPage(() => {
      addEventListener('click', (event) => event.preventDefault(), { once: true });
    });
    await app.page.click('#plain', { modifiers: ['Control'] });
    await app.page.click('#outside');
    await expect.poll(() => app.invoke('opened')).toEqual([['https://example.com/', 'foreground-tab']]);
  });
});

describe('keys', () => {
  it('reach the menu after the page, and only if the page allows them', async () => {
    await inPage(() => {
      const keep = (event: KeyboardEvent): void => {
        if (event.key !== 'f') return;
        event.preventDefault();
        removeEventListener('keydown', keep);
      };
      addEventListener('keydown', keep);
    });
    for (const keys of ['Control+f', 'F7', 'Control+Shift+N']) await app.page.keyboard.press(keys);
    await expect.poll(() => app.invoke('pressed')).toEqual(['new']);
    await app.page.keyboard.press('Control+f');
    await expect.poll(() => app.invoke('pressed')).toEqual(['find']);
  });

  it('with a role perform its action, also those of hidden items', async () => {
    await app.page.keyboard.press('Control+Shift+Equal');
    await expect.poll(() => app.invoke('zoom')).toBeCloseTo(1.2 ** 0.5, 5);
    await app.page.keyboard.press('Control+Equal');
    await expect.poll(() => app.invoke('zoom')).toBeCloseTo(1.2, 5);
    await app.page.keyboard.press('Control+0');
    await expect.poll(() => app.invoke('zoom')).toBe(1);
  });

  it('reserved by the browser do nothing', async () => {
    await inPage(() => {
      const state = window as unknown as { prevented: Record<string, boolean> };
      state.prevented = {};
      addEventListener('keydown', (event) => {
        setTimeout(() => {
          state.prevented[event.key] = event.defaultPrevented;
        });
      });
    });
    for (const key of ['F5', 'Alt+ArrowLeft', 'Control+p', 'F3', 'x']) await app.page.keyboard.press(key);
    await expect
      .poll(() => inPage(() => (window as unknown as { prevented: object }).prevented))
      .toMatchObject({ F5: true, ArrowLeft: true, p: true, F3: true, x: false });
  });
});

describe('the context menu', () => {
  it('is built by main, if main builds one', async () => {
    const wasPrevented = inPage(
      () =>
        new Promise((resolve) => {
          addEventListener('contextmenu', (event) => setTimeout(() => resolve(event.defaultPrevented)), {
            once: true,
          });
        }),
    );
    await app.page.click('#text', { button: 'right' });
    expect(await wasPrevented).toBe(true);
    await app.page.focus('#field');
    await app.page.keyboard.press('Control+A');
    await app.page.click('#field', { button: 'right' });
    await expect.poll(() => app.records('contextMenu')).toHaveLength(1);
    expect(await app.records('contextMenu')).toMatchObject([{ items: [{ label: 'Cut', isEnabled: true }] }]);
    await app.emit('context-menu-click', { label: 'Cut' });
    await expect.poll(() => app.page.inputValue('#field')).toBe('');
  });
});

describe('errors reported to main', () => {
  it("include a handler without a Response, which breaks the page's connection", async () => {
    const outcomes = await inPage(async () => {
      const texts: Record<string, string> = {};
      for (const path of ['text', 'nothing', 'half', 'error', 'throw', 'other'])
        texts[path] = await fetch(`/w/1/${path}`).then(
          async (answer) => answer.text(),
          () => 'broken',
        );
      return texts;
    });
    const broken = 'broken';
    expect(outcomes).toEqual({
      text: broken,
      nothing: broken,
      half: broken,
      error: broken,
      throw: broken,
      other: 'gone',
    });
    expect(await inPage(async () => (await fetch('/w/1/method', { method: 'PUT' })).text())).toBe('PUT');
  });

  it('include repeated, late and invalid registrations', async () => {
    await expect(app.invoke('twice')).rejects.toThrow('Failed to register protocol: app');
    await expect(app.invoke('late')).rejects.toThrow('should be called before app is ready');
    await expect(app.invoke('no-handler')).rejects.toThrow(
      "Expected handler to be a function, but found type 'string'",
    );
  });

  it('include an address that could not be opened', async () => {
    await expect(app.invoke('open', 'no address')).rejects.toThrow('Invalid URL');
    await app.invoke('open', 'https://example.com/');
    expect(await app.records('openExternal')).toHaveLength(1);
  });
});

it('a path of two slashes is answered with an error', async () => {
  const { port } = new URL(app.address);
  const status = await new Promise((resolve, reject) => {
    request(
      { host: '127.0.0.1', port, path: '//', headers: { host: `127.0.0.1:${port}` } },
      ({ statusCode }) => resolve(statusCode),
    )
      .on('error', reject)
      .end();
  });
  expect(status).toBe(403);
  expect(app.output()).not.toContain('Invalid URL');
});
