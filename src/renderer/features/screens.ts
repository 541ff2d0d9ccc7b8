import { msg } from '@lingui/core/macro';
import { paths } from '../paths.ts';
import type { Screen } from './screen.ts';

/** Screens that are not an entity's: one line each. */
export const screens: readonly Screen[] = [
  {
    path: paths.dashboard,
    title: msg`Dashboard`,
    load: () => import('./dashboard/DashboardPage.tsx'),
    scope: 'global',
  },
  {
    path: paths.resetPassword,
    title: msg`Reset password`,
    load: () => import('./resetPassword/ResetPasswordPage.tsx'),
    scope: 'global',
  },
  {
    path: paths.appSettings,
    title: msg`Settings`,
    load: () => import('./appSettings/AppSettingsPage.tsx'),
    scope: 'global',
  },
  {
    path: '/country/:country/city/:cityId/home_categories',
    title: msg`City home categories`,
    load: () => import('./categoryTrees/CategoryTreePage.tsx'),
    scope: 'city',
  },
  {
    path: '/country/:country/city/:cityId/top_filters',
    title: msg`City top filters`,
    load: () => import('./categoryTrees/CategoryTreePage.tsx'),
    scope: 'city',
  },
];
