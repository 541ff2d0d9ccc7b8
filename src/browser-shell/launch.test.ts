import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findTestBrowser } from '../../scripts/findBrowser.mjs';

const mainBundle = `
import { app, BrowserWindow, dialog, ipcMain, Menu, protocol, shell } from 'electron';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
const here = import.meta.dirname;
const types = { html: 'text/html', js: 'text/javascript' };
await app.whenReady();
protocol.handle('app', (request) => {
  const name = new URL(request.url).pathname.slice(1);
  try {
    return new Response(readFileSync(join(here, '../renderer', name)), { headers: {
      'content-type': types[name.split('.').at(-1)],
      'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'none'",
    } });
  } catch { return new Response('gone', { status: 404 }); }
});
const moves = [];
let isDirty = false;
const open = (hash) => {
  const window = new BrowserWindow({ webPreferences: { preload: join(here, '../preload/index.cjs') } });
  window.webContents.setWindowOpenHandler(({ url }) => { void shell.openExternal(url); return { action: 'deny' }; });
  window.webContents.on('will-navigate', (event) => event.preventDefault());
  window.webContents.on('did-navigate-in-page', (_event, url, isMainFrame) => { moves.push({ url, isMainFrame }); });
  window.on('close', (event) => {
    const question = { message: 'Unsaved', buttons: ['Keep', 'Discard'], defaultId: 0, cancelId: 0 };
    if (isDirty && dialog.showMessageBoxSync(window, question) === 0) event.preventDefault();
  });
  window.loadURL('app://test/index.html#' + hash);
  return window;
};
ipcMain.handle('echo', (_event, value) => value);
ipcMain.handle('fail', () => { throw new TypeError('no luck'); });
ipcMain.handle('who', (event) => ({ id: event.sender.id, url: event.senderFrame.url, isTop: event.senderFrame.parent === null }));
ipcMain.handle('open', (_event, hash) => { open(hash); });
ipcMain.handle('title', (event, title) => BrowserWindow.fromWebContents(event.sender).setTitle(title));
ipcMain.handle('ask', () => dialog.showMessageBox({ message: 'Sure?', buttons: ['No', 'Yes'] }));
ipcMain.handle('save', () => dialog.showSaveDialog({ defaultPath: 'list.csv' }));
ipcMain.handle('moves', (event) => ({ moves, url: event.sender.getURL() }));
ipcMain.handle('dirty', () => { isDirty = true; });
ipcMain.handle('functions', () => () => 1);
ipcMain.handle('windows', () => BrowserWindow.getAllWindows().map(({ id }) => id));
Menu.setApplicationMenu(Menu.buildFromTemplate([{ label: 'File', submenu: [
  { id: 'tell', label: 'Tell', accelerator: 'CmdOrCtrl+Shift+K', click: () => {
    for (const { webContents } of BrowserWindow.getAllWindows()) webContents.send('told', 'menu');
  } },
] }]));
app.on('second-instance', (_event, argv) => {
  for (const { webContents } of BrowserWindow.getAllWindows()) webContents.send('told', argv.at(-1));
});
let isTidy = false;
app.on('will-quit', (event) => {
  if (isTidy) return;
  event.preventDefault();
  setTimeout(() => { isTidy = true; app.quit(); }, 50);
});
// As libraries do that tidy up when the process ends: the signal comes a second time.
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.kill(process.pid, signal));
if (app.requestSingleInstanceLock()) open('/first'); else app.quit();
`;

const preloadBundle = `
const { contextBridge, ipcRenderer } = require('electron');
contextBridge.exposeInMainWorld('bridge', {
  invoke: (channel, value) => ipcRenderer.invoke(channel, value),
  on: (channel, listener) => ipcRenderer.on(channel, (_event, value) => listener(value)),
});
`;

interface TestWindow extends Window {
  bridge: {
    invoke(channel: string, value?: unknown): Promise<unknown>;
    on(channel: string, listener: (value: unknown) => void): void;
  };
  told: unknown[];
}

let folder = '';
let browser: Browser;
let app: ChildProcess;
let address = '';
let page: Page;

