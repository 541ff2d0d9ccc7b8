import { msg } from '@lingui/core/macro';
import type { publicPatterns } from '#shared/screens/screenPatterns.ts';
import { loadStaffTexts } from '../i18n/activateLocale.ts';
import type { PageScreen } from './screens.ts';

export const publicScreens: { readonly [Name in keyof typeof publicPatterns]: PageScreen } = {
  login: { title: msg`Log in`, load: () => import('../features/login/LoginPage.tsx') },
  forgot: { title: msg`Forgot password`, load: () => import('../features/forgot/ForgotPage.tsx') },
  tokenLogin: { title: msg`Logging in`, load: () => import('../features/tokenLogin/TokenLoginPage.tsx') },
  emailConfirmation: {
    title: msg`Email confirmation`,
    load: () => import('../features/emailConfirmation/EmailConfirmationPage.tsx'),
  },
  welcome: {
    title: msg`Welcome`,
    // Shown once, so its texts are in the staff catalog instead of the smaller one for the login.
    load: async () =>
      (await Promise.all([import('../features/welcome/WelcomePage.tsx'), loadStaffTexts()]))[0],
  },
  connect: { title: msg`Connection`, load: () => import('../features/connect/ConnectPage.tsx') },
};

export const notFoundScreen: PageScreen = {
  title: msg`Page not found`,
  load: () => import('../features/notFound/NotFoundPage.tsx'),
};
