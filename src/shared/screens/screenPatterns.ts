/**
 * Addresses of all screens, with the parameters `:country`, `:city` and `:id`. The scope of a screen follows
 * from its parameters. Main validates links with them; the renderer's table adds titles and pages.
 */
const country = '/country/:country';
const city = `${country}/city/:city` as const;

/** Screens that need no login. */
export const publicPatterns = {
  login: '/login',
  forgot: '/forgot',
  tokenLogin: '/token_login',
  emailConfirmation: '/email_confirmation',
  connect: '/connect',
  welcome: '/welcome',
} as const;

export const pagePatterns = {
  dashboard: '/dashboard',
  resetPassword: '/admins/reset_password',
  appSettings: '/app_settings',
  fileExports: '/file_exports',
  myDay: '/my_day',
  manual: '/manual',
  countrySettings: `${country}/settings`,
  closing: `${country}/close_half_month`,
  customerHelpContent: `${country}/customer_help_content`,
  courierHelpContent: `${country}/courier_help_content`,
  citySettings: `${city}/settings`,
  cityHomeCategories: `${city}/home_categories`,
  cityTopFilters: `${city}/top_filters`,
  timeSlots: `${city}/time_slots`,
  courierReview: `${city}/courier_review`,
  ordersNow: `${city}/orders_now`,
} as const;

/** Lists; the pages of their records have addresses below them. */
export const listPatterns = {
  admins: '/admins',
  cities: `${country}/cities`,
  homeCategories: `${country}/home_categories`,
  topFilters: `${country}/top_filters`,
  companies: `${country}/companies`,
  establishments: `${city}/establishments`,
  couriers: `${city}/couriers`,
  establishmentPayLists: `${city}/pay-list-establishment`,
  courierPayLists: `${city}/pay-list-courier`,
  orders: `${city}/orders`,
  customers: `${city}/customers`,
  geoZones: `${city}/geo_zones`,
  customerRequests: `${country}/app_feedbacks`,
  feedbacks: `${city}/feedbacks`,
  promotions: `${city}/promotions`,
} as const;

/** Address of a record below its list; the id `new` creates one. */
export const recordPattern = <const Pattern extends string>(list: Pattern) => `${list}/:id` as const;
export const newRecordId = 'new';

export type PatternParams<Pattern extends string> = Pattern extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | PatternParams<`/${Rest}`>
  : Pattern extends `${string}/:${infer Name}`
    ? Name
    : never;

/** Fills in the parameters, URL-encoded so that each stays a single path segment. */
export const fillPattern = <const Pattern extends string>(
  pattern: Pattern,
  params: Readonly<Record<PatternParams<Pattern>, string>>,
): string =>
  pattern.replace(/:(\w+)/g, (_match, name: PatternParams<Pattern>) => encodeURIComponent(params[name]));

export const linkScheme = 'backoffice';

/** Link that opens a path of the app from any other program. */
export const appLink = (path: string): string => `${linkScheme}:/${path}`;
