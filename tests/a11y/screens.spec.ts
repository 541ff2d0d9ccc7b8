import { expect, test } from '../support/app.ts';
import { axeProblems } from '../support/axeProblems.ts';
import { goTo } from '../support/navigate.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';
import { allRoutes, visit } from '../support/walk.ts';

test('public screens have no problem', async ({ app }) => {
  const page = await app.start();
  for (const route of ['/login', '/forgot', '/email_confirmation', '/dashboard']) {
    await goTo(page, route);
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(await axeProblems(page), route).toEqual([]);
  }
});

test('the login page with messages has no problem', async ({ app }) => {
  const page = await app.start();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
});

test('every screen behind the login has no problem', async ({ app }) => {
  test.slow();
  const page = await startLoggedIn(app);
  const problems: string[] = [];
  for (const [index, route] of (await allRoutes(page)).entries()) {
    // A few rows of a list show what all of them are; menu and header are the same on every screen.
    await visit(page, route);
    const isList = (await page.getByRole('navigation', { name: 'Pages' }).count()) > 0;
    if (isList) await visit(page, `${route}?size=4`);
    const found = await axeProblems(page, index === 0 ? 'page' : 'main');
    problems.push(...found.map((problem) => `${route}: ${problem}`));
  }
  expect(problems).toEqual([]);
});

test('what opens from the header has no problem', async ({ app }) => {
  const page = await startLoggedIn(app);
  for (const name of ['User menu', 'Notifications']) {
    await page.getByRole('button', { name }).click();
    expect.soft(await axeProblems(page, 'floating'), name).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('Control+Shift+h');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Screen, action or record' }).fill('ci');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect.soft(await axeProblems(page, 'floating'), 'palette').toEqual([]);
});
