import type { KeychainOutcome, SessionState } from '#shared/ipc/authRoutes.ts';
import type { ActiveSession } from './activeSession.ts';

type Listener = (state: SessionState) => void;

interface Status {
  current: ActiveSession | null;
  keychainProblem: SessionState['keychainProblem'];
  expired: boolean;
}

export interface SessionStatus extends Readonly<Status> {
  change(changes: Partial<Status>): void;
  state(): SessionState;
  onChange(listener: Listener): () => void;
}

/** Keychain problem shown to the user, if any. */
export const problemOf = (outcome: KeychainOutcome): SessionState['keychainProblem'] =>
  outcome === 'ok' || outcome === 'absent' ? null : outcome;

const sameState = (one: SessionState, other: SessionState): boolean =>
  one.status === other.status &&
  one.user === other.user &&
  one.keychainProblem === other.keychainProblem &&
  one.expired === other.expired;

export const createSessionStatus = (): SessionStatus => {
  const status: Status = { current: null, keychainProblem: null, expired: false };
  const listeners = new Set<Listener>();
  const state = (): SessionState => ({
    status: status.current ? 'loggedIn' : 'loggedOut',
    user: status.current?.user ?? null,
    keychainProblem: status.keychainProblem,
    expired: status.expired,
  });
  return {
    get current() {
      return status.current;
    },
    get keychainProblem() {
      return status.keychainProblem;
    },
    get expired() {
      return status.expired;
    },
    change: (changes) => {
      const before = state();
      Object.assign(status, changes);
      const after = state();
      if (!sameState(before, after)) for (const listener of listeners) listener(after);
    },
    state,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
