import { defineConfig } from 'vitest/config';

/** Starts each probe in Electron and in the browser shell. Needs Electron, so it is no part of the unit tests. */
export default defineConfig({
  test: {
    name: 'conformance',
    include: ['tests/conformance/**/*.test.ts'],
    globalSetup: ['tests/conformance/provideDisplay.ts'],
    // Generous, because the machine may be busy with other work.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Each test starts two processes and often a browser.
    maxConcurrency: 3,
  },
});
