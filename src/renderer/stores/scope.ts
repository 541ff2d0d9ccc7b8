import { create } from 'zustand';
import type { CountryId } from '#shared/domain/countries.ts';

interface ScopeStore {
  country: CountryId;
  /** null until a city of the country is known. */
  city: string | null;
  /** As the server writes it, the same in every language: files are called after it. */
  cityName: string | null;
}

/** Where this window works: the country and city of its address, or the last ones when the address has none. */
export const useScopeStore = create<ScopeStore>()(() => ({ country: 'es', city: null, cityName: null }));

export const setScope = (country: CountryId, city: string | null, cityName: string | null = null): void => {
  const current = useScopeStore.getState();
  const isSame = current.country === country && current.city === city && current.cityName === cityName;
  if (!isSame) useScopeStore.setState({ country, city, cityName });
};
