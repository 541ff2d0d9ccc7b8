import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/findBrowser.mjs';

const browser = await findBrowser();

export default defineConfig({
  testDir: 'tests',
  testMatch: '{e2e,security,a11y}/**/*.spec.ts',
  outputDir: 'test-results/traces',
  workers: 2,
  retries: 0,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Europe/Madrid',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      // Chromium's own sandbox does not work for root, which is what a container runs as.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  projects: [
    // What needs a keychain that a test can lock and freeze carries the tag @linux.
    { name: 'shell', ...(process.platform === 'linux' ? {} : { grepInvert: /@linux/ }) },
    // What only the browser shell can show (its records, its traffic) carries the tag @shell.
    { name: 'electron', grepInvert: /@shell/ },
  ],
});
