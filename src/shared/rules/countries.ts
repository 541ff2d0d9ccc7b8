export const countries = {
  es: { timeZone: 'Europe/Madrid' },
  ua: { timeZone: 'Europe/Kyiv' },
} as const;

export type CountryId = keyof typeof countries;
export const countryIds = ['es', 'ua'] as const satisfies readonly CountryId[];

export const isCountryId = (text: string): text is CountryId => Object.hasOwn(countries, text);

/** Time zone of a country; of Spain for an unknown one, or for none. */
export const timeZoneIn = (country: string): string =>
  countries[isCountryId(country) ? country : 'es'].timeZone;

/** Countries an administrator may work in: `any` means all, anything else one country. */
export const countriesOf = (limit: string): readonly CountryId[] =>
  isCountryId(limit) ? [limit] : countryIds;

/** Defaults, used until the country's settings are saved. */
export const defaultCountrySettings = {
  cancellationFee: 0,
  freeDeliveryOrderPrice: 0,
  freeDeliveryExpirationDays: 30,
  vat: 21,
  courierManagement: 2,
};

const usualFee = 2;

/**
 * Cancellation fee of establishments without a fee of their own: from the record, else from the country's
 * settings.
 */
export const commonCancellationFee = (
  ofRecord: number | null | undefined,
  ofCountry: number | null | undefined,
): number => ofRecord ?? ofCountry ?? usualFee;
