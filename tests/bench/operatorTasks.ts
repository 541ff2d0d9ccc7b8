import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/findBrowser.mjs';
import { superAdmin } from '../support/accounts.ts';
import { connectToApi } from '../support/apiClient.ts';
import { startDemoApi } from '../support/demoApi.ts';
import { launchInShell } from '../support/launchInShell.ts';
import { submitLogin } from '../support/login.ts';
import { contentTasks } from './contentTasks.ts';
import { type CountingHands, countingHands } from './countingHands.ts';
import type { OperatorTask, Surroundings } from './operatorTask.ts';
import { plannerTasks } from './plannerTasks.ts';
import { reportFigures } from './reportFigures.ts';
import { supportTasks } from './supportTasks.ts';

const endings: (() => Promise<unknown>)[] = [];

/** The built app with its sample server, for all tasks: none needs what another one changes. */
const start = async (): Promise<Omit<Surroundings, 'hands'>> => {
  const profile = mkdtempSync(join(tmpdir(), 'backoffice-tasks-'));
  endings.push(async () => rmSync(profile, { recursive: true, force: true }));
  const server = await startDemoApi({ orders: 50, deadlineMs: 120_000 });
  endings.push(server.stop);
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  endings.push(() => browser.close());
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  const app = await launchInShell(context, {
    flags: [`--user-data-dir=${profile}`, `--export-dir=${profile}`, `--api=${server.origin}`],
    env: { HOME: profile, XDG_RUNTIME_DIR: profile, DBUS_SESSION_BUS_ADDRESS: undefined },
  });
  endings.push(app.quit);
  const page = app.firstWindow;
  page.setDefaultTimeout(20_000);
  await submitLogin(page, superAdmin);
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
  const api = await connectToApi(server);
  const [city] = await api.list('/es/cities');
  const goTo = async (route: string): Promise<void> => {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, route);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  };
  return { page, api, city: `/es/cities/${city?.id}`, goTo };
};

/** Carries one task out, and counts what a person would have to press and click. */
const countTask = async (
  on: Omit<Surroundings, 'hands'>,
  { start: route, prepare, run }: OperatorTask,
): Promise<CountingHands> => {
  const { page, city, goTo } = on;
  // Without what the task before left: notices, dialogs, something to undo.
  await page.reload();
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
  await goTo(route.replace(':city', `/country/es/city/${city.split('/').at(-1)}`));
  const hands = countingHands(page);
  await prepare?.({ ...on, hands });
  hands.startCounting();
  await run({ ...on, hands });
  return hands;
};

const before = process.argv.includes('--before');
/** Without one all of them: `npm run bench:tasks -- Delete`. */
const named = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? '';
const tasks = [...supportTasks, ...contentTasks, ...plannerTasks].filter(({ name }) => name.includes(named));
const genericOf = ({ generic }: OperatorTask): number | null =>
  generic && Object.values(generic).reduce((sum, count) => sum + count, 0);

const countAll = async (): Promise<void> => {
  const sums = { ours: 0, generic: 0 };
  const on = await start();
  for (const task of tasks) {
    const run = before && task.before ? task.before : task.run;
    const generic = genericOf(task);
    try {
      const hands = await countTask(on, { ...task, run });
      console.log(`| ${task.name} | ${hands.letters()} | ${hands.count()} | ${generic ?? 'not possible'} |`);
      reportFigures('keys', { [task.name]: hands.count() });
      if (generic !== null) {
        sums.ours += hands.count();
        sums.generic += generic;
      }
    } catch (cause) {
      console.log(`${task.name}: ${String(cause).split('\n').slice(0, 6).join(' ')}`);
      process.exitCode = 1;
    }
  }
  console.log(`Together, where both can: ${sums.ours}; ${sums.generic}`);
};

if (process.argv.includes('--steps'))
  for (const task of tasks) {
    const steps = Object.entries(task.generic ?? {}).map(([step, count]) =>
      count === 1 ? step : `${step} (${count})`,
    );
    console.log(`| ${task.name} | ${steps.join(', ')} | ${genericOf(task) ?? 'not possible'} |`);
  }
else
  try {
    await countAll();
  } finally {
    for (const end of endings.toReversed()) await end();
  }
