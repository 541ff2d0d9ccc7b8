import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const commands = ['gnome-keyring-daemon', 'dbus-daemon', 'dbus-send'];

const isInstalled = (command: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((directory) => existsSync(join(directory, command)));

/** Makes sure that a real Secret Service can be started; installs Debian's when this process may. */
export const ensureKeyringPackages = (): void => {
  const missing = commands.filter((command) => !isInstalled(command));
  if (missing.length === 0) return;
  const mayInstall = process.getuid?.() === 0 && isInstalled('apt-get');
  if (!mayInstall) {
    throw new Error(
      `${missing.join(', ')} not found: install the packages gnome-keyring and dbus, then try again`,
    );
  }
  const apt = (...args: string[]): void => {
    execFileSync('apt-get', args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  };
  apt('update');
  apt('install', '--yes', '--no-install-recommends', 'gnome-keyring', 'dbus');
};
