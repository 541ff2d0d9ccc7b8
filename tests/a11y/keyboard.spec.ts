import type { Locator, Page } from '@playwright/test';
import { superAdmin } from '../support/accounts.ts';
import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { listScreen, openList } from '../support/listScreen.ts';
import { goTo } from '../support/navigate.ts';
import { pressBack } from '../support/pressBack.ts';

/** Upper limit: no screen has as many tab stops. */
const maxStops = 120;

/** Moves the focus with Tab only, like a user without a mouse. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let stop = 0; stop < maxStops; stop += 1) {
    if (await target.evaluate((element) => element.contains(document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${target}`);
};

const dialog = (page: Page): Locator => page.getByRole('dialog');
const heading = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 1 });

test('ten daily tasks can be done with the keyboard alone', async ({ app }) => {
  test.slow();
  const page = await app.start();
  const { keyboard } = page;
  const list = listScreen(page);
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const closed = (): Promise<void> => expect(dialog(page)).toHaveCount(0);

  await test.step('log in', async () => {
    await tabTo(page, page.getByLabel('Email', { exact: true }));
    await keyboard.type(superAdmin.email);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await keyboard.type(superAdmin.password);
    await keyboard.press('Enter');
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  });
  await test.step('go to a screen', async () => {
    await keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Screen, action or record' })).toBeFocused();
    await keyboard.type('Companies');
    await expect(page.getByRole('option', { name: 'Companies' }).first()).toBeVisible();
    await keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Companies');
    await expect(list.grid.getByRole('row').nth(1)).toBeVisible();
  });
  const [name = ''] = await list.columnTexts('Name');
  await test.step('search', async () => {
    await keyboard.press('/');
    await expect(list.search).toBeFocused();
    await keyboard.type(name);
    await expect(list.pages).toContainText('1–1 of 1');
  });
  await test.step('select a row, and clear the selection', async () => {
    // The grid is a single tab stop (roving tabindex); arrow keys move between its rows.
    await tabTo(page, list.grid.locator('tbody'));
    await keyboard.press('Space');
    await expect(list.selection.getByRole('status')).toHaveText('1 selected');
    await keyboard.press('Escape');
    await expect(list.selection).toHaveCount(0);
  });
  await test.step('quick edit and save', async () => {
    await keyboard.press('e');
    await tabTo(page, dialog(page).getByLabel('Manager name'));
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type('Kate Keys');
    await keyboard.press('Control+s');
    await closed();
    await expect(list.row(name)).toContainText('Kate Keys');
    await expect(list.grid.locator(':focus')).toHaveCount(1);
  });
  await test.step('open a record, and return to its row', async () => {
    await keyboard.press('Enter');
    await expect(heading(page)).toHaveText(name);
    await pressBack(page);
    await expect(list.row(name)).toBeVisible();
  });
  for (const tool of ['Columns', 'Add new']) {
    await test.step(`${tool}: open and close, with the focus restored`, async () => {
      await tabTo(page, button(tool));
      await keyboard.press('Enter');
      await expect(dialog(page)).toBeVisible();
      await keyboard.press('Escape');
      await closed();
      await expect(button(tool)).toBeFocused();
    });
  }
  await test.step('change the language', async () => {
    const languages = page.locator('header').getByRole('combobox').last();
    await tabTo(page, languages);
    await keyboard.press('Enter');
    await page.getByRole('option', { name: 'Español' }).waitFor();
    await keyboard.press('End');
    await keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Empresas');
    await expect(languages).toBeFocused();
    await keyboard.press('Enter');
    await page.getByRole('option', { name: 'English' }).waitFor();
    await keyboard.press('Home');
    await keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Companies');
  });
  await test.step('log out', async () => {
    await tabTo(page, button('User menu'));
    await keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
    await keyboard.press('End');
    await keyboard.press('Enter');
    await expect(button('Log in')).toBeVisible();
  });
});

test('a screen reader finds the parts of a list, a form and the slots by their names', async ({ app }) => {
  const { page, list } = await openList(app, '/country/es/companies?sort=name&size=4');
  const api = await connectToApi(app.api());
  const [company] = await api.list('/es/companies');
  const [city] = await api.list('/es/cities');
  const main = page.getByRole('main');
  await expect(list.grid).toMatchAriaSnapshot(`
    - grid "Companies":
      - rowgroup:
        - row:
          - columnheader "Select all rows":
            - checkbox "Select all rows"
          - columnheader "Name Filter Name":
            - button "Name"
            - button "Filter Name"
          - columnheader "Actions"
      - rowgroup:
        - row /^Select /:
          - gridcell /^Select /:
            - checkbox /^Select /
          - gridcell:
            - link
          - gridcell /Quick edit/:
            - button "Quick edit"
            - button "Open"
            - button "Delete"
  `);

  await goTo(page, `/country/es/companies/${company?.id}`);
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading [level=1]
      - term: Email
      - definition:
        - link
      - form:
        - group "Company":
          - textbox "Name"
        - group "Access":
          - switch "Active"
        - status
  `);

  await goTo(page, `/country/es/city/${city?.id}/time_slots?week=next`);
  await expect(page.getByRole('navigation', { name: 'Delivery zones' })).toMatchAriaSnapshot(`
    - navigation "Delivery zones":
      - list:
        - listitem:
          - link /courier/
  `);
  await expect(page.getByRole('grid', { name: 'Time slots' })).toMatchAriaSnapshot(`
    - grid "Time slots":
      - rowgroup:
        - row:
          - columnheader /^Mon/
          - columnheader /^Sun/
      - rowgroup:
        - row "00:00":
          - rowheader "00:00":
            - button "00:00"
          - gridcell /^Mon \\d+, 00:00 .*Booked couriers. \\d+/
  `);
});
