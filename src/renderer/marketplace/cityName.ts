import type { CityListItem } from '#shared/api/cities.ts';
import type { CountryId } from '#shared/domain/countries.ts';

/** A city as the interface's language writes it: Ukrainian has its own names for Ukraine's, the others the common ones. */
export const cityName = (
  locale: string,
  country: CountryId,
  { name, localName }: Pick<CityListItem, 'name' | 'localName'>,
): string => (country === 'ua' && locale === 'uk_UA' ? localName || name : name);
