import { inProject } from './project.mjs';
import { runInElectron } from './testElectron/runInElectron.mjs';

/*
 * `npm run e2e:electron [-- arguments of Playwright]`: runs all end-to-end tests that support Electron, in
 * Electron.
 */

const playwright = inProject('node_modules', '@playwright', 'test', 'cli.js');

await runInElectron([playwright, 'test', '--project=electron', ...process.argv.slice(2)]);
