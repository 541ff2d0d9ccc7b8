import { defineConfig } from '@playwright/test';
import { findTestBrowser } from './scripts/findBrowser.mjs';

const browser = await findTestBrowser();

const inShell = '{e2e,security,a11y}/**/*.spec.ts';

/** Tests of Linux, which needs a keychain that a test can lock and freeze. */
const otherSystems = process.platform === 'linux' ? [] : ['@linux'];

const not = (...tags: string[]): RegExp => (tags.length > 0 ? new RegExp(tags.join('|')) : /(?!)/);

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/traces',
  // One more than the cores that are there: a third of the time of a test goes by waiting.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 600_000,
  // Generous, because the machine may be busy with other work; what is awaited ends the wait as soon as it is there.
  expect: { timeout: 120_000 },
  snapshotPathTemplate: '{testDir}/electron/expected/{arg}{ext}',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Europe/Madrid',
    // Nothing moves, so that no test waits for something to come to rest.
    contextOptions: { reducedMotion: 'reduce' },
    // Without film and pages of every step, which took a quarter of the time; a picture and the page's tree are
    // there without. `--trace on` records everything of the tests that are run so.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      // Scrollbars take room on Windows and Linux; Playwright hides them.
      ignoreDefaultArgs: ['--hide-scrollbars'],
      // Chromium's own sandbox does not work for root, which is what a container runs as.
      args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
  projects: [
    // Begins first: it waits most of its 100 seconds, while the other tests have the processor.
    { name: 'walk', testMatch: 'soak/**/*.spec.ts' },
    {
      name: 'shell',
      testMatch: inShell,
      // Proven in Electron, where it runs: the shell repeats none of it.
      grepInvert: not(...otherSystems, ...(process.env.PROVEN_IN_ELECTRON ? ['@electron'] : [])),
    },
    {
      name: 'electron',
      testMatch: '{e2e,security,electron}/**/*.spec.ts',
      use: { screenshot: 'only-on-failure' },
      grepInvert: not(
        // Rests on the browser shell: its records, its traffic, an ordinary browser's clock and paper.
        '@shell',
        ...otherSystems,
        // Needs what Electron 33 lacks: `node:sqlite`, the system's certificates in Node, newer behaviour of Chromium.
        // `@33`: pictures, which each engine draws in its own way.
        process.env.TEST_ELECTRON_ENGINE === '33' ? '@45' : '@33',
      ),
    },
    { name: 'electron-review', testMatch: 'pictures/reviewScreens.ts' },
  ],
});
