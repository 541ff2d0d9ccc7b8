import type { Page } from '@playwright/test';

/** A picture is taken when pictures in it have arrived and nothing moves any more. */
export const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.waitForTimeout(500);
};
