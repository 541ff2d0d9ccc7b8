import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { KeychainOutcome } from '#shared/ipc/authRoutes.ts';

type Keyring = typeof import('@napi-rs/keyring');

const flag = '--keyring=';

/**
 * Flag that tells the keychain process where the library of an installed app is: unpacked, as the single
 * build that packaging selected. Resolving modules inside the archive has failed in Electron before.
 */
export const keyringFlags = (isPackaged: boolean, resources: string): string[] =>
  isPackaged ? [flag + join(resources, 'app.asar.unpacked', 'keyring.node')] : [];

export const loadKeyring = (argv: readonly string[]): Keyring => {
  const file = argv.findLast((argument) => argument.startsWith(flag))?.slice(flag.length);
  return createRequire(import.meta.url)(file ?? '@napi-rs/keyring') as Keyring;
};

type KeychainProblem = Exclude<KeychainOutcome, 'ok' | 'absent'>;

/**
 * The library has a single error type; only the text tells the cause. Secret Service: "unlock prompt was
 * dismissed" or "object locked". macOS: interaction not allowed, cancelled by the user, or wrong passphrase.
 */
const lockedPattern = /prompt was dismissed|object locked|interaction is not allowed|cancel|passphrase/i;
/** D-Bus gives an unresponsive service two seconds per call. */
const timeoutPattern = /did not receive a reply|timed? ?out/i;

export const keychainProblemOf = (error: unknown): KeychainProblem => {
  const text = error instanceof Error ? error.message : String(error);
  if (lockedPattern.test(text)) return 'locked';
  return timeoutPattern.test(text) ? 'timeout' : 'unavailable';
};
