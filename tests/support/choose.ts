import type { Page } from '@playwright/test';

export const choose = async (page: Page, combobox: string, option: string | RegExp): Promise<void> => {
  await page.getByRole('combobox', { name: combobox }).click();
  await page.getByRole('option', { name: option }).click();
};
