import { z } from 'zod';
import type { SessionUser } from '../api/auth.ts';
import { defineRoute } from './defineRoute.ts';

/** How the OS keychain answered when it was last asked. Only `absent` means "nobody is logged in". */
export type KeychainOutcome = 'ok' | 'absent' | 'locked' | 'unavailable' | 'timeout';

export interface SessionState {
  status: 'loggedOut' | 'loggedIn';
  user: SessionUser | null;
  /** Set when the keychain needs a person: offer Retry or "continue for this session only". */
  keychainProblem: Exclude<KeychainOutcome, 'ok' | 'absent'> | null;
  /** True when the session ended without the person asking for it (the refresh was refused). */
  expired: boolean;
}

const email = z.string().min(1).max(320);
const password = z.string().min(1).max(1024);

export const authRoutes = {
  'auth.state': defineRoute<SessionState>()(z.undefined()),
  'auth.login': defineRoute<SessionState>()(z.strictObject({ email, password, remember: z.boolean() })),
  /** Main asks when somebody is logged in or remembered; DECLINED then says that the person wants to stay. */
  'auth.loginWithToken': defineRoute<SessionState>()(z.strictObject({ token: z.string().min(1).max(4096) })),
  'auth.logout': defineRoute<SessionState>()(z.undefined()),
  'auth.sendLink': defineRoute<{ message: string }>()(z.strictObject({ email })),
  'auth.resetPassword': defineRoute<null>()(z.strictObject({ password, repeatPassword: password })),
  /** Ask the keychain again: after a locked start to read, after a failed save to save. */
  'auth.retryKeychain': defineRoute<SessionState>()(z.undefined()),
  /** Go on with the tokens in memory only. */
  'auth.dismissKeychainProblem': defineRoute<SessionState>()(z.undefined()),
};
