import { buildWhenStale } from '../build.mjs';
import { provideTestSystem } from '../provideTestSystem.mjs';
import { run } from '../run.mjs';
import { setUp } from '../setUp.mjs';
import { runScript, SetUpProblem } from '../setUpProblem.mjs';
import { provideTestElectron } from './provide.mjs';

/**
 * Runs a test program under Node, with the environment for tests in Electron.
 * @param {string[]} args
 */
export const runInElectron = (args) =>
  runScript(async () => {
    const { node } = await setUp();
    await provideTestSystem();
    await buildWhenStale(node);
    const electron = await provideTestElectron(node);
    if ('reason' in electron) {
      throw new SetUpProblem(
        `Electron cannot run here: ${electron.reason}.`,
        'see docs/decisions/real-electron.md.',
      );
    }
    return electron.run(async (env) => (await run(node, args, { env })).code);
  });
