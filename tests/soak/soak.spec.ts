import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { superAdmin } from '../support/accounts.ts';
import { expect, test } from '../support/app.ts';
import { askMain } from '../support/askMain.ts';
import { goTo, routeOf } from '../support/navigate.ts';
import { openWindow } from '../support/openWindow.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';
import { allRoutes, visit } from '../support/visitScreens.ts';
import { createChance } from './chance.ts';
import { countListeners, measurePage, type PageSize } from './measurePage.ts';
import { takeStep } from './randomWalk.ts';

/*
 * `npm run soak` sets duration and seed. In the regular test run the
 * walk takes 100 seconds and is always the same.
 */
const minutes = Number(process.env.SOAK_MINUTES ?? 0);
const seed = Number(process.env.SOAK_SEED ?? 1);
const shortSteps = 100;
/**
 * Pace of a user, so that background work such as live updates takes part and other tests get processor time.
 */
const shortStepMs = 1000;
const windowCount = 3;
const stepsFile = 'test-results/soak-steps.txt';
const growthLimit = 1.1;
/**
 * Listeners of opened and closed views must be gone. Tolerance for
 * modules that load late and listen on the window for its lifetime.
 */
const ofLateCode = 20;

// A trace of every step would be the largest leak of all.
test.use({ trace: 'off' });

/** Opens a screen and its first record, to load their code before the first measurement. */
const loadCode = async (page: Page, route: string): Promise<void> => {
  await visit(page, route);
  const links = page.getByRole('gridcell').getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const record = hrefs.find((href) => href.includes('#/'));
  if (record) await visit(page, record.replace(/^.*#/, ''));
};

/**
 * Fluent UI creates portal containers during render. A suspended render is discarded but its container stays,
 * with React's 142 listeners: once per lazily loaded part, no matter how often it is opened.
 */
const removeUnusedPortals = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const container of document.querySelectorAll('body > div:empty:not([id])')) container.remove();
  });

/** Goes to the dashboard and discards unsaved changes. */
const leaveForms = async (page: Page): Promise<void> => {
  for (let layer = 0; layer < 4; layer += 1) await page.keyboard.press('Escape');
  const discard = page.getByRole('alertdialog').getByRole('button').last();
  // A dialog closed by Escape takes a moment to fade, and the navigation opens a new one.
  await expect(async () => {
    await goTo(page, '/dashboard');
    if (await discard.isVisible()) await discard.click({ timeout: 2_000 });
    await expect(discard).toBeHidden({ timeout: 2_000 });
    // Logged-out windows end on a public page, where no changes can be lost.
    expect(routeOf(page)).toMatch(/^\/(dashboard|login|forgot|connect|welcome|token_login|email_confirm)/);
  }).toPass();
};

const firstOf = ([page]: Page[]): Page => {
  if (!page) throw new Error('Every window was closed');
  return page;
};

test('random actions in three windows cause no error @shell', async ({ app }) => {
  test.setTimeout((minutes + 5) * 60_000);
  const page = await startLoggedIn(app);
  const context = page.context();
  const errors: string[] = [];
  const listen = (window: Page): void => {
    window.on('console', (message) => {
      if (message.type() === 'error') errors.push(`console: ${message.text()} ${message.location().url}`);
    });
    window.on('crash', () => errors.push('A page crashed'));
  };
  listen(page);
  context.on('page', listen);

  const windows = async (): Promise<Page[]> => {
    for (const surplus of app.windows().slice(windowCount)) {
      // A tab closed before its page has loaded never reports that to the shell.
      await surplus.locator('[id=root] *').first().waitFor();
      await surplus.close();
    }
    while (app.windows().length < windowCount) await openWindow(app, firstOf(app.windows()), '/dashboard');
    return app.windows();
  };
  /** Leaves a single window on the login page, where no data needs to stay in memory. */
  const measureEmpty = async (): Promise<PageSize> => {
    const [left, ...others] = await windows();
    if (!left) throw new Error('Every window was closed');
    for (const other of others) {
      // A closed tab could not answer the question about unsaved changes.
      await leaveForms(other);
      await other.close();
    }
    await leaveForms(left);
    await askMain(left, 'auth.logout');
    // After a logout during the walk, the dashboard would show the 403 page.
    await goTo(left, '/login');
    await expect(left.locator('input[type=email]')).toBeVisible();
    await removeUnusedPortals(left);
    return measurePage(left);
  };
  const logIn = async (): Promise<void> => {
    const [window, account] = [firstOf(app.windows()), { ...superAdmin, remember: false }];
    expect(await askMain(window, 'auth.login', account)).toMatchObject({ ok: true });
  };

  const start = Date.now();
  const routes = await allRoutes(page);
  if (minutes > 0) for (const route of routes) await loadCode(page, route);
  mkdirSync(dirname(stepsFile), { recursive: true });
  writeFileSync(stepsFile, `seed ${seed}\n`);
  const walk = {
    windows,
    routes,
    chance: createChance(seed),
    onStep: (step: string) => appendFileSync(stepsFile, `${step}\n`),
  };
  const passed = (part: number): boolean => Date.now() > start + part * minutes * 60_000;
  let warm: PageSize | null = null;
  for (let steps = 0; minutes > 0 ? !passed(1) : steps < shortSteps; steps += 1) {
    await takeStep(walk);
    if (minutes === 0) await setTimeout(Math.max(0, start + (steps + 1) * shortStepMs - Date.now()));
    const found = [...errors, ...app.faults()];
    expect(found, `after ${steps} steps, the last of which stand in ${stepsFile}`).toEqual([]);
    // By then the code of every screen is loaded and stays in memory.
    if (minutes > 0 && !warm && passed(1 / 3)) {
      warm = await measureEmpty();
      console.log(`After ${steps} steps:`, warm);
      await logIn();
    }
  }
  if (warm) {
    const last = await measureEmpty();
    console.log('At the end:', last);
    expect(last.heldMegabytes).toBeLessThan(warm.heldMegabytes * growthLimit);
    expect(last.listeners).toBeLessThanOrEqual(warm.listeners + ofLateCode);
  }
  app.discardAtQuit();
});

test('opened and closed screens leave no listener @shell', async ({ app }) => {
  const page = await startLoggedIn(app, { at: '/country/es/companies' });
  await page.getByRole('gridcell').first().waitFor();
  const [bell, notices] = [
    page.getByRole('button', { name: 'Notifications' }),
    page.getByRole('dialog', { name: 'Notifications' }),
  ];
  const listenersAfter = async (times: number): Promise<number> => {
    for (let time = 0; time < times; time += 1) {
      await bell.click();
      await expect(notices.getByRole('button').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(notices).toBeHidden();
    }
    return countListeners(page);
  };
  // React keeps its last render until the next one.
  const known = await listenersAfter(2);
  await expect.poll(() => listenersAfter(4), { timeout: 60_000 }).toBe(known);
});
