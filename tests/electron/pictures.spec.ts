import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

/*
 * Pictures of screens that show no time. After a wanted change of the look:
 *   npm run e2e:electron -- tests/electron/pictures.spec.ts --update-snapshots
 */

const expectPicture = async (page: Page, name: string): Promise<void> => {
  await page.mouse.move(0, 0);
  // Menu and header show counts of new orders and messages; the masks hide an age and a random port.
  await expect(page.locator('main, [role=main]').first()).toHaveScreenshot(`${name}.png`, {
    maxDiffPixelRatio: 0.002,
    mask: [page.getByText(/^Last change|^http:/)],
  });
};

const inBothSchemes = async (page: Page, name: string): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectPicture(page, `${name}-${colorScheme}`);
  }
};

test('the login page looks as before, light and dark @electron @33', async ({ app }) => {
  const page = await app.start();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await inBothSchemes(page, 'login');
});

test('a list, a record and a tree look as before, light and dark @electron @33', async ({ app }) => {
  const page = await startLoggedIn(app, { at: '/country/es/cities' });
  await expect(page.getByRole('row')).not.toHaveCount(1);
  await inBothSchemes(page, 'list');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await inBothSchemes(page, 'record');
  await page.getByRole('link', { name: 'City home categories' }).click();
  await expect(page.getByRole('main').getByRole('checkbox')).not.toHaveCount(0);
  await inBothSchemes(page, 'tree');
});
