import { type Browser, chromium } from '@playwright/test';
import { findTestBrowser } from '../../scripts/findBrowser.mjs';

interface BrowserOptions {
  args?: string[];
  find?: () => Promise<string | null>;
}

/**
 * Launches the test browser for tests that open pages themselves. Playwright runs it without Chromium's
 * sandbox.
 */
export const launchBrowser = async ({
  args = [],
  find = findTestBrowser,
}: BrowserOptions = {}): Promise<Browser> => {
  const executablePath = await find();
  // Show scrollbars, which Playwright hides: they take space on Windows and Linux.
  const ignoreDefaultArgs = ['--hide-scrollbars'];
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args, ignoreDefaultArgs });
};
