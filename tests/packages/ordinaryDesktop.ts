import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { within } from '../support/within.ts';

export interface ShownWindow {
  title: string;
  /** Both parts of WM_CLASS. */
  classes: string[];
  hasIcon: boolean;
}

/** Display and session of an unprivileged user with a separate home directory. */
export interface OrdinaryDesktop {
  home: string;
  /** Command prefix that runs a program as that user in that session. */
  through: string;
  /** Folder at the front of the user's PATH. */
  programs: string;
  windows(): ShownWindow[];
  close(): Promise<void>;
}

const deadlineMs = 30_000;

const idOf = (user: string, flag: '-u' | '-g'): number =>
  Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));

const firstLine = (child: ChildProcess, what: string): Promise<string> =>
  within(
    new Promise<string>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', () => reject(new Error(`${what} did not start`)));
      child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    }),
    deadlineMs,
    () => `${what} did not start`,
  );

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await within(once(child, 'exit'), deadlineMs, () => 'A program of the desktop did not end');
};

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

export const startOrdinaryDesktop = async (user: string): Promise<OrdinaryDesktop> => {
  const [uid, gid] = [idOf(user, '-u'), idOf(user, '-g')];
  const root = mkdtempSync(join(tmpdir(), 'ordinary-desktop-'));
  chmodSync(root, 0o755);
  const folders = { home: join(root, 'home'), run: join(root, 'run'), programs: join(root, 'programs') };
  for (const folder of Object.values(folders)) {
    mkdirSync(folder, { mode: 0o700 });
    chownSync(folder, uid, gid);
  }
  const { home, run, programs } = folders;

  const display = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1920x1080x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const env: Record<string, string> = {
    HOME: home,
    USER: user,
    XDG_RUNTIME_DIR: run,
    DISPLAY: `:${await firstLine(display, 'Xvfb')}`,
    LANG: 'C.UTF-8',
    PATH: `${programs}:/usr/local/bin:/usr/bin:/bin`,
  };
  /** Switches the user with `exec`, so that signals reach the program itself. */
  const asUser = (): string[] => [
    ...['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--init-groups', 'env', '-i', '--chdir', home],
    ...Object.entries(env).map(([name, value]) => `${name}=${value}`),
  ];
  const startAsUser = (...command: string[]): ChildProcess => {
    const [program = '', ...args] = [...asUser(), ...command];
    return spawn(program, args, { stdio: ['pipe', 'pipe', 'ignore'] });
  };
  const manager = startAsUser('openbox');
  const bus = startAsUser('dbus-daemon', '--session', '--nofork', '--print-address');
  env.DBUS_SESSION_BUS_ADDRESS = await firstLine(bus, 'The session bus');
  // The password unlocks the keyring, like a login.
  const keyring = startAsUser('gnome-keyring-daemon', '--foreground', '--unlock', '--components=secrets');
  keyring.stdin?.end('password');
  const through = join(root, 'as-user');
  writeFileSync(through, `#!/bin/sh\nexec ${asUser().map(quoted).join(' ')} "$@"\n`, { mode: 0o755 });

  const property = (...args: string[]): string =>
    execFileSync('xprop', ['-display', String(env.DISPLAY), ...args], {
      encoding: 'utf8',
      // Without a UTF-8 locale xprop escapes titles.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    });
  return {
    home,
    through,
    programs,
    windows: () =>
      (property('-root', '_NET_CLIENT_LIST').match(/0x[0-9a-f]+/g) ?? []).map((id) => {
        const text = property('-id', id, 'WM_CLASS', '_NET_WM_NAME', '_NET_WM_ICON');
        return {
          title: /_NET_WM_NAME\(UTF8_STRING\) = "(.*)"/.exec(text)?.[1] ?? '',
          classes: [...(/WM_CLASS\(STRING\) = (.*)/.exec(text)?.[1] ?? '').matchAll(/"([^"]*)"/g)].map(
            ([, name = '']) => name,
          ),
          // Window managers give windows without an icon a default icon of 48 px.
          hasIcon: text.includes('Icon (128 x 128)'),
        };
      }),
    close: async () => {
      for (const child of [keyring, bus, manager, display]) await end(child);
      rmSync(root, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