const launch = (...flags: string[]): ChildProcess =>
  spawn(process.execPath, [join(import.meta.dirname, 'launch.ts'), '--no-open', ...flags], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const readyAddress = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      const found = /^Ready: (\S+)$/m.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${output}`)));
  });

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.once('exit', (code) => resolve(code)));

const invoke = (channel: string, value?: unknown, on: Page = page): Promise<unknown> =>
  on.evaluate(
    ([name, input]) => (window as unknown as TestWindow).bridge.invoke(name as string, input),
    [channel, value],
  );

const control = (path: string, body?: object) =>
  body === undefined
    ? page.request.get(new URL(path, address).href)
    : page.request.post(new URL(path, address).href, { data: body });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shell-'));
  for (const name of ['main', 'preload', 'renderer'])
    mkdirSync(join(folder, 'out', name), { recursive: true });
  cpSync(join(import.meta.dirname, '../../package.json'), join(folder, 'package.json'));
  writeFileSync(join(folder, 'out/main/main.js'), mainBundle);
  writeFileSync(join(folder, 'out/preload/index.cjs'), preloadBundle);
  writeFileSync(
    join(folder, 'out/renderer/index.html'),
    '<!doctype html><html><head></head><body>Hello</body></html>',
  );
  app = launch(`--user-data-dir=${join(folder, 'profile')}`, `--export-dir=${folder}`);
  address = await readyAddress(app);
  const executablePath = await findTestBrowser();
  browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
  page = await browser.newPage();
  await page.goto(address);
}, 60_000);

afterAll(async () => {
  await browser?.close();
  app?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

describe('the browser shell', () => {
  it('serves the first window at an address without the secret', () => {
    expect(new URL(page.url()).pathname).toBe('/w/1/');
    expect(page.url()).not.toContain('secret');
    expect(new URL(page.url()).hash).toBe('#/first');
  });

  it('carries values as structured clone does, both ways', async () => {
    const same = await page.evaluate(async () => {
      const value = {
        when: new Date(7),
        list: new Set([1n]),
        nothing: undefined,
        bytes: new Uint8Array([1, 2]),
      };
      const back = (await (window as unknown as TestWindow).bridge.invoke('echo', value)) as typeof value;
      return back.when.getTime() === 7 && back.list.has(1n) && 'nothing' in back && back.bytes[1] === 2;
    });
    expect(same).toBe(true);
  });

  it('rejects with the words of Electron', async () => {
    await expect(invoke('fail')).rejects.toThrow("Error invoking remote method 'fail': TypeError: no luck");
    await expect(invoke('nobody')).rejects.toThrow("No handler registered for 'nobody'");
    await expect(invoke('functions')).rejects.toThrow('An object could not be cloned.');
    await expect(
      page.evaluate(() => (window as unknown as TestWindow).bridge.invoke('echo', () => 1)),
    ).rejects.toThrow('An object could not be cloned.');
  });

  it('tells main who asks and where that page is', async () => {
    await page.evaluate(() => {
      location.hash = '#/moved';
    });
    await expect
      .poll(() => invoke('who'))
      .toEqual({ id: 1, url: 'app://test/index.html#/moved', isTop: true });
  });

  it('tells main of every move within the document, also through the history', async () => {
    await page.evaluate(() => {
      history.pushState(null, '', '#/pushed');
      history.replaceState(null, '', '#/replaced');
      location.hash = '#/typed';
      history.back();
    });
    const moves = ['moved', 'pushed', 'replaced', 'typed', 'replaced'].map((name) => ({
      url: `app://test/index.html#/${name}`,
      isMainFrame: true,
    }));
    await expect.poll(() => invoke('moves')).toEqual({ moves, url: 'app://test/index.html#/replaced' });
  });

  it('opens further windows as pages of their own, closes them with their tab, and sets titles', async () => {
    const [popup] = await Promise.all([page.waitForEvent('popup'), invoke('open', '/second')]);
    await popup.waitForURL(/\/w\/2\/#\/second$/);
    expect(await invoke('who', undefined, popup)).toMatchObject({ id: 2 });
    await invoke('title', 'Named by main', popup);
    await expect.poll(() => popup.title()).toBe('Named by main');
    await popup.close();
    await expect.poll(() => invoke('windows'), { timeout: 5000 }).toEqual([1]);
  });

  it('keeps a window that is reloaded', async () => {
    await page.reload();
    expect(await invoke('windows')).toEqual([1]);
  });

  it('lets main decide about navigation and new windows', async () => {
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), {
        href: 'https://example.com/',
        target: '_blank',
      });
      document.body.append(link);
      link.click();
      window.open('https://example.net/');
      location.href = 'https://example.org/';
    });
    await expect
      .poll(async () => (await (await control('/__shell/records')).json()) as unknown[])
      .toEqual(
        expect.arrayContaining([
          expect.objectContaining({ what: 'openExternal', url: 'https://example.com/' }),
          expect.objectContaining({ what: 'openExternal', url: 'https://example.net/' }),
          expect.objectContaining({ what: 'willNavigate', url: 'https://example.org/', prevented: true }),
        ]),
      );
    expect(new URL(page.url()).pathname).toBe('/w/1/');
  });

  it('sends menu keys, second starts and prepared answers where Electron would', async () => {
    await page.evaluate(() => {
      const testWindow = window as unknown as TestWindow;
      testWindow.told = [];
      testWindow.bridge.on('told', (value) => testWindow.told.push(value));
    });
    await page.keyboard.press('Control+Shift+K');
    const second = launch(`--user-data-dir=${join(folder, 'profile')}`, 'backoffice://link');
    expect(await ended(second)).toBe(0);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as TestWindow).told))
      .toEqual(['menu', 'backoffice://link']);
    expect(await invoke('ask')).toMatchObject({ response: 0 });
    await control('/__shell/emit', { what: 'dialog-answer', response: 1 });
    expect(await invoke('ask')).toMatchObject({ response: 1 });
  });

  it('saves under the suggested name, and under the one or not at all when a test says so', async () => {
    const taken = join(folder, 'package.json');
    expect(await invoke('save')).toMatchObject({ canceled: false, filePath: join(folder, 'list.csv') });
    await control('/__shell/emit', { what: 'save-answer', filePath: taken });
    await control('/__shell/emit', { what: 'save-answer' });
    expect(await invoke('save')).toEqual({ canceled: false, filePath: taken });
    expect(await invoke('save')).toEqual({ canceled: true, filePath: '' });
  });

  it('keeps strangers out', async () => {
    const stranger = await browser.newContext();
    const { origin } = new URL(address);
    for (const path of ['/w/1/', '/__shell/records', '/w/1/__shell/preload.js', '/w/1/?secret=guess']) {
      expect((await stranger.request.get(origin + path)).status()).toBe(403);
    }
    expect(
      (await page.request.get(`${origin}/w/1/`, { headers: { origin: 'http://evil.example' } })).status(),
    ).toBe(403);
    expect((await page.request.get(`${origin}/w/1/../../package.json`)).status()).toBe(404);
    expect((await page.request.get(`${origin}/w/99/`)).status()).toBe(404);
    await stranger.close();
  });

  it('says what is wrong with a port that cannot be had', async () => {
    const complaint = async (port: string): Promise<string> => {
      const refused = launch(`--user-data-dir=${join(folder, 'refused')}`, `--port=${port}`);
      const texts: unknown[] = [];
      refused.stderr?.on('data', (text) => texts.push(text));
      expect(await ended(refused)).toBe(1);
      return texts.join('');
    };
    const { port } = new URL(address);
    expect(await complaint(port)).toBe(
      `Port ${port} is in use. Choose another one with --port, or --port=0 for any that is free.\n`,
    );
    expect(await complaint('many')).toContain('--port takes a number');
  });

  it('asks about unsaved changes when a person quits, and not when the process is made to end', async () => {
    await invoke('dirty');
    await control('/__shell/emit', { what: 'quit' });
    expect(await invoke('windows')).toEqual([1]);
    const asked = { what: 'messageBox', message: 'Unsaved', buttons: ['Keep', 'Discard'], response: 0 };
    expect(await (await control('/__shell/records')).json()).toContainEqual(asked);
    app.kill('SIGTERM');
    expect(await ended(app)).toBe(0);
  });

  it('ends in order on Ctrl+C too', async () => {
    const another = launch(`--user-data-dir=${join(folder, 'another')}`);
    await readyAddress(another);
    another.kill('SIGINT');
    expect(await ended(another)).toBe(0);
  });
});
