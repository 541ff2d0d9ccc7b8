import type { Page } from '@playwright/test';
import { loginToken, superAdmin } from '../support/accounts.ts';
import { goTo, routeOf } from '../support/navigate.ts';
import { within } from '../support/within.ts';
import type { Chance } from './chance.ts';
import { type Target, targetsIn } from './targetsIn.ts';

/** Texts that users paste, servers store and programs stumble over. */
const oddTexts = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1,5',
  '1e309',
  '99999999999999999999',
  '31.02.2026',
  '2026-02-30',
  '25:61',
  'Кав’ярня «Їжак»',
  'مرحبا 123',
  '👩‍👩‍👧‍👦🇺🇦',
  '\u202Egnp.exe',
  'a\u0000b',
  '\uD800',
  '<img src=x onerror=alert(1)>',
  "' OR 1=1 --",
  '=HYPERLINK("x")',
  '%00%ff%',
  '../../etc/passwd',
  '{"a":[}',
  'a@b',
  'https://',
  '+380 (44) 000-00-00',
  'ñ'.repeat(300),
  'x'.repeat(20_000),
];

const keys = `
  Tab Tab Shift+Tab Enter Enter Escape Escape Space ArrowDown ArrowUp ArrowLeft ArrowRight Home End PageDown PageUp
  Delete Backspace F2 Shift+F10 Control+a Control+c Control+v Control+z Control+Shift+z Control+k Control+s Control+f
  Control+Enter Shift+ArrowDown Control+ArrowRight Control+ArrowDown Alt+ArrowLeft Alt+ArrowRight Alt+ArrowDown
  / ? j k n e x 1`
  .trim()
  .split(/\s+/);

/** Longer than any single action of a page on a busy machine. */
const answerDeadlineMs = 20_000;

interface Walk {
  /** Windows by number. A closed one is opened again. */
  windows: () => Promise<Page[]>;
  routes: string[];
  chance: Chance;
  onStep: (step: string) => void;
}

const logIn = async (page: Page): Promise<void> => {
  const password = page.locator('input[type=password]').first();
  const timeout = 5000;
  try {
    await page.locator('input[type=email]').first().fill(superAdmin.email, { timeout });
    await password.fill(superAdmin.password, { timeout });
    await page.keyboard.press('Enter');
  } catch (cause) {
    // The form may disappear: a login in another window closes this window's dialog.
    if (await password.isVisible()) throw cause;
  }
};

/**
 * Waits until loading and rendering have finished, or for a limited
 * time, so that the next step depends on the seed alone.
 */
const settle = async (page: Page): Promise<void> => {
  await page
    .waitForFunction(() => !document.querySelector('[role=progressbar], [aria-busy=true]'), null, {
      timeout: 3000,
    })
    .catch(() => undefined);
};

/** Description and action of the next step. */
const chooseStep = (
  page: Page,
  targets: Target[],
  { routes, chance }: Walk,
): [string, () => Promise<unknown>] => {
  const what = chance.below(100);
  const kinds = [...new Set(targets.map(({ kind }) => kind))].sort();
  if (kinds.includes('email') && kinds.includes('password') && what < 40)
    return ['log in', () => logIn(page)];
  // The token is valid once; later attempts are refused.
  if (kinds.includes('email') && kinds.includes('password') && what < 60)
    return ['log in by a link', () => goTo(page, `/token_login?token=${loginToken}`)];
  if (what < 6) {
    const route = chance.one(routes);
    return [`go to ${route}`, () => goTo(page, route)];
  }
  // Only if the app can go back: in a browser the history starts with
  // an empty page that Electron does not have.
  const goBack = (): void => void setTimeout(() => window.navigation.canGoBack && history.back());
  if (what < 9) return ['go back', () => page.evaluate(goBack)];
  if (what < 30) {
    const key = chance.one(keys);
    return [`press ${key}`, () => page.keyboard.press(key)];
  }
  if (kinds.length === 0) return ['press Escape', () => page.keyboard.press('Escape')];
  const kind = chance.one(kinds);
  const target = chance.one(targets.filter((one) => one.kind === kind));
  const { x, y } = target;
  if (target.isText && chance.below(10) < 7) {
    // Keep the known password: after a change the walk could not log in again.
    const isKnown = kind === 'new password' || (kind === 'password' && what < 70);
    const text = isKnown ? superAdmin.password : chance.one(oddTexts);
    const type = async (): Promise<void> => {
      await page.mouse.click(x, y);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
      if (chance.below(3) === 0) await page.keyboard.press('Enter');
    };
    return [`type ${JSON.stringify(text.slice(0, 40))} into ${kind} ${target.name}`, type];
  }
  const how = chance.below(20);
  if (how === 0)
    return [`right-click ${kind} ${target.name}`, () => page.mouse.click(x, y, { button: 'right' })];
  if (how === 1) return [`double-click ${kind} ${target.name}`, () => page.mouse.dblclick(x, y)];
  return [`click ${kind} ${target.name}`, () => page.mouse.click(x, y)];
};

/** Performs a random step in a random window. Throws if that window no longer responds. */
export const takeStep = async (walk: Walk): Promise<void> => {
  const windows = await walk.windows();
  const number = walk.chance.below(windows.length);
  const page = windows[number];
  if (!page) throw new Error('There is no window');
  let step = `window ${number + 1}`;
  const act = async (): Promise<void> => {
    await settle(page);
    const targets = await page.evaluate(targetsIn);
    const [words, take] = chooseStep(page, targets, walk);
    step = `window ${number + 1} at ${routeOf(page)}: ${words}`;
    walk.onStep(step);
    await take();
  };
  await within(act(), answerDeadlineMs, () => `It does not answer any more: ${step}`).catch(
    (cause: unknown) => {
      // A step may close its own window.
      if (!page.isClosed()) throw cause;
    },
  );
};
