/*
 * Whether a packed app works on this system at all: `npm run smoke -- <path>`, with the path of the unpacked folder,
 * the bundle or the program. On Linux it needs a keychain: `node tests/support/withKeyring.ts` gives it one.
 * `--api=URL`: a server in place of the app's sample data. `--through=PROGRAM`: starts the app by this program, which
 * gives it another user and a display.
 */

import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { electronObstacle } from '../../scripts/electronObstacle.mjs';
import { superAdmin } from '../support/accounts.ts';
import { askMain } from '../support/askMain.ts';
import { submitLogin } from '../support/login.ts';
import { goTo } from '../support/navigate.ts';
import { openPackedApp, type PackedApp, programIn } from './openPackedApp.ts';

const patience = { timeout: 30_000 };
const list = '/country/es/companies';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { api: { type: 'string' }, through: { type: 'string' } },
});
const [path] = positionals;
if (path === undefined) {
  console.error('Usage: npm run smoke -- <path of a packed app> [--api=URL] [--through=PROGRAM]');
  process.exit(2);
}
const program = programIn(resolve(path));
const { api, through } = values;
const obstacle = through ? null : electronObstacle(program);
if (obstacle) {
  console.error(`Not tested: ${obstacle}.`);
  process.exit(1);
}

const work = mkdtempSync(join(tmpdir(), 'backoffice-smoke-'));
const exports = join(work, 'exports');
mkdirSync(exports);
// The other user writes into both.
if (through) for (const folder of [work, exports]) chmodSync(folder, 0o777);
const open = (): Promise<PackedApp> =>
  openPackedApp(through ? [through, program] : [program], [
    ...(api ? [`--api=${api}`] : []),
    `--user-data-dir=${join(work, 'profile')}`,
    `--export-dir=${exports}`,
    // Live changes would move the rows that the steps look for.
    '--demo-live=0',
  ]);

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const gridOf = (page: Page) => page.getByRole('grid').first();

/** The steps work on the last one. */
const started: PackedApp[] = [];
const running = (): PackedApp => {
  const app = started.at(-1);
  if (!app) throw new Error('The app is not running.');
  return app;
};

const steps: [string, () => Promise<void>][] = [
  [
    'it starts and asks what a first start asks',
    async () => {
      started.push(await open());
      const page = running().firstWindow;
      // The language of the system is chosen already; the steps are looked for in English.
      await page.getByRole('radio', { name: 'English' }).check(patience);
      await page.getByRole('button', { name: 'Next' }).click();
      if (!api) await page.getByRole('button', { name: /Explore with sample data/ }).click();
      await page.getByRole('button', { name: 'Start', exact: true }).click();
    },
  ],
  [
    'a person logs in and is remembered',
    async () => {
      const page = running().firstWindow;
      await page.getByRole('checkbox', { name: 'Remember me' }).check(patience);
      await submitLogin(page, superAdmin);
      await expect(menuOf(page)).toBeVisible(patience);
      await expect(page.getByText(/keychain/i)).toHaveCount(0);
    },
  ],
  [
    'a list is shown and exported',
    async () => {
      const page = running().firstWindow;
      await goTo(page, list);
      await expect(gridOf(page).getByRole('row').nth(1)).toBeVisible(patience);
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      await expect
        .poll(() => readdirSync(exports).filter((name) => name.endsWith('.csv')), patience)
        .toHaveLength(1);
      const [file = ''] = readdirSync(exports);
      expect(readFileSync(join(exports, file), 'utf8').trimEnd().split('\n').length).toBeGreaterThan(1);
    },
  ],
  [
    'a second window opens',
    async () => {
      const second = await running().windowOpenedBy(() =>
        askMain(running().firstWindow, 'windows.open', { path: list }),
      );
      await expect(gridOf(second)).toBeVisible(patience);
      expect(running().windows()).toHaveLength(2);
    },
  ],
  ['it quits', () => running().quit()],
  [
    'the next start is logged in: the keychain has kept the tokens',
    async () => {
      started.push(await open());
      await expect(gridOf(running().firstWindow)).toBeVisible(patience);
      await expect.poll(() => running().windows().length, patience).toBe(2);
    },
  ],
  [
    'logging out removes the remembered login',
    async () => {
      expect(await askMain(running().firstWindow, 'auth.logout')).toMatchObject({ ok: true });
      await expect(running().firstWindow.getByRole('button', { name: 'Log in' })).toBeVisible(patience);
    },
  ],
  ['it quits again', () => running().quit()],
];

try {
  for (const [name, step] of steps) {
    await step();
    console.log(`ok  ${name}`);
  }
  console.log(`${steps.length} passed, 0 failed`);
} finally {
  for (const app of started) app.kill();
  rmSync(work, { recursive: true, force: true });
}
