import { msg } from '@lingui/core/macro';
import type { publicPatterns } from '#shared/screens/screenPatterns.ts';
import { loadStaffTexts } from '../i18n/activateLocale.ts';
import type { PageScreen } from './screens.ts';

export const publicScreens: { readonly [Name in keyof typeof publicPatterns]: PageScreen } = {
  login: { title: msg`Log in`, load: () => import('./login/LoginPage.tsx') },
  forgot: { title: msg`Forgot password`, load: () => import('./forgot/ForgotPage.tsx') },
  tokenLogin: { title: msg`Logging in`, load: () => import('./tokenLogin/TokenLoginPage.tsx') },
  emailConfirmation: {
    title: msg`Email confirmation`,
    load: () => import('./emailConfirmation/EmailConfirmationPage.tsx'),
  },
  welcome: {
    title: msg`Welcome`,
    // Shown once, so its texts are in the staff catalog instead of the smaller one for the login.
    load: async () => (await Promise.all([import('./welcome/WelcomePage.tsx'), loadStaffTexts()]))[0],
  },
  connect: { title: msg`Connection`, load: () => import('./connect/ConnectPage.tsx') },
};

export const notFoundScreen: PageScreen = {
  title: msg`Page not found`,
  load: () => import('./notFound/NotFoundPage.tsx'),
};
