import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { paint } from './painting.ts';

/** The whole page, its overlays, or the screen-specific main area. */
type Part = 'page' | 'floating' | 'main';
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one'];

/** Waits for animations, because colours differ while fading in. */
const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ends.map(({ finished }) => finished));
  });

/** Animations that ignore the setting for reduced motion. Endless progress indicators are allowed. */
const movingParts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const { duration = 0, iterations = 1 } = effect?.getComputedTiming() ?? {};
      if (iterations === Number.POSITIVE_INFINITY || Number(duration) <= 10) return [];
      const moved = effect instanceof KeyframeEffect ? (effect.target?.outerHTML ?? '') : '';
      return [`moves where motion is not wanted (${moved.slice(0, 120)})`];
    }),
  );

/**
 * Violations found by axe, shortened for failure messages. Excludes Fluent UI's focus traps, which pass the
 * focus on at once.
 */
const measure = async (page: Page, part: Part, rules?: string[]): Promise<string[]> => {
  await untilStill(page);
  // Reuse axe if the page has it: parsing half a megabyte of script takes longer than most checks.
  const hasAxe = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(hasAxe ? { axeSource: 'undefined' } : {}) });
  // Legacy mode stays in this page; otherwise axe opens another page, which is no window of the app.
  axe.setLegacyMode(true).exclude('[data-tabster-dummy]');
  // Skip details of passed rules: they took three quarters of a check.
  axe.options({ resultTypes: ['violations'] });
  if (part === 'floating') axe.exclude('#root').disableRules(pageRules);
  if (part === 'main') axe.include('main').disableRules(pageRules);
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help} (${html.slice(0, 120)})`),
  );
};

/** Repeats the check and keeps problems found twice, because colours may change while axe reads them. */
const problemsNow = async (page: Page, part: Part, rules?: string[]): Promise<string[]> => {
  const found = await measure(page, part, rules);
  if (found.length === 0) return [];
  const foundAgain = new Set(await measure(page, part, rules));
  return found.filter((problem) => foundAgain.has(problem));
};

const colours = ['color-contrast', 'link-in-text-block'];

/**
 * Checks motion and accessibility in the light theme, then only colours in the dark theme and with forced
 * colours.
 */
export const axeProblems = async (page: Page, part: Part = 'page'): Promise<string[]> => {
  await paint(page);
  const problems = [...(await movingParts(page)), ...(await problemsNow(page, part))];
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  const inTheDark = await problemsNow(page, part, colours);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await page.emulateMedia({ forcedColors: 'active' });
  const inForcedColours = await problemsNow(page, part, colours);
  await page.emulateMedia({ forcedColors: 'none' });
  return [
    ...problems,
    ...inTheDark.map((problem) => `in the dark theme: ${problem}`),
    ...inForcedColours.map((problem) => `in forced colours: ${problem}`),
  ];
};
