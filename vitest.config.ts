import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vitest/config';

/** Modules of the main process are tested with the browser shell's stand-in, which runs without Electron. */
const electron = fileURLToPath(new URL('./src/browser-shell/electron.ts', import.meta.url));

export default defineConfig({
  resolve: { alias: { electron } },
  plugins: [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.{ts,mjs}', 'tests/faults/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['src/browser-shell/readyForTests.ts'],
    testTimeout: 20_000,
    // Generous, because the machine may be busy with other work; a poll ends as soon as it is met.
    expect: { poll: { timeout: 5000 } },
    maxWorkers: 2,
  },
});
