/** The fixed list of countries, with what differs between them. */
export const countries = {
  es: { timeZone: 'Europe/Madrid' },
  ua: { timeZone: 'Europe/Kyiv' },
} as const;

export type CountryId = keyof typeof countries;
export const countryIds = ['es', 'ua'] as const satisfies readonly CountryId[];

export const isCountryId = (text: string): text is CountryId => Object.hasOwn(countries, text);

/** Countries an administrator may work in: `any` means all, anything else just that one. */
export const countriesOf = (limit: string): readonly CountryId[] =>
  isCountryId(limit) ? [limit] : countryIds;

/** What a country has until somebody says otherwise. */
export const defaultCountrySettings = {
  cancellationFee: 0,
  freeDeliveryOrderPrice: 0,
  freeDeliveryExpirationDays: 30,
  vat: 21,
  courierManagement: 2,
};

const usualFee = 2;

/** What establishments without a fee of their own take: what the record says, else the country's settings. */
export const commonCancellationFee = (
  ofRecord: number | null | undefined,
  ofCountry: number | null | undefined,
): number => ofRecord ?? ofCountry ?? usualFee;
