/**
 * The addresses of all screens, as patterns: `:country`, `:city` and `:id` stand for what differs. The scope of a
 * screen is what its pattern asks for. Main follows links by them; titles and pages stand in the renderer's table.
 */
const country = '/country/:country';
const city = `${country}/city/:city` as const;

/** For people who are not logged in. */
export const publicPatterns = {
  login: '/login',
  forgot: '/forgot',
  tokenLogin: '/token_login',
  emailConfirmation: '/email_confirmation',
  connect: '/connect',
  welcome: '/welcome',
} as const;

/** One page each. */
export const pagePatterns = {
  dashboard: '/dashboard',
  resetPassword: '/admins/reset_password',
  appSettings: '/app_settings',
  fileExports: '/file_exports',
  countrySettings: `${country}/settings`,
  customerHelpContent: `${country}/customer_help_content`,
  courierHelpContent: `${country}/courier_help_content`,
  citySettings: `${city}/settings`,
  cityHomeCategories: `${city}/home_categories`,
  cityTopFilters: `${city}/top_filters`,
  timeSlots: `${city}/time_slots`,
  courierReview: `${city}/courier_review`,
  ordersNow: `${city}/orders_now`,
} as const;

/** A list each; the pages of its records follow below it. */
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

/** Where a record stands below its list; the id `new` makes a new one. */
export const recordPattern = <const Pattern extends string>(list: Pattern) => `${list}/:id` as const;
export const newRecordId = 'new';

/** The names of what a pattern leaves open. */
export type PatternParams<Pattern extends string> = Pattern extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | PatternParams<`/${Rest}`>
  : Pattern extends `${string}/:${infer Name}`
    ? Name
    : never;

/** Puts values where a pattern has names; each stays inside its segment. */
export const fillPattern = <const Pattern extends string>(
  pattern: Pattern,
  params: Readonly<Record<PatternParams<Pattern>, string>>,
): string =>
  pattern.replace(/:(\w+)/g, (_match, name: PatternParams<Pattern>) => encodeURIComponent(params[name]));

export const linkScheme = 'backoffice';

/** The link that opens a path of the app, wherever it is clicked. */
export const appLink = (path: string): string => `${linkScheme}:/${path}`;
