import { buildWhenStale } from './build.mjs';
import { inProject } from './project.mjs';
import { provideTestSystem } from './provideTestSystem.mjs';
import { run } from './run.mjs';
import { setUp } from './setUp.mjs';
import { runScript, SetUpProblem } from './setUpProblem.mjs';
import { provideTestElectron } from './testElectron/provide.mjs';

/* `npm run e2e:electron [-- arguments of Playwright]`: every end-to-end test that Electron can run, in Electron. */

await runScript(async () => {
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
  const cli = inProject('node_modules', '@playwright', 'test', 'cli.js');
  const args = ['test', '--project=electron', ...process.argv.slice(2)];
  return electron.run(async (env) => (await run(node, [cli, ...args], { env })).code);
});
