import { create } from 'zustand';
import type { CountryId } from '#shared/domain/countries.ts';

interface ScopeStore {
  country: CountryId;
  /** null until a city of the country is known. */
  city: string | null;
}

/** Where this window works: the country and city of its address, or the last ones when the address has none. */
export const useScopeStore = create<ScopeStore>()(() => ({ country: 'es', city: null }));

export const setScope = (country: CountryId, city: string | null): void => {
  const current = useScopeStore.getState();
  if (current.country !== country || current.city !== city) useScopeStore.setState({ country, city });
};
