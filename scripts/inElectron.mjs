import { inProject } from './project.mjs';
import { runInElectron } from './testElectron/runInElectron.mjs';

/*
 * Runs tests with the environment of Electron; further arguments go to their runner:
 * `npm run e2e:electron` all end-to-end tests that support Electron,
 * `npm run conformance` the same small programs in Electron and in the browser shell.
 */

const runners = {
  e2e: ['@playwright/test/cli.js', 'test', '--project=electron'],
  review: ['@playwright/test/cli.js', 'test', '--project=electron-review'],
  conformance: ['vitest/vitest.mjs', 'run', '--config', 'vitest.conformance.config.ts'],
};

const [which, ...rest] = process.argv.slice(2);
const [runner, ...args] = runners[which];
await runInElectron([inProject('node_modules', runner), ...args, ...rest]);
