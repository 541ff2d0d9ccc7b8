import type { DatabaseSync } from 'node:sqlite';
import type { Calendar } from './calendar.ts';
import type { CategoryPlan, CityPlan, CountryMaterial } from './countryMaterial.ts';
import { createRandom, type Random } from './random.ts';

export interface SeedContext {
  db: DatabaseSync;
  calendar: Calendar;
  /** Separate stream per entity and country or city. */
  random: (...keys: string[]) => Random;
}

export const createSeedContext = (db: DatabaseSync, seed: number, calendar: Calendar): SeedContext => ({
  db,
  calendar,
  random: (...keys) => createRandom(seed, ...keys),
});

/** Home category with the ids of its top filters. */
export interface SeededCategory {
  plan: CategoryPlan;
  isLaunched: boolean;
  filterIds: readonly string[];
}

/** Receives the payouts of its establishments. */
export interface SeededCompany {
  id: string;
  iban: string;
  idNumber: string;
}

export interface CityContext extends SeedContext {
  cityId: string;
  plan: CityPlan;
  material: CountryMaterial;
  /** Categories that the city has switched on, with their active filters. */
  categories: readonly SeededCategory[];
  companies: readonly SeededCompany[];
}
