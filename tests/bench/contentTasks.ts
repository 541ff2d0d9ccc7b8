import type { Locator, Page } from '@playwright/test';
import { listScreen } from '../support/listScreen.ts';
import {
  cell,
  expectSoon,
  genericSave,
  type OperatorTask,
  type Surroundings,
  selectRows,
} from './operatorTask.ts';

const companies = '/country/es/companies?sort=name';
const phone = '+34600111222';
const otherPhone = '+34600333444';
const save = 'Control+s';
const isSaved = (page: Page): Promise<void> => expectSoon(page.getByRole('dialog')).toHaveCount(0);
const openFirst = async ({ page, hands }: Surroundings, options = {}): Promise<void> =>
  hands.click((await cell(page, 1, 'Name')).getByRole('link'), options);
const phoneInput = (page: Page): Locator => page.getByRole('dialog').getByLabel('Phone number');
const editButton = (page: Page, row: number): Locator =>
  listScreen(page).grid.getByRole('row').nth(row).getByRole('button', { name: 'Quick edit' });
const confirmButton = (page: Page): Locator =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
const undoButton = (page: Page): Locator => page.getByRole('button', { name: 'Undo', exact: true });

const find = async ({ page, hands }: Surroundings): Promise<void> => {
  await listScreen(page).grid.getByRole('row').nth(1).waitFor();
  await hands.press('/');
  await expectSoon(listScreen(page).search).toBeFocused();
  await hands.type('farol');
  await expectSoon(listScreen(page).grid.getByRole('row').nth(1)).toContainText('Farolillo');
};

const changePhoneByButton = async (
  { page, hands }: Surroundings,
  row: number,
  text = phone,
): Promise<void> => {
  await hands.click(editButton(page, row));
  await hands.click(phoneInput(page));
  await hands.press('Control+a');
  await hands.type(text);
};

const changePhoneInCell = async ({ page, hands }: Surroundings, row: number): Promise<void> => {
  await hands.click(await cell(page, row, 'Phone number'));
  await hands.press('e');
  await expectSoon(phoneInput(page)).toBeFocused();
  await hands.press('Control+a');
  await hands.type(phone);
};

