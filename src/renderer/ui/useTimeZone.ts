import { countries } from '#shared/domain/countries.ts';
import { useScopeStore } from '../stores/scope.ts';

/** Days and hours are those of the country that this window works in. */
export const useTimeZone = (): (typeof countries)['es' | 'ua']['timeZone'] =>
  useScopeStore(({ country }) => countries[country].timeZone);
