import type { Locator, Page } from '@playwright/test';

/**
 * A text where it is shown. Engines without `ariaNotify`, such as that of Electron 33, get announcements as text of a live
 * region, and `getByText` finds both.
 */
export const shownText = (page: Page, text: string | RegExp): Locator =>
  page.getByText(text).and(page.locator(':not(body > [aria-live] *)'));
