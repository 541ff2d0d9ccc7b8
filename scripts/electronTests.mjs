import { inProject } from './project.mjs';
import { runInElectron } from './testElectron/runInElectron.mjs';

/* `npm run e2e:electron [-- arguments of Playwright]`: every end-to-end test that Electron can run, in Electron. */

const playwright = inProject('node_modules', '@playwright', 'test', 'cli.js');

await runInElectron([playwright, 'test', '--project=electron', ...process.argv.slice(2)]);
