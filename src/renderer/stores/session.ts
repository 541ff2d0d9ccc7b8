import { create } from 'zustand';
import type { SessionUser } from '#shared/api/auth.ts';
import type { SessionState } from '#shared/ipc/authRoutes.ts';
import { serverKey } from './preferences.ts';

interface SessionStore {
  session: SessionState;
  /** User of the pages in this window; kept after the session ended, until a public page opens. */
  lastUser: SessionUser | null;
}

const loggedOut: SessionState = { status: 'loggedOut', user: null, keychainProblem: null, expired: false };

export const useSessionStore = create<SessionStore>()(() => ({ session: loggedOut, lastUser: null }));

/** Applies main's session state. The only writer of this store. */
export const applySession = (session: SessionState): void =>
  useSessionStore.setState(({ lastUser }) => ({ session, lastUser: session.user ?? lastUser }));

/** From now on an address behind the login counts as a deep link, not as the page the user left. */
export const forgetLastUser = (): void =>
  useSessionStore.setState(({ session }) => ({ lastUser: session.user }));

/**
 * Returns a check whether the same user is still logged in to the same server, whose copies share ids. Multi-step work
 * checks before each step, since a call would use the session of the new user.
 */
export const noteUser = (): (() => boolean) => {
  const userNow = (): string => `${serverKey()} ${useSessionStore.getState().session.user?.id}`;
  const user = userNow();
  return () => userNow() === user;
};

/**
 * Like `noteUser`, for the final message: after the session ended it
 * waits for the next login, so that only the same user sees the result.
 */
export const noteUserAcrossLogin = (): (() => Promise<boolean>) => {
  const isSameUser = noteUser();
  const isHere = (): boolean => useSessionStore.getState().session.user !== null;
  return async () => {
    if (!isHere())
      await new Promise<void>((resolve) => {
        const stop = useSessionStore.subscribe(() => {
          if (!isHere()) return;
          stop();
          resolve();
        });
      });
    return isSameUser();
  };
};

export const useSession = (): SessionState => useSessionStore(({ session }) => session);
export const useUser = (): SessionUser | null => useSessionStore(({ session }) => session.user);
