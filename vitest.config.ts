import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import { defineConfig } from 'vitest/config';

/** Electron substitute of the browser shell, with which modules of main run in Node. */
const electron = fileURLToPath(new URL('./src/browser-shell/electron.ts', import.meta.url));

/** Compile cache: compiling TypeScript is most of the start of a program. */
const env = { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') };

/** Tests that start programs, which takes seconds. */
const processTests = ['{src,tests}/**/*.process.test.{ts,mjs}'];

const httpTests = ['src/main/http/**/*.test.ts'];

/** Avoids a warning per file of GitHub's packages, whose source maps name missing sources. */
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
    // Generous for busy machines; a met expectation ends the poll at once.
    expect: { poll: { timeout: 120_000 } },
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/{shared,renderer,demo-api}/**/*.test.ts'],
          exclude: processTests,
          // Stateless modules load once per worker, in a third of the time. The tests never wait, so a third worker would
          // only load everything once more.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-main',
          // Tests that mostly wait for stalling servers, the disk and other programs.
          maxWorkers: 5,
          // Projects of a group must have the same number of workers.
          sequence: { groupOrder: 1 },
          include: [
            'src/{main,preload,browser-shell}/**/*.test.ts',
            'tests/unit/**/*.test.{ts,mjs}',
            'tests/faults/**/*.test.ts',
          ],
          exclude: [...processTests, ...httpTests],
          env,
          setupFiles: ['src/browser-shell/readyForTests.ts'],
          // electron-store needs the Electron substitute; @actions imports JSON in a way that Node refuses.
          server: { deps: { inline: ['electron-store', /@actions\//] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-http',
          // No module here uses the Electron substitute, so modules and HTTP clients load once per worker.
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
          // Same group as the tests of main, which also wait.
          maxWorkers: 5,
          sequence: { groupOrder: 1 },
          include: processTests,
          env,
        },
      },
    ],
  },
});
