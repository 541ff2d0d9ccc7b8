import type { Locator, Page } from '@playwright/test';

/**
 * Visible text only. Engines without `ariaNotify`, such as that of Electron 33, announce through a live
 * region, which `getByText` also finds.
 */
export const shownText = (page: Page, text: string | RegExp): Locator =>
  page.getByText(text).and(page.locator(':not(body > [aria-live] *)'));
