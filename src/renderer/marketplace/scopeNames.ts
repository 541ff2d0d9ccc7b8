import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CityListItem } from '#shared/api/cities.ts';
import type { CountryId } from '#shared/domain/countries.ts';

export const countryNames: Record<CountryId, MessageDescriptor> = {
  es: msg`Spain`,
  ua: msg`Ukraine`,
};

/** A city as the interface's language writes it: Ukrainian has its own names for Ukraine's, the others the common ones. */
export const cityName = (
  locale: string,
  country: CountryId,
  { name, localName }: Pick<CityListItem, 'name' | 'localName'>,
): string => (country === 'ua' && locale === 'uk_UA' ? localName || name : name);
