import { buildWhenStale } from './build.mjs';
import { provideElectronRuntime } from './electronRuntime.mjs';
import { inProject } from './project.mjs';
import { provideBrowser } from './provideBrowser.mjs';
import { setUp } from './setUp.mjs';
import { runScript } from './setUpProblem.mjs';
import { startApp } from './startApp.mjs';
import { startHelp, unknownFlags } from './startFlags.mjs';

const flags = process.argv.slice(2);

/** Why Electron cannot be used on this machine, before looking for its runtime. */
const obstacle = () => {
  if (flags.includes('--browser')) return 'you asked for it with --browser';
  if (process.platform !== 'linux') return null;
  if (!process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) return 'there is no display for a desktop window';
  if (process.getuid?.() === 0) return 'Electron keeps its sandbox, and the sandbox does not work for root';
  return null;
};

const chooseRuntime = async (node) => {
  const reason = obstacle();
  return reason ? { reason } : provideElectronRuntime(node);
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
  const runtime = await chooseRuntime(node);
  if ('file' in runtime) {
    console.log('Starting in Electron.');
    return startApp(runtime.file, ['.', ...flags]);
  }
  console.log(`Starting in the browser shell: ${runtime.reason}.`);
  if (!flags.includes('--no-open')) process.env.CHROMIUM_PATH = await provideBrowser(node);
  const others = flags.filter((flag) => flag !== '--browser');
  return startApp(node, [
    '--disable-warning=ExperimentalWarning',
    inProject('src', 'browser-shell', 'launch.ts'),
    '--browser',
    ...others,
  ]);
});
