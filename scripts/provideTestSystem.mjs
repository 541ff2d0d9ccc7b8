import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstallDebianPackages, installDebianPackages } from './debian.mjs';
import { SetUpProblem } from './setUpProblem.mjs';

export const isOnPath = (command) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => folder && existsSync(join(folder, command)));

const hasFonts = () => {
  const { status, stdout } = spawnSync('fc-list', [], { encoding: 'utf8', timeout: 30_000 });
  return status === 0 && stdout.trim() !== '';
};

/** Debian packages that the tests need: a keychain on a bus of its own, and fonts. */
const missingPackages = () => [
  ...(isOnPath('gnome-keyring-daemon') ? [] : ['gnome-keyring']),
  ...(isOnPath('dbus-run-session') ? [] : ['dbus']),
  ...(hasFonts() ? [] : ['fontconfig', 'fonts-dejavu-core']),
];

/**
 * Installs system packages if that is possible without asking.
 * @param {string[]} names
 */
export const provideDebianPackages = async (names) => {
  if (!canInstallDebianPackages()) return false;
  console.log(`Test system: installing ${names.join(' ')} …`);
  const { code, output } = await installDebianPackages(names);
  if (code !== 0) console.error(output.trim().split('\n').slice(-3).join('\n'));
  return code === 0;
};

/** Linux only: Windows and macOS need no preparation. */
export const provideTestSystem = async () => {
  if (process.platform !== 'linux') return;
  const missing = missingPackages();
  if (missing.length === 0) return;
  await provideDebianPackages(missing);
  if (missingPackages().length === 0) return;
  const names = missing.join(' ');
  throw new SetUpProblem(
    `The tests need these system packages: ${names}.`,
    `install them (on Debian and Ubuntu: sudo apt-get install ${names}) and run the command again.`,
  );
};
