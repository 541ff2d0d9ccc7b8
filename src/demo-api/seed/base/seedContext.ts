import type { DatabaseSync } from 'node:sqlite';
import type { Calendar } from './calendar.ts';
import type { CategoryPlan, CityPlan, CountryMaterial } from './countryMaterial.ts';
import { createRandom, type Random } from './random.ts';

/** What every part of the seeding works with. */
export interface SeedContext {
  db: DatabaseSync;
  calendar: Calendar;
  /** A stream of its own for each entity and country or city. */
  random: (...keys: string[]) => Random;
}

export const createSeedContext = (db: DatabaseSync, seed: number, calendar: Calendar): SeedContext => ({
  db,
  calendar,
  random: (...keys) => createRandom(seed, ...keys),
});

/** A home category of a country, with the ids of its top filters. */
export interface SeededCategory {
  plan: CategoryPlan;
  isLaunched: boolean;
  filterIds: readonly string[];
}

/** Pay lists of an establishment go to its company's account. */
export interface SeededCompany {
  id: string;
  iban: string;
  idNumber: string;
}

/** What every part of a city is made from. */
export interface CityContext extends SeedContext {
  cityId: string;
  plan: CityPlan;
  material: CountryMaterial;
  /** The categories that the city has switched on, with the filters it offers. */
  categories: readonly SeededCategory[];
  companies: readonly SeededCompany[];
}
