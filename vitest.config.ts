import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import { defineConfig } from 'vitest/config';

/** Modules of the main process are tested with the browser shell's stand-in, which runs without Electron. */
const electron = fileURLToPath(new URL('./src/browser-shell/electron.ts', import.meta.url));

/** Of a program that a test starts, compiling its TypeScript is most of the start. */
const env = { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') };

/** They start programs of ours, which takes seconds: unit tests of a folder are run without them. */
const processTests = ['{src,tests}/**/*.process.test.{ts,mjs}'];

const httpTests = ['src/main/http/**/*.test.ts'];

/** GitHub's packages name sources that they do not contain: one warning for each file. */
const withoutSourceMaps = {
  name: 'without-source-maps',
  load: (id: string) =>
    /\/@actions\/.*\.js$/.test(id)
      ? readFileSync(id, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, '')
      : null,
};

/** Unit tests, and tests that start programs. */
export default defineConfig({
  resolve: { alias: { electron } },
  plugins: [lingui({ macroTransform: true }), withoutSourceMaps],
  test: {
    environment: 'node',
    testTimeout: 300_000,
    // Generous, because the machine may be busy with other work; a poll ends as soon as it is met.
    expect: { poll: { timeout: 120_000 } },
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/{shared,renderer,demo-api}/**/*.test.ts'],
          exclude: processTests,
          // These keep nothing between two tests, so modules are read once for each worker, in a third of the time. They
          // never wait: one worker more than the cores that are there would only read them all once more.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
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
          exclude: [...processTests, ...httpTests],
          env,
          setupFiles: ['src/browser-shell/readyForTests.ts'],
          // The first gets the stand-in for Electron too. The second imports JSON in a way that Node refuses.
          server: { deps: { inline: ['electron-store', /@actions\//] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-http',
          // These wait for servers as those of main do, but nothing in the folder knows Electron: no test leaves anything
          // in its stand-in, so modules and HTTP clients are read once for each worker.
          isolate: false,
          include: httpTests,
          maxWorkers: 5,
          sequence: { groupOrder: 1 },
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
          env,
        },
      },
    ],
  },
});
