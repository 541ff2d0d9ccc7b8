import { join } from 'node:path';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { superAdmin } from '../support/accounts.ts';
import { askMain } from '../support/askMain.ts';
import { submitLogin } from '../support/login.ts';
import { grantInstallation, installPkexec } from './administrator.ts';
import { installedVersion, type MenuEntry } from './installedFiles.ts';
import { answers, freePort, patience, processesOf, start } from './runningCopy.ts';
import { manifest, packageName, type Step, type Trial } from './trial.ts';

interface Target {
  url: string;
}

const attach = async (port: number): Promise<Browser> => {
  const address = `http://127.0.0.1:${port}`;
  await expect.poll(() => answers(port), patience).toBe(true);
  const targets = async (): Promise<string[]> =>
    ((await (await fetch(`${address}/json/list`)).json()) as Target[]).map(({ url }) => url);
  await expect
    .poll(async () => (await targets()).some((url) => url.startsWith('app://')), patience)
    .toBe(true);
  return chromium.connectOverCDP(address);
};

const pageOf = (browser: Browser): Page => {
  const page = browser.contexts()[0]?.pages()[0];
  if (!page) throw new Error('The app shows no page');
  return page;
};

const link = 'backoffice://nothing';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

/** Since 41.6.1 (Chromium 146) Electron names windows after the menu entry, before that after the product. */
const windowClassOf = (browser: Browser, { windowClass }: MenuEntry): string =>
  Number(/^\d+/.exec(browser.version())?.[0]) >= 146 ? windowClass : manifest.productName;

export const updateStep = (
  { desktop, api, feed }: Trial,
  program: () => string,
  [version, newer]: [string, string],
  menuEntry: () => MenuEntry,
): Step => [
  'it refuses an unsigned update, takes a signed one, and starts in it with its login',
  async () => {
    installPkexec(desktop.programs);
    const port = await freePort();
    const flags = [`--remote-debugging-port=${port}`, `--user-data-dir=${join(desktop.home, 'updated')}`];
    // Contains a link, to check that the restart after the update does not follow it again.
    const copy = start([desktop.through, program(), ...flags, `--api=${api}`, link]);
    const browser = await attach(port);
    const page = pageOf(browser);
    await page.getByRole('button', { name: 'Skip all' }).click(patience);
    await page.getByRole('checkbox', { name: 'Remember me' }).check(patience);
    await submitLogin(page, superAdmin);
    await expect(menuOf(page)).toBeVisible(patience);
    expect(desktop.windows()[0]?.classes).toContain(windowClassOf(browser, menuEntry()));

    expect(await askMain(page, 'settings.read')).toMatchObject({ data: { version } });
    const refused = { phase: 'failed', problem: 'untrusted', version: null };
    expect(await askMain(page, 'updates.check')).toMatchObject({ data: refused });
    feed.sign();
    const found = { phase: 'available', version: newer };
    expect(await askMain(page, 'updates.check')).toMatchObject({ data: found });
    expect(await askMain(page, 'updates.download')).toMatchObject({ data: { phase: 'ready' } });
    // The page may close before the answer arrives.
    void askMain(page, 'updates.install').catch(() => undefined);
    await expect.poll(() => grantInstallation(desktop.programs), patience).toMatch(/\.deb$/);
    expect(await copy.ended, copy.output()).toBe(0);
    await browser.close();
    expect(installedVersion(packageName)).toBe(newer);

    const updated = await attach(port);
    await expect(menuOf(pageOf(updated))).toBeVisible(patience);
    expect(await askMain(pageOf(updated), 'settings.read')).toMatchObject({ data: { version: newer } });
    const started = processesOf(program()).flatMap(({ args }) => args);
    expect(started).toContain(`--api=${api}`);
    expect(started).not.toContain(link);
    // Same command as in the smoke test on Windows; it gets no answer.
    const session = await updated.newBrowserCDPSession();
    void session.send('Browser.close').catch(() => undefined);
    await expect.poll(() => processesOf(program()), patience).toEqual([]);
  },
];
