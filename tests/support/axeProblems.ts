import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** They are about the whole page, which lies hidden behind what floats over it. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one'];

/** What still fades in has the colours of another moment. */
const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ends.map(({ finished }) => finished));
  });

/**
 * What axe finds, short enough to read in a failed test; of what floats over the page only that. Left out are the
 * focus traps of Fluent UI: they hand the focus on at once, and nobody can stay on one.
 */
const problemsNow = async (page: Page, isFloating: boolean, rules?: string[]): Promise<string[]> => {
  await untilStill(page);
  // Legacy mode stays in this page; the other one opens a page of its own, which is no window of the app.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).exclude('[data-tabster-dummy]');
  const part = isFloating ? axe.exclude('#root').disableRules(pageRules) : axe;
  const { violations } = await (rules ? part.withRules(rules) : part).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help} (${html.slice(0, 120)})`),
  );
};

const colours = ['color-contrast', 'link-in-text-block'];

/** What axe finds in the light theme, and then in the colours of the dark one: nothing else differs there. */
export const axeProblems = async (page: Page, isFloating = false): Promise<string[]> => {
  const problems = await problemsNow(page, isFloating);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  const inTheDark = await problemsNow(page, isFloating, colours);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  return [...problems, ...inTheDark.map((problem) => `in the dark theme: ${problem}`)];
};
