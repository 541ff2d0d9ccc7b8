/** The fixed list of countries, with what differs between them. */
export const countries = {
  es: { timeZone: 'Europe/Madrid', currency: 'EUR' },
  ua: { timeZone: 'Europe/Kyiv', currency: 'EUR' },
} as const;

export type CountryId = keyof typeof countries;
export const countryIds = ['es', 'ua'] as const satisfies readonly CountryId[];

export const isCountryId = (text: string): text is CountryId => Object.hasOwn(countries, text);

/** Countries an administrator may work in: `any` means all, anything else just that one. */
export const countriesOf = (limit: string): readonly CountryId[] =>
  isCountryId(limit) ? [limit] : countryIds;
