import { z } from 'zod';
import type { SessionUser } from '../api/auth.ts';
import { defineRoute } from './defineRoute.ts';

/** Result of the latest access to the OS keychain. Only `absent` means that no login is stored. */
export type KeychainOutcome = 'ok' | 'absent' | 'locked' | 'unavailable' | 'timeout';

export interface SessionState {
  status: 'loggedOut' | 'loggedIn';
  user: SessionUser | null;
  /** Set if the keychain needs user action: offer "Retry" or "continue for this session only". */
  keychainProblem: Exclude<KeychainOutcome, 'ok' | 'absent'> | null;
  /** The server ended the session (token refresh refused); the user did not log out. */
  expired: boolean;
}

const email = z.string().min(1).max(320);
const password = z.string().min(1).max(1024);

export const authRoutes = {
  'auth.state': defineRoute<SessionState>()(z.undefined()),
  'auth.login': defineRoute<SessionState>()(z.strictObject({ email, password, remember: z.boolean() })),
  /** Main asks the user first if a session is active or remembered. DECLINED: the user keeps that session. */
  'auth.loginWithToken': defineRoute<SessionState>()(z.strictObject({ token: z.string().min(1).max(4096) })),
  'auth.logout': defineRoute<SessionState>()(z.undefined()),
  'auth.sendLink': defineRoute<{ message: string }>()(z.strictObject({ email })),
  'auth.resetPassword': defineRoute<null>()(z.strictObject({ password, repeatPassword: password })),
  /** Repeats the failed keychain access: reading after a locked start, writing after a failed save. */
  'auth.retryKeychain': defineRoute<SessionState>()(z.undefined()),
  /** Continues with the tokens in memory only. */
  'auth.dismissKeychainProblem': defineRoute<SessionState>()(z.undefined()),
};
