import { type Page, test } from '@playwright/test';

/**
 * Presses the keys of "Back" in the menu. On macOS no key that a test sends reaches Electron's menu: there the step is
 * made without it.
 */
export const pressBack = async (page: Page): Promise<void> => {
  if (process.platform !== 'darwin') await page.keyboard.press('Alt+ArrowLeft');
  else if (test.info().project.name !== 'electron') await page.keyboard.press('Meta+[');
  else await page.evaluate(() => window.history.back());
};
