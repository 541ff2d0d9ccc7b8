import { defineConfig } from '@playwright/test';
import { findTestBrowser } from './scripts/findBrowser.mjs';

const browser = await findTestBrowser();

const inShell = '{e2e,security,a11y}/**/*.spec.ts';

/** Excludes tests that need a keychain which a test can lock and freeze. */
const otherSystems = process.platform === 'linux' ? [] : ['@linux'];

const not = (...tags: string[]): RegExp => (tags.length > 0 ? new RegExp(tags.join('|')) : /(?!)/);

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/traces',
  // A third worker for two cores, because tests wait a third of their time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 600_000,
  // Generous for busy machines; a met expectation ends the wait at once.
  expect: { timeout: 120_000 },
  snapshotPathTemplate: '{testDir}/electron/expected/{arg}{ext}',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Europe/Madrid',
    // No animations to wait for.
    contextOptions: { reducedMotion: 'reduce' },
    // No film and page snapshots: they took a quarter of the time, and failures have a picture and the page's tree
    // anyway. `--trace on` records everything.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      // Scrollbars take room on Windows and Linux; Playwright hides them.
      ignoreDefaultArgs: ['--hide-scrollbars'],
      // Chromium's sandbox does not work for root, the user of containers.
      args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
  projects: [
    // First, because it waits most of its 100 seconds and leaves the processor to the others.
    { name: 'walk', testMatch: 'soak/**/*.spec.ts' },
    {
      name: 'shell',
      testMatch: inShell,
      // Leaves out tests that Electron has already run.
      grepInvert: not(...otherSystems, ...(process.env.PROVEN_IN_ELECTRON ? ['@electron'] : [])),
    },
    {
      name: 'electron',
      testMatch: '{e2e,security,electron}/**/*.spec.ts',
      use: { screenshot: 'only-on-failure' },
      grepInvert: not(
        // Tests that need the shell: its records and traffic, a browser's clock and paper.
        '@shell',
        ...otherSystems,
        // `@45`: `node:sqlite`, system certificates in Node, newer Chromium behaviour. `@33`: pictures, which each engine
        // draws in its own way.
        process.env.TEST_ELECTRON_ENGINE === '33' ? '@45' : '@33',
      ),
    },
    { name: 'electron-review', testMatch: 'pictures/reviewScreens.ts' },
  ],
});
