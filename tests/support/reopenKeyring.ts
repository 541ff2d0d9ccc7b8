import { execFileSync, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Keyring } from './keyring.ts';

/**
 * Bus name of the connection that owns the secrets service. Asks the bus, which would otherwise start a
 * service.
 */
const serviceOf = ({ env }: Keyring): string => {
  const method = 'org.freedesktop.DBus.GetNameOwner';
  try {
    return execFileSync(
      'dbus-send',
      [
        '--session',
        '--print-reply=literal',
        '--dest=org.freedesktop.DBus',
        '/org/freedesktop/DBus',
        method,
        'string:org.freedesktop.secrets',
      ],
      { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    ).trim();
  } catch {
    return '';
  }
};

/**
 * Unlocks a keyring as the user does with the password. There is no desktop to prompt, so another service
 * that has the password takes over. It ends with the bus.
 */
export const reopenKeyring = async (keyring: Keyring): Promise<void> => {
  const before = serviceOf(keyring);
  const successor = spawn(
    'gnome-keyring-daemon',
    ['--foreground', '--replace', '--unlock', '--components=secrets'],
    { env: keyring.env, stdio: ['pipe', 'ignore', 'ignore'] },
  );
  successor.stdin.end('keyring-password');
  for (let tries = 0; tries < 100; tries += 1) {
    const now = serviceOf(keyring);
    if (now !== '' && now !== before) return;
    await sleep(50);
  }
  throw new Error('The keyring did not open again');
};
