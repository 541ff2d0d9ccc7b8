import { BrowserWindow } from 'electron';
import { success } from '#shared/ipc/result.ts';
import type { Session } from '../auth/session.ts';
import { confirmLinkLogin } from '../links/followLinks.ts';
import type { Handlers } from './answerRequest.ts';

type AuthRoute = Extract<keyof Handlers, `auth.${string}`>;

export const createAuthHandlers = (session: Session): Handlers<AuthRoute> => ({
  // Waits for the keychain, so that the login page does not flash up for a remembered user.
  'auth.state': async () => success(await session.start()),
  'auth.login': (credentials) => session.login(credentials),
  'auth.loginWithToken': ({ token }, { windowId }) =>
    session.loginWithToken(token, async (stake) => {
      const window = BrowserWindow.fromId(windowId);
      return window !== null && confirmLinkLogin(window, stake);
    }),
  'auth.logout': async () => success(await session.logout()),
  'auth.sendLink': ({ email }) => session.sendLink(email),
  'auth.resetPassword': (passwords) => session.resetPassword(passwords),
  'auth.retryKeychain': async () => success(await session.retryKeychain()),
  'auth.dismissKeychainProblem': () => success(session.dismissKeychainProblem()),
});
