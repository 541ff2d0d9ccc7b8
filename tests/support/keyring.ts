import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { provideTestSystem } from '../../scripts/provideTestSystem.mjs';
import { giveToTestUser, testUser } from './testUser.ts';

/** Real Secret Service, isolated with its own bus, home and runtime folder. */
export interface Keyring {
  /** Environment of processes that should use it. */
  env: NodeJS.ProcessEnv;
  /** Its home and runtime folders, for inspecting files on disk. */
  directory: string;
  lock(): void;
  /** Suspends the service, to simulate a hung one. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

interface KeyringOptions {
  /** Prompt of a locked keyring: closed at once (`dismissed`) or never answered (`ignored`). */
  prompt?: 'dismissed' | 'ignored';
}

const collection = '/org/freedesktop/secrets/collection/login';

const firstLine = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error('The bus did not start')));
    child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
  });

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    // Resume first: a stopped process handles no other signal.
    child.kill('SIGCONT');
    child.kill('SIGKILL');
  });

const environment = (directory: string): NodeJS.ProcessEnv => {
  const { DISPLAY: _display, WAYLAND_DISPLAY: _wayland, ...inherited } = process.env;
  return { ...inherited, HOME: join(directory, 'home'), XDG_RUNTIME_DIR: join(directory, 'run') };
};

const send = (env: NodeJS.ProcessEnv, ...message: string[]): string =>
  execFileSync('dbus-send', ['--session', '--print-reply', ...message], {
    ...testUser(),
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** Queries the bus, because a message to the service would make the bus start another one. */
const isServing = (env: NodeJS.ProcessEnv): boolean =>
  send(
    env,
    '--dest=org.freedesktop.DBus',
    '/org/freedesktop/DBus',
    'org.freedesktop.DBus.NameHasOwner',
    'string:org.freedesktop.secrets',
  ).includes('boolean true');

const waitForSecrets = async (env: NodeJS.ProcessEnv): Promise<void> => {
  for (let tries = 0; tries < 100; tries += 1) {
    if (isServing(env)) return;
    await sleep(50);
  }
  throw new Error('The keyring did not start');
};

export const startKeyring = async ({ prompt = 'dismissed' }: KeyringOptions = {}): Promise<Keyring> => {
  await provideTestSystem();
  const directory = mkdtempSync(join(tmpdir(), 'keyring-'));
  const env = environment(directory);
  const services = join(directory, 'run', 'dbus-1', 'services');
  mkdirSync(join(directory, 'home'), { mode: 0o700 });
  mkdirSync(join(directory, 'run'), { mode: 0o700 });
  mkdirSync(services, { recursive: true });
  const prompter = prompt === 'ignored' ? '/bin/sleep 60' : '/bin/false';
  writeFileSync(
    join(services, 'org.gnome.keyring.SystemPrompter.service'),
    `[D-BUS Service]\nName=org.gnome.keyring.SystemPrompter\nExec=${prompter}\n`,
  );
  // A session bus accepts only the user that runs it.
  const identity = testUser() ?? {};
  giveToTestUser(directory);
  const bus = spawn('dbus-daemon', ['--session', '--nofork', '--print-address'], {
    ...identity,
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const address = await firstLine(bus);
  env.DBUS_SESSION_BUS_ADDRESS = address;
  const daemon = spawn('gnome-keyring-daemon', ['--foreground', '--unlock', '--components=secrets'], {
    ...identity,
    env,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  daemon.stdin?.end('keyring-password');
  await waitForSecrets(env);
  return {
    env,
    directory,
    lock: () => {
      const method = 'org.freedesktop.Secret.Service.Lock';
      send(
        env,
        '--dest=org.freedesktop.secrets',
        '/org/freedesktop/secrets',
        method,
        `array:objpath:${collection}`,
      );
    },
    freeze: () => {
      daemon.kill('SIGSTOP');
    },
    thaw: () => {
      daemon.kill('SIGCONT');
    },
    close: async () => {
      await ended(daemon);
      await ended(bus);
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
