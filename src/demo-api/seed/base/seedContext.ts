import type { DatabaseSync } from 'node:sqlite';
import type { Calendar } from './calendar.ts';
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
