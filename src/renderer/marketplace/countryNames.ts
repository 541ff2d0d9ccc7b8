import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CountryId } from '#shared/domain/countries.ts';

export const countryNames: Record<CountryId, MessageDescriptor> = {
  es: msg`Spain`,
  ua: msg`Ukraine`,
};
