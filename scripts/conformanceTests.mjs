import { inProject } from './project.mjs';
import { runInElectron } from './testElectron/runInElectron.mjs';

/*
 * `npm run conformance [-- arguments of Vitest]`: runs the same small programs in Electron and the browser
 * shell.
 */

const vitest = inProject('node_modules', 'vitest', 'vitest.mjs');

await runInElectron([vitest, 'run', '--config', 'vitest.conformance.config.ts', ...process.argv.slice(2)]);
