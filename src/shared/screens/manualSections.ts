import { screenAt } from './screenAt.ts';

type Screen = NonNullable<ReturnType<typeof screenAt>>['screen'];

/** Section of the manual about each screen: page, and id of a heading. */
const sections: Readonly<Record<Screen, string>> = {
  dashboard: 'day#dashboard',
  resetPassword: 'settings#password',
  appSettings: 'settings',
  fileExports: 'lists#export',
  myDay: 'day#my-day',
  manual: 'start',
  countrySettings: 'settings#marketplace',
  closing: 'pay-lists#closing',
  customerHelpContent: 'catalog#help',
  courierHelpContent: 'catalog#help',
  citySettings: 'settings#marketplace',
  cityHomeCategories: 'catalog#trees',
  cityTopFilters: 'catalog#trees',
  timeSlots: 'slots',
  courierReview: 'couriers#candidates',
  ordersNow: 'orders#board',
  admins: 'settings#administrators',
  cities: 'settings#marketplace',
  homeCategories: 'catalog#trees',
  topFilters: 'catalog#trees',
  companies: 'catalog#companies',
  establishments: 'catalog#establishments',
  couriers: 'couriers',
  establishmentPayLists: 'pay-lists',
  courierPayLists: 'pay-lists',
  orders: 'orders',
  customers: 'orders#call-sheet',
  geoZones: 'couriers#zones',
  customerRequests: 'orders#requests',
  feedbacks: 'orders#feedback',
  promotions: 'catalog#promotions',
};

/** Section about the screen of a path, such as `orders#board`; the first page for any other path. */
export const manualSectionAt = (pathname: string): string => sections[screenAt(pathname)?.screen ?? 'manual'];
