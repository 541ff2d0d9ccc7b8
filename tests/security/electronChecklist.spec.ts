/**
 * Electron's official security checklist, one test or step per item, with its numbers and names. In the
 * browser shell these tests show the options passed to Electron. Their effect (sandbox, fuses in a signed
 * program) can only be verified in Electron itself, on each supported system.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { BrowserWindowConstructorOptions, WebPreferences } from 'electron';
import { type AppUnderTest, expect, test } from '../support/app.ts';
import { askMain } from '../support/askMain.ts';
import { login } from '../support/login.ts';
import { openWindow } from '../support/openWindow.ts';
import { shellRecords } from '../support/shellRecords.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

const sourcesOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8'))
    .join('\n');

/** Options of every kind of window: the first one, and one opened later. */
const openEveryWindow = async (app: AppUnderTest, page: Page): Promise<WebPreferences[]> => {
  await openWindow(app, page, '/dashboard');
  const windows = await shellRecords(page, 'BrowserWindow');
  expect(windows.length).toBeGreaterThan(1);
  return windows.map(({ options }) => (options as BrowserWindowConstructorOptions).webPreferences ?? {});
};

const startOnLogin = async (app: AppUnderTest): Promise<Page> => {
  const page = await app.start();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  return page;
};

test.describe('Electron security checklist @shell', () => {
  test('settings of windows', async ({ app }) => {
    const page = await startLoggedIn(app);
    const windows = await openEveryWindow(app, page);
    await test.step('2. Do not enable Node.js integration for remote content', async () => {
      for (const options of windows) {
        expect(options).toMatchObject({
          nodeIntegration: false,
          nodeIntegrationInWorker: false,
          nodeIntegrationInSubFrames: false,
        });
      }
    });
    await test.step('3. Enable context isolation in all renderers', async () => {
      for (const options of windows) expect(options.contextIsolation).toBe(true);
    });
    await test.step('4. Enable process sandboxing', async () => {
      for (const options of windows) expect(options.sandbox).toBe(true);
      expect(await shellRecords(page, 'enableSandbox')).toHaveLength(1);
    });
    await test.step('6. Do not disable webSecurity', async () => {
      for (const options of windows) expect(options.webSecurity).toBe(true);
    });
    await test.step('8. Do not enable allowRunningInsecureContent', async () => {
      for (const options of windows) expect(options.allowRunningInsecureContent).toBe(false);
    });
    await test.step('9. Do not enable experimental features', async () => {
      for (const options of windows) expect(options.experimentalFeatures).toBe(false);
    });
    await test.step('10. Do not use enableBlinkFeatures', async () => {
      for (const options of windows) {
        expect(options).not.toHaveProperty('enableBlinkFeatures');
        expect(options).not.toHaveProperty('disableBlinkFeatures');
      }
    });
    await test.step('12. Verify WebView options before creation', async () => {
      for (const options of windows) expect(options.webviewTag).toBe(false);
      expect(sourcesOf('src/main')).toContain("'will-attach-webview'");
    });
  });

  test('limits of pages, navigation and IPC senders', async ({ app }) => {
    const page = await startOnLogin(app);
    await test.step('5. Handle session permission requests from remote content', async () => {
      const calls = (await shellRecords(page)).map(({ what }) => what);
      expect(calls).toEqual(
        expect.arrayContaining([
          'setPermissionRequestHandler',
          'setPermissionCheckHandler',
          'setDevicePermissionHandler',
        ]),
      );
    });
    await test.step('15. Do not use shell.openExternal with untrusted content', async () => {
      const answer = await askMain(page, 'shell.openExternal', { url: 'https://evil.example/' });
      expect(answer).toMatchObject({ ok: false, error: { code: 'LINK_REFUSED' } });
      const good = 'https://help.backoffice.example/articles/1';
      expect(await askMain(page, 'shell.openExternal', { url: good })).toMatchObject({ ok: true });
      expect(await shellRecords(page, 'openExternal')).toMatchObject([{ url: good }]);
    });
    await test.step('17. Validate the sender of all IPC messages', async () => {
      expect(await askMain(page, 'auth.state')).toMatchObject({ ok: true });
      const insideFrame = await page.evaluate(() => {
        const frame = document.createElement('iframe');
        document.body.append(frame);
        return frame.contentWindow !== null && 'backoffice' in frame.contentWindow;
      });
      expect(insideFrame).toBe(false);
      expect(sourcesOf('src/main/ipc').match(/ipcMain\.(?:handle|on)\(/g)).toHaveLength(1);
    });
    await test.step('18. Avoid usage of the file:// protocol and prefer usage of custom protocols', async () => {
      expect(await shellRecords(page, 'registerSchemesAsPrivileged')).toMatchObject([
        { schemes: [{ scheme: 'app', privileges: { standard: true, secure: true, corsEnabled: true } }] },
      ]);
      expect(sourcesOf('src/main')).not.toContain('bypassCSP');
      expect(sourcesOf('src/main')).not.toMatch(/loadFile\(|file:\/\/|pathToFileURL/);
    });
    await test.step('20. Do not expose Electron APIs to untrusted web content', async () => {
      const exposed = await page.evaluate(() => {
        const { backoffice } = window as unknown as { backoffice: object };
        const names = ['require', 'process', 'module', 'Buffer', 'ipcRenderer', 'electron', '__dirname'];
        return { bridge: Object.keys(backoffice).sort(), globals: names.filter((name) => name in window) };
      });
      expect(exposed).toEqual({ bridge: ['on', 'request'], globals: [] });
    });
    await test.step('7. Define a Content Security Policy', async () => {
      const answer = await page.reload();
      const policy = answer?.headers()['content-security-policy'] ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toMatch(/script-src 'self'(;|$)/);
      for (const name of ['form-action', 'base-uri', 'frame-ancestors', 'object-src']) {
        expect(policy).toContain(`${name} 'none'`);
      }
      expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/);
    });
    await test.step('13. Disable or limit navigation', async () => {
      const addresses = [
        'https://evil.example/',
        'https://backoffice.example/',
        'about:blank',
        '/other.html',
      ];
      for (const address of addresses) {
        await page.evaluate((target) => window.location.assign(target), address);
        await expect(page.getByRole('button', { name: 'Log in' }), address).toBeVisible();
      }
      await expect.poll(async () => (await shellRecords(page, 'willNavigate')).length).toBe(addresses.length);
      expect((await shellRecords(page, 'willNavigate')).filter(({ prevented }) => !prevented)).toEqual([]);
    });
    await test.step('14. Disable or limit creation of new windows', async () => {
      for (const address of ['https://evil.example/', 'about:blank', 'index.html', 'file:///etc/passwd']) {
        await page.evaluate((href) => {
          const link = Object.assign(document.createElement('a'), {
            href,
            target: '_blank',
            textContent: 'x',
          });
          document.body.append(link);
          link.click();
        }, address);
      }
      await expect.poll(async () => (await shellRecords(page, 'windowOpen')).length).toBe(4);
      const actions = (await shellRecords(page, 'windowOpen')).map(({ action }) => action);
      expect(new Set(actions)).toEqual(new Set(['deny']));
      expect(app.windows()).toHaveLength(1);
    });
    await test.step('1. Only load secure content', async () => {
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).host !== new URL(page.url()).host) foreign.push(request.url());
      });
      await login(page);
      expect(foreign).toEqual([]);
      const open = 'http://api.backoffice.example';
      expect(await askMain(page, 'settings.connect', { type: 'server', origin: open })).toMatchObject({
        ok: false,
      });
    });
  });

  test('11. Do not use allowpopups for WebViews', () => {
    expect(sourcesOf('src/renderer')).not.toMatch(/<webview|allowpopups|createElement\(['"]webview/i);
  });

  test('16. Use a current version of Electron', () => {
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const { version } = JSON.parse(readFileSync('node_modules/electron/package.json', 'utf8'));
    expect(version).toBe(devDependencies.electron);
    // The oldest of the three majors that Electron supported at the last review, in November 2026.
    expect(Number(version.split('.')[0])).toBeGreaterThanOrEqual(43);
  });

  test('19. Check which fuses you can change', () => {
    // Their values are tested on a program file in tests/unit/fuses.test.mjs.
    expect(readFileSync('electron-builder.yml', 'utf8')).toMatch(/^afterPack: scripts\/afterPack\.mjs$/m);
  });
});
