const id = encodeURIComponent;
const inCountry = (country: string, rest: string): string => `/country/${id(country)}/${rest}`;
const inCity = (country: string, city: string, rest: string): string =>
  inCountry(country, `city/${id(city)}/${rest}`);

/** A list and its records under a country. */
const countryEntity = (segment: string) => ({
  list: (country: string): string => inCountry(country, segment),
  record: (country: string, recordId: string): string => inCountry(country, `${segment}/${id(recordId)}`),
});

/** A list and its records under a city. */
const cityEntity = (segment: string) => ({
  list: (country: string, city: string): string => inCity(country, city, segment),
  record: (country: string, city: string, recordId: string): string =>
    inCity(country, city, `${segment}/${id(recordId)}`),
});

/** The id that means "make a new one" on a record's route. */
export const newRecordId = 'new';

/** Every address inside the app, in one place and typed; nobody else puts paths together. */
export const paths = {
  root: '/',
  login: '/login',
  forgot: '/forgot',
  tokenLogin: '/token_login',
  emailConfirmation: '/email_confirmation',
  connect: '/connect',
  dashboard: '/dashboard',
  resetPassword: '/admins/reset_password',
  appSettings: '/app_settings',

  admins: {
    list: (): string => '/admins',
    record: (recordId: string): string => `/admins/${id(recordId)}`,
  },

  countrySettings: (country: string): string => inCountry(country, 'settings'),
  homeCategories: countryEntity('home_categories'),
  topFilters: countryEntity('top_filters'),
  cities: countryEntity('cities'),
  companies: countryEntity('companies'),
  appFeedbacks: countryEntity('app_feedbacks'),
  customerHelp: (country: string): string => inCountry(country, 'customer_help_content'),
  courierHelp: (country: string): string => inCountry(country, 'courier_help_content'),

  citySettings: (country: string, city: string): string => inCity(country, city, 'settings'),
  cityHomeCategories: (country: string, city: string): string => inCity(country, city, 'home_categories'),
  cityTopFilters: (country: string, city: string): string => inCity(country, city, 'top_filters'),
  establishments: cityEntity('establishments'),
  couriers: cityEntity('couriers'),
  orders: {
    ...cityEntity('orders'),
    ofCourier: (country: string, city: string, courierId: string): string =>
      inCity(country, city, `orders?courierId=${id(courierId)}`),
    ofCustomer: (country: string, city: string, customerId: string): string =>
      inCity(country, city, `orders?customerId=${id(customerId)}`),
  },
  feedbacks: cityEntity('feedbacks'),
  customers: cityEntity('customers'),
  promotions: cityEntity('promotions'),
  geoZones: (country: string, city: string): string => inCity(country, city, 'geo_zones'),
  timeSlots: (country: string, city: string): string => inCity(country, city, 'time_slots'),
  establishmentPayLists: cityEntity('pay-list-establishment'),
  courierPayLists: cityEntity('pay-list-courier'),
} as const;
