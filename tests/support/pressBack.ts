import { type Page, test } from '@playwright/test';

/**
 * Presses the shortcut of "Back". On macOS, keys of a test do not reach Electron's menu, so it goes back
 * through the history instead.
 */
export const pressBack = async (page: Page): Promise<void> => {
  if (process.platform !== 'darwin') await page.keyboard.press('Alt+ArrowLeft');
  else if (test.info().project.name !== 'electron') await page.keyboard.press('Meta+[');
  else await page.evaluate(() => window.history.back());
};
