import { readFileSync } from 'node:fs';
import { npm } from './npm.mjs';
import { inProject } from './project.mjs';
import { SetUpProblem } from './setUpProblem.mjs';

/** @param {string} file */
const readPackages = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
};

/**
 * True if everything in the lock file is installed in exactly that version. npm writes its own list into
 * node_modules last, so an interrupted installation counts as none. Optional packages are ignored: most of
 * them are for other systems.
 * @param {Record<string, { version?: string, optional?: boolean }> | null} wanted
 * @param {Record<string, { version?: string }> | null} installed
 */
export const isInstalled = (wanted, installed) =>
  wanted !== null &&
  installed !== null &&
  Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  );

const firstLines = (text) => text.trim().split('\n').slice(0, 15).join('\n');

export const installPackages = async () => {
  const wanted = readPackages(inProject('package-lock.json'));
  if (isInstalled(wanted, readPackages(inProject('node_modules', '.package-lock.json')))) return;
  console.log('Packages: installing what package-lock.json lists (about a minute) …');
  // Development tools are needed whatever NODE_ENV is.
  const { code, output } = await npm('ci', '--include=dev', '--include=optional');
  if (code === 0) return;
  console.error(firstLines(output));
  throw new SetUpProblem(
    'npm could not install the packages (its own words are above).',
    'check that npm is installed and that the network or your registry setting (npm config get registry) works, then run the command again.',
  );
};
