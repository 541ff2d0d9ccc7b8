import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { axeProblems } from '../support/axeProblems.ts';
import { openList } from '../support/listScreen.ts';

const list = '/country/es/companies';

const openFilter = async (page: Page, column: string): Promise<Locator> => {
  await page.getByRole('grid').getByRole('button', { name: column }).last().click();
  const dialog = page.getByRole('dialog', { name: column });
  await expect(dialog).toBeVisible();
  return dialog;
};

test('the calendar and its messages are accessible', async ({ app }) => {
  const { page } = await openList(app, list);
  const dialog = await openFilter(page, 'Created at');
  await dialog.getByLabel('From', { exact: true }).fill('21/11/2026');
  await dialog.getByLabel('To', { exact: true }).fill('31/31/2026');
  await dialog.getByLabel('From', { exact: true }).focus();
  await expect(dialog.getByRole('alert')).toBeVisible();
  expect(await axeProblems(page, 'floating')).toEqual([]);
  await dialog.getByLabel('To', { exact: true }).press('ArrowDown');
  await expect(page.getByRole('dialog', { name: 'Calendar' })).toBeVisible();
  expect(await axeProblems(page, 'floating')).toEqual([]);
});
