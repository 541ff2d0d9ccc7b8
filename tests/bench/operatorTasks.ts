import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/findBrowser.mjs';
import { superAdmin } from '../support/accounts.ts';
import { startDemoApi } from '../support/demoApi.ts';
import { launchInShell } from '../support/launchInShell.ts';
import { submitLogin } from '../support/login.ts';
import { countingHands } from './countingHands.ts';
import { type OperatorTask, operatorTasks } from './operatorTaskList.ts';
import { reportFigures } from './reportFigures.ts';

/** Carries one task out against an app of its own, and counts what a person would have to press and click. */
const countTask = async ({ start, prepare, run }: OperatorTask): Promise<number> => {
  const profile = mkdtempSync(join(tmpdir(), 'backoffice-tasks-'));
  const endings: (() => Promise<unknown>)[] = [async () => rmSync(profile, { recursive: true, force: true })];
  try {
    const api = await startDemoApi({ orders: 50 });
    endings.push(api.stop);
    const executablePath = await findBrowser();
    const browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    endings.push(() => browser.close());
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
    const app = await launchInShell(context, {
      flags: [`--user-data-dir=${profile}`, `--export-dir=${profile}`, `--api=${api.origin}`],
      env: { HOME: profile, XDG_RUNTIME_DIR: profile, DBUS_SESSION_BUS_ADDRESS: undefined },
    });
    endings.push(app.quit);
    const page = app.firstWindow;
    page.setDefaultTimeout(10_000);
    await submitLogin(page, superAdmin);
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
    const goTo = async (route: string): Promise<void> => {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, route);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    };
    await goTo(start);
    const hands = countingHands(page);
    await prepare?.({ page, hands, goTo });
    hands.startCounting();
    await run({ page, hands, goTo });
    return hands.count();
  } finally {
    for (const end of endings.toReversed()) await end();
  }
};

const before = process.argv.includes('--before');
/** Without one all of them: `npm run bench:tasks -- Delete`. */
const named = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? '';
for (const task of operatorTasks.filter(({ name }) => name.includes(named))) {
  const run = before && task.before ? task.before : task.run;
  const count = await countTask({ ...task, run }).catch((cause: Error) => cause.message.split('\n')[0]);
  console.log(`${task.name}: ${count}`);
  if (typeof count === 'number') reportFigures('keys', { [task.name]: count });
}
