import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../tests/support/launchBrowser.ts';
import { mainBundle, preloadBundle } from './launchBundles.ts';
import { launchIn, readyAddress, writeTestApp } from './testing/startTestApp.ts';

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

const launch = (...flags: string[]): ChildProcess => launchIn(folder, flags);

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

const hears = (on: Page): Promise<unknown> =>
  on.evaluate(async () => {
    const { bridge } = window as unknown as TestWindow;
    const told: unknown[] = [];
    const heard = new Promise((resolve) => {
      bridge.on('told', (text) => resolve(told.push(text)));
    });
    await Promise.all([heard, bridge.invoke('tell', 'now')]);
    return told;
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shell-'));
  const body = 'Hello<script type="module" src="./assets/one.js"></script>';
  writeTestApp(folder, { main: mainBundle, preload: preloadBundle, body });
  mkdirSync(join(folder, 'out/renderer/assets'));
  writeFileSync(join(folder, 'out/renderer/assets/one.js'), 'document.documentElement.lang = "one";');
  app = launch(`--user-data-dir=${join(folder, 'profile')}`, `--export-dir=${folder}`);
  address = await readyAddress(app);
  browser = await launchBrowser();
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

  it('transfers values by structured clone in both directions', async () => {
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

  it('rejects with the error messages of Electron', async () => {
    await expect(invoke('fail')).rejects.toThrow("Error invoking remote method 'fail': TypeError: no luck");
    await expect(invoke('nobody')).rejects.toThrow("No handler registered for 'nobody'");
    await expect(invoke('functions')).rejects.toThrow('An object could not be cloned.');
    await expect(
      page.evaluate(() => (window as unknown as TestWindow).bridge.invoke('echo', () => 1)),
    ).rejects.toThrow('An object could not be cloned.');
  });

  it('gives main the sender of a call and the address of its page', async () => {
    await page.evaluate(() => {
      location.hash = '#/moved';
    });
    await expect
      .poll(() => invoke('who'))
      .toEqual({ id: 1, url: 'app://test/index.html#/moved', isTop: true });
  });

  it('notifies main of every navigation within the document, also through the history', async () => {
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

  it('opens further windows as pages, closes them with their tab, and sets titles', async () => {
    const [popup] = await Promise.all([page.waitForEvent('popup'), invoke('open', '/second')]);
    await popup.waitForURL(/\/w\/2\/#\/second$/);
    expect(await invoke('who', undefined, popup)).toMatchObject({ id: 2 });
    const ofPage = await popup.title();
    expect(await invoke('title', 'Named by main', popup)).toBe('Named by main');
    expect(await hears(popup)).toEqual(['now']);
    expect(await popup.title()).toBe(ofPage);
    await popup.close();
    await expect.poll(() => invoke('windows')).toEqual([1]);
  });

  it('uses one address per built file in all windows, so that they share compiled code', async () => {
    const [popup] = await Promise.all([page.waitForEvent('popup'), invoke('open', '/third')]);
    await popup.waitForURL(/#\/third$/);
    for (const window of [page, popup]) {
      const script = window.locator('script[src$="one.js"]');
      await expect
        .poll(() => script.evaluate((element: HTMLScriptElement) => new URL(element.src).pathname))
        .toBe('/assets/one.js');
      await expect.poll(() => window.evaluate(() => document.documentElement.lang)).toBe('one');
    }
    await popup.close();
    await expect.poll(() => invoke('windows')).toEqual([1]);
  });

  it('aborts the answers for a page that is gone, as Electron does', async () => {
    const [popup] = await Promise.all([page.waitForEvent('popup'), invoke('open', '/fourth')]);
    await popup.waitForURL(/#\/fourth$/);
    const asked = popup.waitForResponse(/endless$/);
    await popup.evaluate(() => {
      void fetch('./endless');
    });
    await asked;
    expect(await invoke('cancelled')).toBe(0);
    await popup.close();
    await expect.poll(() => invoke('cancelled')).toBe(1);
    await expect.poll(() => invoke('windows')).toEqual([1]);
  });

  it('tolerates an answer of main for a page that is gone', async () => {
    const [popup] = await Promise.all([page.waitForEvent('popup'), invoke('open', '/fifth')]);
    await popup.waitForURL(/#\/fifth$/);
    await popup.evaluate(() => {
      void fetch('./late');
    });
    await expect.poll(() => invoke('isLate')).toBe(true);
    await popup.close();
    await expect.poll(() => invoke('windows')).toEqual([1]);
    await invoke('answerLate');
    expect(await invoke('windows')).toEqual([1]);
  });

  it('keeps a window during a reload, however long its page takes', async () => {
    const [popup] = await Promise.all([page.waitForEvent('popup'), invoke('open', '/sixth')]);
    await popup.waitForURL(/#\/sixth$/);
    await popup.route('**/preload.js', (route) => void setTimeout(() => void route.continue(), 2500));
    await popup.reload();
    expect(await invoke('windows')).toHaveLength(2);
    await popup.close();
    await page.reload();
    await expect.poll(() => invoke('windows')).toEqual([1]);
  });

  it('lets main decide on navigation and new windows', async () => {
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

  it('forwards menu keys, second starts and prepared answers like Electron', async () => {
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
    await control('/__shell/emit', { what: 'dialog-answer', response: 1 });
    expect(await invoke('ask')).toMatchObject({ response: 1 });
  });

  it('saves under the suggested name, or under the name or cancellation set by a test', async () => {
    const taken = join(folder, 'package.json');
    expect(await invoke('save')).toMatchObject({ canceled: false, filePath: join(folder, 'list.csv') });
    await control('/__shell/emit', { what: 'save-answer', filePath: taken });
    await control('/__shell/emit', { what: 'save-answer' });
    expect(await invoke('save')).toEqual({ canceled: false, filePath: taken });
    expect(await invoke('save')).toEqual({ canceled: true, filePath: '' });
  });

  it('refuses requests without the cookie', async () => {
    const stranger = await browser.newContext();
    const { origin } = new URL(address);
    for (const path of [
      '/w/1/',
      '/assets/one.js',
      '/__shell/records',
      '/w/1/__shell/preload.js',
      '/w/1/?secret=guess',
    ]) {
      expect((await stranger.request.get(origin + path)).status()).toBe(403);
    }
    expect(
      (await page.request.get(`${origin}/w/1/`, { headers: { origin: 'http://evil.example' } })).status(),
    ).toBe(403);
    expect((await page.request.get(`${origin}/w/1/../../package.json`)).status()).toBe(404);
    expect((await page.request.get(`${origin}/w/99/`)).status()).toBe(404);
    await stranger.close();
  });

  it('offers its test controls to no page', async () => {
    const statuses = await page.evaluate(() =>
      Promise.all(
        [
          fetch('/__shell/records'),
          fetch('/__shell/emit', { method: 'POST', body: '{"what":"quit"}' }),
          fetch('/__shell/emit', { method: 'POST', mode: 'no-cors', body: '{"what":"leave-app"}' }),
          fetch('/__shell/other'),
        ].map(async (answer) => (await answer).status),
      ),
    );
    expect(statuses).toEqual([403, 403, 403, 403]);
    expect((await control('/__shell/records')).status()).toBe(200);
  });

  it('asks about unsaved changes on quit and on a signal', async () => {
    const questions = async () =>
      ((await (await control('/__shell/records')).json()) as { what: string; message: string }[]).filter(
        ({ what, message }) => what === 'messageBox' && message === 'Unsaved',
      );
    await invoke('dirty');
    await control('/__shell/emit', { what: 'quit' });
    expect(await questions()).toEqual([
      { what: 'messageBox', message: 'Unsaved', buttons: ['Keep', 'Discard'], parent: 1 },
    ]);
    await control('/__shell/emit', { what: 'dialog-answer', response: 0 });
    app.kill('SIGTERM');
    await expect.poll(questions).toHaveLength(2);
    // Main still answers while the box is open.
    expect(await invoke('windows')).toEqual([1]);
    await control('/__shell/emit', { what: 'confirm-dialogs' });
    expect(await ended(app)).toBe(0);
  });

  it('also ends in sequence on Ctrl+C', async () => {
    const another = launch(`--user-data-dir=${join(folder, 'another')}`);
    await readyAddress(another);
    another.kill('SIGINT');
    expect(await ended(another)).toBe(0);
  });
});
