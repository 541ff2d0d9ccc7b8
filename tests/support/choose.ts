import type { Page } from '@playwright/test';

/** Chooses an entry of a combobox by its visible name. */
export const choose = async (page: Page, combobox: string, option: string | RegExp): Promise<void> => {
  await page.getByRole('combobox', { name: combobox }).click();
  await page.getByRole('option', { name: option }).click();
};
