import type { Locator, Page } from '@playwright/test';
import { connectToApi } from '../support/apiClient.ts';
import { type AppUnderTest, expect, test } from '../support/app.ts';
import { openList } from '../support/listScreen.ts';
import { goTo, routeOf } from '../support/navigate.ts';

const companies = '/country/es/companies';

const fill = async (form: Locator, name: string): Promise<void> => {
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Manager name').fill('Only Once');
  await form.getByLabel('Email').fill('once@backoffice.example');
};

const openNew = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Add new' }).click();
  return page.getByRole('dialog', { name: 'New company' });
};

const countNamed = async (app: AppUnderTest, name: string): Promise<number> => {
  const api = await connectToApi(app.api());
  return (await api.list('/es/companies')).filter((company) => company.name === name).length;
};

test('a record is made once, however often Save is pressed', async ({ app }) => {
  const { page, list } = await openList(app, `${companies}?sort=name`);
  await app.api().setFault({ match: 'POST /api/v1/es/companies', fault: 'delay=800' });

  await test.step('a double click', async () => {
    const dialog = await openNew(page);
    await fill(dialog, 'AA Double Click');
    await dialog.getByRole('button', { name: 'Save' }).dblclick();
    await expect(dialog).toBeHidden();
    await expect(list.row('AA Double Click').first()).toBeVisible();
    expect(await countNamed(app, 'AA Double Click')).toBe(1);
  });

  await test.step('Enter pressed again and again in a field of the record’s page', async () => {
    await goTo(page, `${companies}/new`);
    const form = page.getByRole('main');
    await fill(form, 'AA Many Enters');
    for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Enter');
    await expect.poll(() => routeOf(page)).toMatch(/companies\/[0-9a-z]{16}$/);
    expect(await countNamed(app, 'AA Many Enters')).toBe(1);
  });

  await test.step('what was refused can be sent again', async () => {
    await app.api().clearFaults();
    await goTo(page, companies);
    const dialog = await openNew(page);
    await fill(dialog, '');
    await dialog.getByRole('button', { name: 'Save' }).dblclick();
    await expect(dialog.getByText('Required Name')).toBeVisible();
    await fill(dialog, 'AA Second Try');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    expect(await countNamed(app, 'AA Second Try')).toBe(1);
  });
});

test('a new record whose answer was lost may be there already, and the form says so', async ({ app }) => {
  const { page } = await openList(app, companies);
  await app.api().setFault({ match: 'POST /api/v1/es/companies', fault: 'truncate', times: 1 });
  const dialog = await openNew(page);
  await fill(dialog, 'AA Lost Answer');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Network Error')).toBeVisible();
  await expect(dialog.getByText(/may have been saved already/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(await countNamed(app, 'AA Lost Answer')).toBe(1);
});
