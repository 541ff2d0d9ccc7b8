import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { paint } from './painting.ts';

/** The whole page, what floats over it, or what every screen has of its own within the same frame. */
type Part = 'page' | 'floating' | 'main';
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one'];

/** What still fades in has the colours of another moment. */
const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ends.map(({ finished }) => finished));
  });

/** What moves although the system asks for no motion; a sign that something is under way may. */
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
 * What axe finds, short enough to read in a failed test. Left out are the focus traps of Fluent UI: they hand the focus
 * on at once, and nobody can stay on one.
 */
const measure = async (page: Page, part: Part, rules?: string[]): Promise<string[]> => {
  await untilStill(page);
  // A page that has axe already is spared half a megabyte of script, which takes longer to read than most checks.
  const hasAxe = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(hasAxe ? { axeSource: 'undefined' } : {}) });
  // Legacy mode stays in this page; the other one opens a page of its own, which is no window of the app.
  axe.setLegacyMode(true).exclude('[data-tabster-dummy]');
  // What axe finds in order needs no selectors and no HTML of each element, which took three quarters of a check.
  axe.options({ resultTypes: ['violations'] });
  if (part === 'floating') axe.exclude('#root').disableRules(pageRules);
  if (part === 'main') axe.include('main').disableRules(pageRules);
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help} (${html.slice(0, 120)})`),
  );
};

/** A colour can begin to change while axe reads it. What is wrong is found a second time. */
const problemsNow = async (page: Page, part: Part, rules?: string[]): Promise<string[]> => {
  const found = await measure(page, part, rules);
  if (found.length === 0) return [];
  const foundAgain = new Set(await measure(page, part, rules));
  return found.filter((problem) => foundAgain.has(problem));
};

const colours = ['color-contrast', 'link-in-text-block'];

/**
 * What moves where motion is not wanted, what axe finds in the light theme, and then in the colours of the dark one and in
 * those that a person has forced on all programs: nothing else differs there.
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
