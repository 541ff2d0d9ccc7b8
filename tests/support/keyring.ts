import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { provideTestSystem } from '../../scripts/provideTestSystem.mjs';
import { giveToTestUser, testUser } from './testUser.ts';

/** A real Secret Service of its own: its own bus, home and runtime folder, nothing of the machine's. */
export interface Keyring {
  /** For the processes that shall use it. */
  env: NodeJS.ProcessEnv;
  /** Its home and runtime folders, for looking at what lies on the disk. */
  directory: string;
  lock(): void;
  /** Stops the service in the middle of whatever it does, as a hung one. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

interface KeyringOptions {
  /** A locked keyring asks the person: nobody is there (`dismissed`), or nobody answers (`ignored`). */
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
    // A stopped process takes no other signal.
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

/** Asks the bus, not the service: a message to the service would make the bus start one of its own. */
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
  // A session bus lets nobody in but the user that runs it.
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
