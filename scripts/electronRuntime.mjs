import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from './electronObstacle.mjs';
import { inProject } from './project.mjs';
import { run } from './run.mjs';

const packageDirectory = inProject('node_modules', 'electron');
const probeDeadlineMs = 15_000;
const downloadDeadlineMs = 10 * 60_000;

const usualPrograms = { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' };

/** A custom Electron instead of the package's. Electron's own `index.js` reads this variable too. */
const ownDirectory = () => process.env.ELECTRON_OVERRIDE_DIST_PATH;

/** Path of Electron's program file, even if it is not installed. */
export const electronProgram = () =>
  join(
    ownDirectory() || join(packageDirectory, 'dist'),
    readText(join(packageDirectory, 'path.txt')) ?? usualPrograms[process.platform] ?? 'electron',
  );

/**
 * False after an interrupted installation, because the installer writes `path.txt` last, and for another
 * version.
 */
const isInstalled = () => {
  const { version } = JSON.parse(readFileSync(join(packageDirectory, 'package.json'), 'utf8'));
  const installed = readText(join(packageDirectory, 'dist', 'version'))?.replace(/^v/, '');
  return installed === version && existsSync(join(packageDirectory, 'path.txt'));
};

/**
 * Program file of the installed Electron runtime; `null` if it is missing.
 * @returns {string | null}
 */
export const electronRuntime = () =>
  (ownDirectory() || isInstalled()) && existsSync(electronProgram()) ? electronProgram() : null;

/** Detects a blocked network within seconds instead of at a download's timeout. */
const canBeHad = async (node) => {
  const args = [inProject('scripts', 'canHaveElectron.mjs'), packageDirectory];
  return (await run(node, args, { quiet: true, deadlineMs: probeDeadlineMs })).code === 0;
};

/**
 * The runtime, downloaded if necessary; otherwise the reason why it is not available.
 * @param {string} node
 * @returns {Promise<{ file: string } | { reason: string }>}
 */
export const provideElectronRuntime = async (node) => {
  const present = electronRuntime();
  if (present) return { file: present };
  if (ownDirectory()) {
    return { reason: 'there is no Electron in the folder that ELECTRON_OVERRIDE_DIST_PATH names' };
  }
  if (!(await canBeHad(node))) {
    return { reason: 'its runtime is not installed and cannot be downloaded from here' };
  }
  console.log('Electron: installing its runtime (about 120 MB, only once) …');
  const { code } = await run(node, [join(packageDirectory, 'install.js')], {
    quiet: true,
    deadlineMs: downloadDeadlineMs,
  });
  const file = electronRuntime();
  if (code !== 0 || !file) return { reason: 'the download of its runtime failed' };
  return { file };
};
