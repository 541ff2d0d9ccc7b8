import { msg } from '@lingui/core/macro';
import { paths } from '../paths.ts';
import type { Screen } from './screen.ts';

type PublicScreen = Pick<Screen, 'path' | 'title' | 'load'>;

/** Screens for people who are not logged in. */
export const publicScreens: readonly PublicScreen[] = [
  { path: paths.login, title: msg`Log in`, load: () => import('./login/LoginPage.tsx') },
  { path: paths.forgot, title: msg`Forgot password`, load: () => import('./forgot/ForgotPage.tsx') },
  { path: paths.tokenLogin, title: msg`Logging in`, load: () => import('./tokenLogin/TokenLoginPage.tsx') },
  {
    path: paths.emailConfirmation,
    title: msg`Email confirmation`,
    load: () => import('./emailConfirmation/EmailConfirmationPage.tsx'),
  },
  { path: paths.connect, title: msg`Connection`, load: () => import('./connect/ConnectPage.tsx') },
];

export const notFoundScreen: PublicScreen = {
  path: '*',
  title: msg`Page not found`,
  load: () => import('./notFound/NotFoundPage.tsx'),
};
