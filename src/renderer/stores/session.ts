import { create } from 'zustand';
import type { SessionUser } from '#shared/api/auth.ts';
import type { SessionState } from '#shared/ipc/authRoutes.ts';

interface SessionStore {
  session: SessionState;
  /** Who was logged in while this window showed a page: set until somebody arrives at a public page. */
  lastUser: SessionUser | null;
}

const loggedOut: SessionState = { status: 'loggedOut', user: null, keychainProblem: null, expired: false };

export const useSessionStore = create<SessionStore>()(() => ({ session: loggedOut, lastUser: null }));

/** Takes over what main says about the session; the only way it changes here. */
export const applySession = (session: SessionState): void =>
  useSessionStore.setState(({ lastUser }) => ({ session, lastUser: session.user ?? lastUser }));

/** From here on an address of the authenticated area is a deep link, not the page that was left. */
export const forgetLastUser = (): void =>
  useSessionStore.setState(({ session }) => ({ lastUser: session.user }));

/**
 * Tells later whether the person who is logged in now still is. What is done in steps asks before each of them: the next
 * call would be sent with the session of whoever has logged in meanwhile.
 */
export const notePerson = (): (() => boolean) => {
  const idNow = (): string | undefined => useSessionStore.getState().session.user?.id;
  const id = idNow();
  return () => idNow() === id;
};

/**
 * Like `notePerson`, for what is told at the end: where the session has ended meanwhile, it waits for the next login, so that
 * the same person hears what became of the work and another person does not.
 */
export const notePersonToTell = (): (() => Promise<boolean>) => {
  const isSamePerson = notePerson();
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
    return isSamePerson();
  };
};

export const useSession = (): SessionState => useSessionStore(({ session }) => session);
export const useUser = (): SessionUser | null => useSessionStore(({ session }) => session.user);
