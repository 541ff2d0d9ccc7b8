import { msg } from '@lingui/core/macro';
import { resourceScreens } from '../resource/resourceScreens.ts';
import type { Screen } from './screen.ts';

const country = '/country/:country';
const city = `${country}/city/:cityId`;

/** The screens of every entity. A new entity adds its line here. */
export const resources: readonly Screen[] = [
  ...resourceScreens({
    path: '/admins',
    title: msg`Administrators`,
    scope: 'global',
    load: async () => (await import('./admins/admins.ts')).admins,
  }),
  ...resourceScreens({
    path: `${country}/cities`,
    title: msg`Cities`,
    scope: 'country',
    load: async () => (await import('./cities/cities.ts')).cities,
  }),
  ...resourceScreens({
    path: `${country}/home_categories`,
    title: msg`Country home categories`,
    scope: 'country',
    load: async () => (await import('./homeCategories/homeCategories.ts')).homeCategories,
  }),
  ...resourceScreens({
    path: `${country}/top_filters`,
    title: msg`Country top filters`,
    scope: 'country',
    load: async () => (await import('./topFilters/topFilters.ts')).topFilters,
  }),
  ...resourceScreens({
    path: `${country}/companies`,
    title: msg`Companies`,
    scope: 'country',
    load: async () => (await import('./companies/companies.ts')).companies,
  }),
  {
    path: `${country}/settings`,
    title: msg`Country general settings`,
    scope: 'country',
    load: () => import('./countrySettings/CountrySettingsPage.tsx'),
  },
  {
    path: `${city}/settings`,
    title: msg`City settings`,
    scope: 'city',
    load: () => import('./cities/CityPricingPage.tsx'),
  },
  {
    path: `${city}/home_categories`,
    title: msg`City home categories`,
    scope: 'city',
    load: () => import('./categoryTrees/CategoryTreePage.tsx'),
  },
  {
    path: `${city}/top_filters`,
    title: msg`City top filters`,
    scope: 'city',
    load: () => import('./categoryTrees/CategoryTreePage.tsx'),
  },
];