export const contentTasks: readonly OperatorTask[] = [
  {
    name: 'Find a company by part of its name and change its phone number',
    generic: { 'the search box': 1, 'the row': 1, 'the input': 1, 'mark its text': 1, ...genericSave },
    start: companies,
    before: async (on) => {
      await find(on);
      await changePhoneByButton(on, 1);
      await on.hands.press(save);
      await isSaved(on.page);
    },
    run: async (on) => {
      await find(on);
      await changePhoneInCell(on, 1);
      await on.hands.press(save);
      await isSaved(on.page);
    },
  },
  {
    name: 'Change the phone number of three companies, one after the other',
    generic: { 'a row': 3, 'its input': 3, 'mark its text': 3, 'Save, which leads back to the list': 3 },
    start: companies,
    before: async (on) => {
      for (const row of [1, 2, 3]) {
        await changePhoneByButton(on, row);
        await on.hands.press(save);
        await isSaved(on.page);
      }
    },
    run: async (on) => {
      await changePhoneInCell(on, 1);
      for (let left = 2; left > 0; left -= 1) {
        const title = await on.page.getByRole('dialog').getByRole('heading').first().textContent();
        await on.hands.press('Control+Enter');
        await expectSoon(on.page.getByRole('dialog').getByRole('heading').first()).not.toHaveText(
          title ?? '',
        );
        await expectSoon(phoneInput(on.page)).toBeFocused();
        await on.hands.press('Control+a');
        await on.hands.type(phone);
      }
      await on.hands.press(save);
      await isSaved(on.page);
    },
  },
  {
    name: 'Undo a saved change of a phone number',
    generic: { 'Undo, while its notice stands': 1 },
    start: companies,
    // A different number from the one that earlier tasks saved.
    prepare: async (on) => {
      await changePhoneByButton(on, 1, otherPhone);
      await on.hands.press(save);
      await isSaved(on.page);
    },
    before: async (on) => {
      await changePhoneByButton(on, 1);
      await on.hands.press(save);
      await isSaved(on.page);
    },
    run: async ({ page, hands }) => {
      await hands.press('Control+z');
      await expectSoon(page.getByText(/^Undone: /)).toBeVisible();
    },
  },
  {
    name: 'Delete one company and undo it',
    generic: { 'the row': 1, Delete: 1, Undo: 1 },
    start: companies,
    before: async ({ page, hands }) => {
      await hands.click(
        listScreen(page).grid.getByRole('row').nth(1).getByRole('button', { name: 'Delete' }),
      );
      await hands.click(confirmButton(page));
      await hands.click(undoButton(page));
      await expectSoon(undoButton(page)).toHaveCount(0);
    },
    run: async ({ page, hands }) => {
      await hands.click(
        listScreen(page).grid.getByRole('row').nth(1).getByRole('button', { name: 'Delete' }),
      );
      await hands.click(confirmButton(page));
      await expectSoon(undoButton(page)).toBeVisible();
      await hands.press('Control+z');
      await expectSoon(undoButton(page)).toHaveCount(0);
    },
  },
  {
    name: 'Delete five companies and undo it',
    generic: { 'the first box': 1, 'the last one with Shift': 1, Delete: 1, Undo: 1 },
    start: companies,
    before: () => Promise.reject(new Error('not possible')),
    run: async (on) => {
      await selectRows(on, 5);
      await on.hands.click(on.page.getByRole('button', { name: 'Delete selected', exact: true }));
      await on.hands.click(confirmButton(on.page));
      await expectSoon(undoButton(on.page)).toBeVisible();
      await on.hands.press('Control+z');
      await expectSoon(undoButton(on.page)).toHaveCount(0);
    },
  },
  {
    name: 'Open a company in its own window',
    generic: { 'the row, which is no link': 1, 'the address': 1, 'open it once more, Alt+Enter': 1 },
    start: companies,
    run: async (on) => {
      const opened = on.page.context().waitForEvent('page');
      await openFirst(on, { modifiers: ['ControlOrMeta'] });
      await (await opened).getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'Export a search result',
    generic: { 'the search box': 1, Export: 1 },
    start: companies,
    run: async (on) => {
      await find(on);
      await on.hands.click(listScreen(on.page).tool('Export'));
      await expectSoon(on.page.getByRole('region', { name: 'Notices' })).toContainText('.csv');
    },
  },
  {
    name: 'See which of all pay lists differs from its lines',
    generic: null,
    start: ':city/pay-list-establishment',
    prepare: async ({ page }) => {
      await page.getByRole('button', { name: 'Check the sums' }).click();
      await expectSoon(page.getByRole('button', { name: 'Check again' })).toBeVisible();
    },
    run: async ({ page, hands }) => {
      await hands.click(page.getByRole('button', { name: /^1 of \d+ differs by / }));
      await expectSoon(listScreen(page).grid.locator('tbody tr')).toHaveCount(1);
    },
  },
  {
    name: 'Open the editor of an active filter',
    generic: { 'the input, which stands above the list': 1 },
    start: `${companies}&isActive=true`,
    before: async ({ page, hands }) => {
      await hands.click(page.getByRole('button', { name: 'Filter', exact: true }));
      await hands.click(page.getByRole('menuitem', { name: 'Active', exact: true }));
      await expectSoon(page.getByRole('dialog')).toBeVisible();
    },
    run: async ({ page, hands }) => {
      await hands.click(listScreen(page).chips.getByRole('button').first());
      await expectSoon(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'Copy a phone number from the list',
    generic: { 'the row': 1, 'the input': 1, 'mark its text': 1, 'copy it': 1 },
    start: companies,
    before: async (on) => {
      await openFirst(on);
      await on.hands.click(on.page.getByRole('main').getByLabel('Phone number'));
      await on.hands.press('Control+a');
      await on.hands.press('Control+c');
    },
    run: async ({ page, hands }) => {
      await hands.click(await cell(page, 1, 'Phone number'));
      await hands.press('Control+c');
    },
  },
  {
    name: 'Look up the shortcuts on the page of a record',
    generic: null,
    start: companies,
    prepare: async (on) => {
      await openFirst(on);
      await on.page.getByRole('button', { name: 'Open in new window' }).waitFor();
    },
    before: async ({ page, hands }) => {
      await hands.click(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last());
      await listScreen(page).grid.waitFor();
      await hands.press('?');
      await expectSoon(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    },
    run: async ({ page, hands }) => {
      await hands.press('?');
      await expectSoon(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    },
  },
  {
    name: 'Type a date and verify it',
    generic: { 'the input, which follows the browser, not the app': 1 },
    start: '/dashboard',
    run: async ({ page, hands }) => {
      await hands.click(page.getByRole('textbox', { name: 'Day' }));
      await hands.press('Control+a');
      await hands.type('1.10.26');
    },
  },
  {
    name: 'Save two filters as a view and return to it',
    generic: { Filter: 1, 'Save current query': 1, Save: 1, 'Filter again': 1, 'the saved query': 1 },
    start: `${companies}&isActive=true&canEditMop=true`,
    run: async ({ page, hands, goTo }) => {
      const views = page.getByRole('button', { name: 'Views' });
      await hands.click(views);
      await hands.click(page.getByRole('textbox', { name: 'View name' }));
      await hands.type('Mine');
      await hands.press('Enter');
      await goTo('/admins');
      await goTo('/country/es/companies');
      await hands.click(views);
      await hands.click(
        page.getByRole('dialog', { name: 'Views' }).getByRole('button', { name: 'Mine', exact: true }),
      );
      await expectSoon(
        listScreen(page)
          .chips.getByRole('button', { name: /Active/ })
          .first(),
      ).toBeVisible();
    },
  },
];
