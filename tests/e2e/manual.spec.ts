import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/app.ts';
import { axeProblems } from '../support/axeProblems.ts';
import { routeOf } from '../support/navigate.ts';
import { shownText } from '../support/shownText.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

test('F1 on the board opens the manual in its own window, at the section about the board', async ({
  app,
}) => {
  const page = await startLoggedIn(app, { at: '/country/es/companies' });
  await expect(page.getByRole('link', { name: 'Orders now' })).toBeVisible();
  await page.keyboard.press('Control+Shift+O');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders now');
  const manual = await app.windowOpenedBy(() => page.keyboard.press('F1'));
  await expect(manual.getByRole('heading', { name: 'Watch the current orders' })).toBeFocused();
  const picture = manual.getByRole('img', { name: 'The board of current orders' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);
  await expect(manual.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
  expect(await axeProblems(manual)).toEqual([]);

  await manual.getByRole('navigation', { name: 'Manual' }).getByRole('link', { name: 'Couriers' }).click();
  await expect(manual.getByRole('heading', { level: 1 })).toHaveText('Couriers');
  await expect.poll(() => routeOf(manual)).toBe('/manual?page=couriers');
});

test('the first start of another version offers the page about it, until it is read', async ({ app }) => {
  const page = await startLoggedIn(app, { at: '/country/es/companies' });
  const banner = /The app was updated to version/;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companies');
  await expect(page.getByText(banner)).toHaveCount(0);
  await app.quit();
  const file = join(app.profile, 'settings.json');
  const settings = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...settings, seenVersion: '0.0.1' }));

  const updated = await startLoggedIn(app, { at: '/country/es/companies' });
  await expect(shownText(updated, banner)).toBeVisible();
  const manual = await app.windowOpenedBy(() => updated.getByRole('button', { name: 'What is new' }).click());
  await expect(manual.getByRole('heading', { level: 1 })).toHaveText('What is new');
  await expect(shownText(updated, banner)).toHaveCount(0);
});
