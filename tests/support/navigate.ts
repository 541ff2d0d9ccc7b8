import type { Page } from '@playwright/test';

/** The route that a window shows: what stands behind the `#` of its address. */
export const routeOf = (page: Page): string => new URL(page.url()).hash.replace(/^#/, '') || '/';

/** Goes to a route as a typed address would, without loading the document again. */
export const goTo = async (page: Page, route: string): Promise<void> => {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, route);
};
