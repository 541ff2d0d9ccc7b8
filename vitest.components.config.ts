import { lingui } from '@lingui/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findTestBrowser } from './scripts/findBrowser.mjs';

const browser = await findTestBrowser();

/** Component tests in a real browser. Separate, because loading Playwright would delay each start of unit tests. */
export default defineConfig({
  plugins: [lingui({ macroTransform: true })],
  // Production build of React, as in the app; the development build takes a quarter longer.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  // Discovering a package during a run would reload all pages.
  optimizeDeps: {
    // The cache misses new imports of installed packages.
    force: true,
    include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'zod'],
  },
  test: {
    name: 'components',
    include: ['src/renderer/**/*.test.tsx'],
    setupFiles: ['src/renderer/testing/drawing.ts', 'src/renderer/testing/sameStart.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A third worker for two cores, because many tests wait for an animation frame, a delay or an answer.
    maxWorkers: 3,
    // The first test also waits for the modules of the app.
    expect: { poll: { timeout: 120_000 } },
    // Tests unmount their window, so the app's modules load once instead of once per file.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: {
          ...(browser ? { executablePath: browser } : {}),
          // Scrollbars take room on Windows and Linux; Playwright hides them.
          ignoreDefaultArgs: ['--hide-scrollbars'],
          // Chromium's sandbox does not work for root, the user of containers.
          args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
        },
        // No animations to wait for.
        contextOptions: { locale: 'en-US', timezoneId: 'Europe/Madrid', reducedMotion: 'reduce' },
        actionTimeout: 120_000,
      }),
      // On a busy machine a browser can take over a minute to start.
      connectTimeout: 300_000,
      viewport: { width: 1440, height: 900 },
      screenshotFailures: false,
      // Chromium lays out transparent pages without painting them.
      orchestratorScripts: [
        {
          content: `document.head.append(Object.assign(document.createElement('style'), { textContent: 'iframe { opacity: 0 }' }));`,
        },
      ],
      instances: [{ browser: 'chromium' }],
    },
  },
});
