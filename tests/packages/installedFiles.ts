import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const dpkg = (...args: string[]): string =>
  execFileSync('dpkg', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Installed version of a package; `null` if not installed. */
export const installedVersion = (name: string): string | null => {
  try {
    const format = `-f=\${db:Status-Abbrev}\${Version}`;
    const text = execFileSync('dpkg-query', ['-W', format, name], { encoding: 'utf8', stdio: 'pipe' });
    return /^ii (.+)$/.exec(text)?.[1] ?? null;
  } catch {
    return null;
  }
};

/** Installs a deb with dpkg, and its missing dependencies with apt-get, as dpkg's message suggests. */
export const installDeb = (file: string): void => {
  try {
    dpkg('--install', file);
  } catch {
    execFileSync('apt-get', ['install', '--fix-broken', '--yes'], { stdio: 'pipe' });
  }
};

export const removePackage = (name: string): void => void dpkg('--remove', name);

/** Removes the package manager's remains of a removed package too. */
export const forgetPackage = (name: string): void => void dpkg('--purge', name);

/** All files that packages install, without the package manager's database and shared caches. */
export const systemFiles = (): Set<string> => {
  const folders = ['/etc', '/opt', '/usr', '/var/lib'].filter((folder) => existsSync(folder));
  const skipped = ['/var/lib/dpkg/info', '/var/lib/dpkg/status', '/var/lib/apt', '/usr/src'];
  const prune = skipped.flatMap((path) => ['-path', `${path}*`, '-prune', '-o']);
  const text = execFileSync('find', [...folders, '-xdev', ...prune, '-print'], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  const shared = /\/(?:icon-theme\.cache|mimeinfo\.cache|triggers\/\w+|lock(?:-frontend)?)$/;
  return new Set(text.split('\n').filter((path) => path !== '' && !shared.test(path)));
};

export interface MenuEntry {
  /** Program and arguments, without the placeholder for links. */
  command: string[];
  windowClass: string;
  scheme: string;
  icon: string;
}

export const readMenuEntry = (file: string): MenuEntry => {
  const text = readFileSync(file, 'utf8');
  const value = (key: string): string => new RegExp(`^${key}=(.*)$`, 'm').exec(text)?.[1] ?? '';
  const words = [...value('Exec').matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, bare]) => quoted ?? bare ?? '',
  );
  return {
    command: words.filter((word) => !word.startsWith('%')),
    windowClass: value('StartupWMClass'),
    scheme: /x-scheme-handler\/(\w+)/.exec(value('MimeType'))?.[1] ?? '',
    icon: value('Icon'),
  };
};

const entriesOf = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];

/** Folders of the app in a home directory, relative to it. */
export const foldersOfApp = (home: string): string[] =>
  ['.config', '.cache', '.local/share']
    .flatMap((parent) => entriesOf(join(home, parent)))
    .filter((path) => /back.?office/i.test(path))
    .map((path) => path.slice(home.length + 1))
    .sort();
