import { type Browser, chromium } from '@playwright/test';
import { findTestBrowser } from '../../scripts/findBrowser.mjs';

interface BrowserOptions {
  args?: string[];
  find?: () => Promise<string | null>;
}

/** A browser of this machine for pages that a test opens by itself. Playwright starts it without Chromium's sandbox. */
export const launchBrowser = async ({
  args = [],
  find = findTestBrowser,
}: BrowserOptions = {}): Promise<Browser> => {
  const executablePath = await find();
  // Scrollbars take room on Windows and Linux; Playwright hides them.
  const ignoreDefaultArgs = ['--hide-scrollbars'];
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args, ignoreDefaultArgs });
};
