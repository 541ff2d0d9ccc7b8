import { lingui } from '@lingui/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findTestBrowser } from './scripts/findBrowser.mjs';

const browser = await findTestBrowser();

/** Component tests, in a real browser. A file of its own: Playwright would make every start of unit tests wait. */
export default defineConfig({
  plugins: [lingui({ macroTransform: true })],
  // React as in the built app: its development build takes a quarter more time for the same tests.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  // Known beforehand: a package found while the tests run would load every page again.
  optimizeDeps: {
    // The cache does not notice new imports of an installed package; finding one later reloads the tests.
    force: true,
    include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'zod'],
  },
  test: {
    name: 'components',
    include: ['src/renderer/**/*.test.tsx'],
    setupFiles: ['src/renderer/testing/drawing.ts', 'src/renderer/testing/sameStart.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // One more than the cores that are there: many tests wait, for an animation frame, a delay or an answer.
    maxWorkers: 3,
    // The first test of a run also waits until every module of the app has been read.
    expect: { poll: { timeout: 120_000 } },
    // Each test takes its window down again, so that the app's modules are read once, not once for every file.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: {
          ...(browser ? { executablePath: browser } : {}),
          // Scrollbars take room on Windows and Linux; Playwright hides them.
          ignoreDefaultArgs: ['--hide-scrollbars'],
          // Chromium's own sandbox does not work for root, which is what a container runs as.
          args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
        },
        // Nothing moves, so that no test waits for something to come to rest.
        contextOptions: { locale: 'en-US', timezoneId: 'Europe/Madrid', reducedMotion: 'reduce' },
        actionTimeout: 120_000,
      }),
      // While other programs keep both cores, a browser takes more than the usual minute for its start.
      connectTimeout: 300_000,
      viewport: { width: 1440, height: 900 },
      screenshotFailures: false,
      // Nobody looks: Chromium lays out what is transparent, and does not paint it.
      orchestratorScripts: [
        {
          content: `document.head.append(Object.assign(document.createElement('style'), { textContent: 'iframe { opacity: 0 }' }));`,
        },
      ],
      instances: [{ browser: 'chromium' }],
    },
  },
});
