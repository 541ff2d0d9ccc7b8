import { execFileSync, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Keyring } from './keyring.ts';

/** Which connection serves the secrets; asked of the bus, which would start a service of its own otherwise. */
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
 * Opens a locked keyring as its person does with the password. Without a desktop that can ask for it, another
 * service that is given the password takes over; it ends with the bus.
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
