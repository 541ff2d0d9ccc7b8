import { existsSync, readFileSync } from 'node:fs';
import { inProject } from './project.mjs';
import { run } from './run.mjs';

const packageDirectory = inProject('node_modules', 'electron');
const probeDeadlineMs = 5000;
const downloadDeadlineMs = 10 * 60_000;

const versionOfPackage = () => JSON.parse(readFileSync(`${packageDirectory}/package.json`, 'utf8')).version;

/**
 * The program file of the Electron runtime, when it is there.
 * @returns {string | null}
 */
export const electronRuntime = () => {
  try {
    const program = readFileSync(`${packageDirectory}/path.txt`, 'utf8').trim();
    const file = `${packageDirectory}/dist/${program}`;
    return existsSync(file) ? file : null;
  } catch {
    return null;
  }
};

const downloadHost = () =>
  process.env.ELECTRON_MIRROR ??
  process.env.npm_config_electron_mirror ??
  'https://github.com/electron/electron/releases/download/';

/** Asks for a small file first: a network that refuses is found out in seconds, not at a download's time limit. */
const isReachable = async () => {
  const address = `${downloadHost()}v${versionOfPackage()}/SHASUMS256.txt`;
  try {
    const { ok } = await fetch(address, { signal: AbortSignal.timeout(probeDeadlineMs) });
    return ok;
  } catch {
    return false;
  }
};

/**
 * The runtime, downloaded if need be and possible; otherwise why it cannot be had.
 * @param {string} node
 * @returns {Promise<{ file: string } | { reason: string }>}
 */
export const provideElectronRuntime = async (node) => {
  const present = electronRuntime();
  if (present) return { file: present };
  if (!(await isReachable())) {
    return { reason: 'its runtime is not installed and cannot be downloaded from here' };
  }
  console.log('Electron: downloading its runtime (about 120 MB, only once) …');
  const { code } = await run(node, [`${packageDirectory}/install.js`], {
    quiet: true,
    deadlineMs: downloadDeadlineMs,
  });
  const file = electronRuntime();
  if (code !== 0 || !file) return { reason: 'the download of its runtime failed' };
  return { file };
};
