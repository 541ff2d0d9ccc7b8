import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstallDebianPackages, installDebianPackages } from './debian.mjs';
import { SetUpProblem } from './setUpProblem.mjs';

const isOnPath = (command) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => folder && existsSync(join(folder, command)));

const hasFonts = () => {
  const { status, stdout } = spawnSync('fc-list', [], { encoding: 'utf8', timeout: 30_000 });
  return status === 0 && stdout.trim() !== '';
};

/** What the tests need from Linux: a real keychain on a bus of its own, and letters to draw. By Debian's names. */
const missingPackages = () => [
  ...(isOnPath('gnome-keyring-daemon') ? [] : ['gnome-keyring']),
  ...(isOnPath('dbus-run-session') ? [] : ['dbus']),
  ...(hasFonts() ? [] : ['fontconfig', 'fonts-dejavu-core']),
];

/** On Windows and macOS there is nothing to prepare. */
export const provideTestSystem = async () => {
  if (process.platform !== 'linux') return;
  const missing = missingPackages();
  if (missing.length === 0) return;
  const names = missing.join(' ');
  if (canInstallDebianPackages()) {
    console.log(`Test system: installing ${names} …`);
    const { output } = await installDebianPackages(missing);
    if (missingPackages().length === 0) return;
    console.error(output);
  }
  throw new SetUpProblem(
    `The tests need these system packages: ${names}.`,
    `install them (on Debian and Ubuntu: sudo apt-get install ${names}) and run the command again.`,
  );
};
