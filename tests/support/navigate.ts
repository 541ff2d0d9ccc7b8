import type { Page } from '@playwright/test';

/** Route of a window, from the hash of its address. */
export const routeOf = (page: Page): string => new URL(page.url()).hash.replace(/^#/, '') || '/';

/** Navigates as a typed address does, without reloading the document. */
export const goTo = async (page: Page, route: string): Promise<void> => {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, route);
};
