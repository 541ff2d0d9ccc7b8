import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { openList } from '../support/listScreen.ts';
import { openWindow } from '../support/openWindow.ts';

test('views saved in two windows are all kept @electron', async ({ app }) => {
  const { page: first } = await openList(app, '/country/es/companies');
  const second = await openWindow(app, first, '/country/es/companies');
  const inside = (page: Page) => page.getByRole('dialog', { name: 'Views' });
  const open = (page: Page) => page.getByRole('button', { name: 'Views', exact: true }).click();
  const save = async (page: Page, name: string): Promise<void> => {
    await inside(page).getByRole('textbox').fill(name);
    await inside(page).getByRole('button', { name: 'Save view' }).click();
    await expect(inside(page).getByRole('button', { name, exact: true })).toBeVisible();
  };
  await open(first);
  await open(second);
  await save(second, 'Of the second');
  await save(first, 'Of the first');
  await expect(inside(first).getByRole('listitem')).toHaveText(['Of the second', 'Of the first']);
  await second.keyboard.press('Escape');
  await open(second);
  await expect(inside(second).getByRole('listitem')).toHaveText(['Of the second', 'Of the first']);
  await inside(first).getByRole('button', { name: 'Delete Of the second' }).click();
  await inside(second).getByRole('button', { name: 'Delete Of the first' }).click();
  await expect(inside(second).getByRole('listitem')).toHaveCount(0);
});
