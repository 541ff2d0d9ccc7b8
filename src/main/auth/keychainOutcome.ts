import type { KeychainOutcome } from '#shared/ipc/authRoutes.ts';

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
