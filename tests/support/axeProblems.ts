import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds, short enough to read in a failed test. Left out: the focus traps of Fluent UI (they hand the
 * focus on at once, and nobody can stay on one), and for what floats over the page the rule that everything stands
 * in a landmark.
 */
export const axeProblems = async (page: Page, isFloating = false): Promise<string[]> => {
  // Legacy mode stays in this page; the other one opens a page of its own, which is no window of the app.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).exclude('[data-tabster-dummy]');
  const { violations } = await (isFloating ? axe.disableRules('region') : axe).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help} (${html.slice(0, 120)})`),
  );
};
