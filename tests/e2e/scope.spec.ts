import { spainAdmin } from '../support/accounts.ts';
import { expect, test } from '../support/app.ts';
import { askMain } from '../support/askMain.ts';
import { choose } from '../support/choose.ts';
import { login } from '../support/login.ts';
import { goTo, routeOf } from '../support/navigate.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

const citySettings = /^\/country\/(es|ua)\/city\/([0-9A-Za-z]{16})\/settings$/;

const cityOf = (route: string): string => citySettings.exec(route)?.[2] ?? '';

test('another city changes the path, and each country remembers its last city', async ({ app }) => {
  const page = await startLoggedIn(app, { at: '/country/es/settings' });
  await test.step('another country changes the path of the screen', async () => {
    await choose(page, 'Country', 'Ukraine');
    await expect.poll(() => routeOf(page)).toBe('/country/ua/settings');
    await choose(page, 'Country', 'Spain');
    await expect.poll(() => routeOf(page)).toBe('/country/es/settings');
  });

  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'City settings' }).click();
  await expect.poll(() => routeOf(page)).toMatch(citySettings);
  const firstCity = cityOf(routeOf(page));

  await choose(page, 'City', 'Sevilla');
  await expect.poll(() => cityOf(routeOf(page))).not.toBe(firstCity);
  const chosenCity = cityOf(routeOf(page));

  await choose(page, 'Country', 'Ukraine');
  await expect.poll(() => routeOf(page)).toMatch(/^\/country\/ua\/city\//);
  await choose(page, 'Country', 'Spain');
  await expect.poll(() => cityOf(routeOf(page))).toBe(chosenCity);
  // The address changes before main has stored the choice.
  await expect
    .poll(() => askMain(page, 'settings.read'))
    .toMatchObject({ data: { lastCountry: 'es', lastCity: { es: chosenCity } } });

  const restarted = await app.restart();
  await login(restarted);
  await expect(restarted.getByRole('combobox', { name: 'City' })).toHaveText(/Sevilla/);
});

test('an administrator of one country sees only that one, and a link to another one explains the limit', async ({
  app,
}) => {
  const page = await startLoggedIn(app, { account: spainAdmin });
  await page.getByRole('combobox', { name: 'Country' }).click();
  await expect(page.getByRole('option')).toHaveText(['Spain']);
  await page.keyboard.press('Escape');
  await goTo(page, '/country/ua/settings');
  await expect(page.getByText('You do not have access to this country: Ukraine.')).toBeVisible();
  await page.getByRole('button', { name: 'The same page here: Spain' }).click();
  await expect.poll(() => routeOf(page)).toBe('/country/es/settings');

  await test.step('the server refuses other countries', async () => {
    await goTo(page, '/admins?country=ua');
    await page.getByRole('grid').getByRole('button', { name: 'Quick edit' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'First name' }).fill('Somebody');
    app.discardAtQuit();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Somebody');
  });
});
