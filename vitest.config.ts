import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findTestBrowser } from './scripts/findBrowser.mjs';

/** Modules of the main process are tested with the browser shell's stand-in, which runs without Electron. */
const electron = fileURLToPath(new URL('./src/browser-shell/electron.ts', import.meta.url));

/** Of a program that a test starts, compiling its TypeScript is most of the start. */
const env = { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') };

/** They start programs of ours, which takes seconds: unit tests of a folder are run without them. */
const processTests = ['src/**/*.process.test.ts'];

const translations = () => [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })];
const browser = await findTestBrowser();

export default defineConfig({
  test: {
    // Generous, because the machine may be busy with other work; a poll ends as soon as it is met.
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 60_000,
    // One more than the cores that are there: many tests wait, for an animation frame, a delay or a server.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        resolve: { alias: { electron } },
        plugins: translations(),
        test: {
          name: 'unit',
          include: ['src/{shared,renderer,demo-api}/**/*.test.ts'],
          exclude: processTests,
          environment: 'node',
          testTimeout: 60_000,
          // These keep nothing between two tests, so modules are read once for each worker, in a third of the time. They
          // never wait: one worker more than the cores that are there would only read them all once more.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        resolve: { alias: { electron } },
        plugins: translations(),
        test: {
          name: 'unit-main',
          // These wait most: for servers that stall, for the disk, for other programs.
          maxWorkers: 5,
          // Another number of workers than other projects have, so a group of their own.
          sequence: { groupOrder: 1 },
          include: [
            'src/{main,preload,browser-shell}/**/*.test.ts',
            'tests/unit/**/*.test.{ts,mjs}',
            'tests/faults/**/*.test.ts',
          ],
          exclude: processTests,
          environment: 'node',
          env,
          setupFiles: ['src/browser-shell/readyForTests.ts'],
          // So that it gets the stand-in for Electron too.
          server: { deps: { inline: ['electron-store'] } },
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          // Together with the tests of main, which wait as these do.
          maxWorkers: 5,
          sequence: { groupOrder: 1 },
          include: processTests,
          environment: 'node',
          env,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        plugins: translations(),
        // React as in the built app: its development build takes a quarter more time for the same tests.
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        oxc: { jsx: { runtime: 'automatic', development: false } },
        // Known beforehand: a package found while the tests run would load every page again.
        optimizeDeps: {
          include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'zod'],
        },
        test: {
          name: 'components',
          sequence: { groupOrder: 2 },
          include: ['src/renderer/**/*.test.tsx'],
          setupFiles: ['src/renderer/testing/drawing.ts', 'src/renderer/testing/sameStart.ts'],
          testTimeout: 60_000,
          // The first test of a run also waits until every module of the app has been read.
          expect: { poll: { timeout: 30_000 } },
          // Each test takes its window down again, so that the app's modules are read once, not once for every file.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: {
                ...(browser ? { executablePath: browser } : {}),
                // Chromium's own sandbox does not work for root, which is what a container runs as.
                args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
              },
              // Nothing moves, so that no test waits for something to come to rest.
              contextOptions: { locale: 'en-US', timezoneId: 'Europe/Madrid', reducedMotion: 'reduce' },
              actionTimeout: 30_000,
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
      },
    ],
  },
});
