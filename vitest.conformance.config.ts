import { defineConfig } from 'vitest/config';

/** Runs each probe in Electron and in the browser shell. Separate from the unit tests, because it needs Electron. */
export default defineConfig({
  test: {
    name: 'conformance',
    include: ['tests/conformance/**/*.test.ts'],
    globalSetup: ['tests/conformance/provideDisplay.ts'],
    // Generous for busy machines.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Each test starts two processes and often a browser.
    maxConcurrency: 3,
  },
});
