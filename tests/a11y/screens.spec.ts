import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { login } from '../support/login.ts';
import { goTo } from '../support/navigate.ts';
import { allRoutes, visit } from '../support/walk.ts';

const themes = ['light', 'dark'] as const;

/**
 * What axe finds, short enough to read in a failed test. Left out: the focus traps of Fluent UI (they hand the
 * focus on at once, and nobody can stay on one), and for what floats over the page the rule that everything stands
 * in a landmark.
 */
const problems = async (page: Page, isFloating = false): Promise<string[]> => {
  // Legacy mode stays in this page; the other one opens a page of its own, which is no window of the app.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).exclude('[data-tabster-dummy]');
  const { violations } = await (isFloating ? axe.disableRules('region') : axe).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help} (${html.slice(0, 120)})`),
  );
};

for (const theme of themes) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme });

    test('public screens have no problem', async ({ app }) => {
      const page = await app.start();
      for (const route of ['/login', '/forgot', '/email_confirmation', '/dashboard']) {
        await goTo(page, route);
        await expect(page.getByRole('heading').first()).toBeVisible();
        expect(await problems(page), route).toEqual([]);
      }
    });

    test('the login page with messages has no problem', async ({ app }) => {
      const page = await app.start();
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByText('Email is required')).toBeVisible();
      expect(await problems(page)).toEqual([]);
    });

    test('every screen behind the login has no problem', async ({ app }) => {
      test.slow();
      const page = await app.start();
      await login(page);
      for (const route of await allRoutes(page)) {
        await visit(page, route);
        expect.soft(await problems(page), route).toEqual([]);
      }
    });

    test('what opens from the header has no problem', async ({ app }) => {
      const page = await app.start();
      await login(page);
      for (const name of ['User menu', 'Notifications']) {
        await page.getByRole('button', { name }).click();
        expect.soft(await problems(page, true), name).toEqual([]);
        await page.keyboard.press('Escape');
      }
    });
  });
}
