import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { KeychainOutcome } from '#shared/ipc/authRoutes.ts';

type Keyring = typeof import('@napi-rs/keyring');

const flag = '--keyring=';

/**
 * Tells the keychain process where the library of an installed app lies: outside the archive, where the packaging
 * put the one build that fits. Nothing has to be resolved inside the archive, which Electron has got wrong before.
 */
export const keyringFlags = (isPackaged: boolean, resources: string): string[] =>
  isPackaged ? [flag + join(resources, 'app.asar.unpacked', 'keyring.node')] : [];

/** The library from where the flags say, otherwise from the installed packages. */
export const loadKeyring = (argv: readonly string[]): Keyring => {
  const file = argv.findLast((argument) => argument.startsWith(flag))?.slice(flag.length);
  return createRequire(import.meta.url)(file ?? '@napi-rs/keyring') as Keyring;
};

type KeychainProblem = Exclude<KeychainOutcome, 'ok' | 'absent'>;

/**
 * The keychain library has one kind of error; only its text tells what happened. Secret Service says "unlock
 * prompt was dismissed" or "object locked"; macOS that interaction is not allowed, that the person cancelled, or
 * that the passphrase is not correct.
 */
const lockedPattern = /prompt was dismissed|object locked|interaction is not allowed|cancel|passphrase/i;
/** D-Bus gives a silent service two seconds per call. */
const timeoutPattern = /did not receive a reply|timed? ?out/i;

export const keychainProblemOf = (error: unknown): KeychainProblem => {
  const text = error instanceof Error ? error.message : String(error);
  if (lockedPattern.test(text)) return 'locked';
  return timeoutPattern.test(text) ? 'timeout' : 'unavailable';
};
