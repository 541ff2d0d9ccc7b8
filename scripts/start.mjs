import { buildWhenStale } from './build.mjs';
import { electronObstacle } from './electronObstacle.mjs';
import { electronProgram, provideElectronRuntime } from './electronRuntime.mjs';
import { inProject } from './project.mjs';
import { provideBrowser } from './provideBrowser.mjs';
import { setUp } from './setUp.mjs';
import { runScript } from './setUpProblem.mjs';
import { startApp } from './startApp.mjs';
import { startHelp, unknownFlags } from './startFlags.mjs';

const flags = process.argv.slice(2);

/** An earlier crash counts as a failed start of Electron; the browser shell starts instead. */
const startingMs = 10_000;

const browserShell = (node) => [
  node,
  [
    '--disable-warning=ExperimentalWarning',
    inProject('src', 'browser-shell', 'launch.ts'),
    '--browser',
    ...flags.filter((flag) => flag !== '--browser'),
  ],
];

const isForBrowser = (flag) => flag === '--no-open' || flag.startsWith('--port=');

/** The result of running in Electron, or the reason for using the browser shell instead. */
const startInElectron = async (node) => {
  if (flags.includes('--browser')) return { reason: 'you asked for it with --browser' };
  const reason = electronObstacle(electronProgram());
  if (reason) return { reason };
  const runtime = await provideElectronRuntime(node);
  if ('reason' in runtime) return runtime;
  console.log('Starting in Electron.');
  const ended = await startApp(runtime.file, ['.', ...flags.filter((flag) => !isForBrowser(flag))]);
  return ended.crash && ended.lifeMs < startingMs ? { reason: `Electron ${ended.crash}` } : { ended };
};

const exitCodeOf = ({ code, crash }) => {
  if (crash) console.error(`\nThe app ${crash}.`);
  return code;
};

await runScript(async () => {
  if (flags.includes('--help')) {
    console.log(startHelp);
    return 0;
  }
  const unknown = unknownFlags(flags);
  if (unknown.length > 0) {
    console.error(`Not understood: ${unknown.join(' ')}\n\n${startHelp}`);
    return 2;
  }
  const { node } = await setUp();
  await buildWhenStale(node);
  const { ended, reason } = await startInElectron(node);
  if (ended) return exitCodeOf(ended);
  console.log(`Starting in the browser shell: ${reason}.`);
  if (!flags.includes('--no-open')) process.env.CHROMIUM_PATH = await provideBrowser(node);
  return exitCodeOf(await startApp(...browserShell(node)));
});
