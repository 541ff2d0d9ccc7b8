import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { watch } from 'node:fs';
import { build, buildWhenStale } from './build.mjs';
import { electronObstacle } from './electronObstacle.mjs';
import { electronProgram, electronRuntime } from './electronRuntime.mjs';
import { inProject, projectDirectory, toolEnvironment } from './project.mjs';
import { setUp } from './setUp.mjs';
import { runScript } from './setUpProblem.mjs';
import { startApp } from './startApp.mjs';

const flags = process.argv.slice(2);
const settleMs = 150;
const port = flags.find((flag) => flag.startsWith('--port=')) ?? '--port=5190';

/** Browser shell that restarts after every build. Open pages keep their address and reload. */
const createShell = (node) => {
  const secret = process.env.BACKOFFICE_SHELL_SECRET ?? randomBytes(24).toString('base64url');
  const env = { ...toolEnvironment(), BACKOFFICE_SHELL_SECRET: secret };
  let child = null;
  const start = (...more) => {
    const args = [
      '--disable-warning=ExperimentalWarning',
      inProject('src', 'browser-shell', 'launch.ts'),
      '--browser',
      port,
      ...flags,
      ...more,
    ];
    child = spawn(node, args, { cwd: projectDirectory, env, stdio: 'inherit' });
  };
  const stop = () =>
    new Promise((resolve) => {
      child.once('close', resolve);
      child.kill('SIGTERM');
    });
  return { start, stop };
};

const developInShell = async (node) => {
  await buildWhenStale(node);
  const shell = createShell(node);
  shell.start();
  let timer;
  let working = Promise.resolve();
  const rebuild = async () => {
    const { code, output } = await build(node);
    if (code !== 0) return console.error(output);
    console.log('Built anew.');
    await shell.stop();
    shell.start('--no-open');
  };
  for (const folder of ['src', 'locales']) {
    watch(inProject(folder), { recursive: true }, (_event, name) => {
      if (/\.test\.tsx?$/.test(name ?? '')) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        working = working.then(rebuild);
      }, settleMs);
    });
  }
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.once(signal, () => shell.stop().then(() => process.exit(0)));
    process.once('exit', resolve);
  });
};

await runScript(async () => {
  const { node } = await setUp();
  const obstacle = electronObstacle(electronProgram());
  const runtime = electronRuntime();
  if (runtime && !obstacle && !flags.includes('--browser')) {
    const command = inProject('node_modules', 'electron-vite', 'bin', 'electron-vite.js');
    const { code } = await startApp(node, [command, 'dev', '--', ...flags], { ELECTRON_EXEC_PATH: runtime });
    return code;
  }
  const reason = runtime ? (obstacle ?? 'you asked for it with --browser') : 'Electron is not installed here';
  console.log(`Developing in the browser shell, which reloads on every change: ${reason}.`);
  return developInShell(node);
});
