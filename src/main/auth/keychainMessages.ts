import type { KeychainOutcome } from '#shared/ipc/authRoutes.ts';

export type KeychainRequest =
  | { action: 'get' | 'delete'; service: string; account: string }
  | { action: 'set'; service: string; account: string; password: string }
  /** Ends the keychain process. */
  | { action: 'quit' };

export interface KeychainAnswer {
  outcome: KeychainOutcome;
  /** With `get` and `ok` only. */
  password?: string;
}
