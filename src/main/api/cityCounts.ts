import type { ListQuery } from '#shared/domain/listQuery.ts';
import { type AppError, failure, type Result, success } from '#shared/ipc/result.ts';
import { type MergedRow, mergeLists } from './mergeLists.ts';

/** A country of no more cities is counted at once; of a larger one so many cities are asked for a count at a time. */
export const citiesAtATime = 6;
/** Of all counts of large countries together; what is asked by the live board keeps to the board's budget instead. */
const maxInAMinute = 40;
const minuteMs = 60_000;
/** Questions that nobody has asked for long go first. */
const maxQuestions = 100;

/** That a city has not been counted yet makes a count a lower bound, as one that could not be read does. */
const notCounted = failure('NOT_COUNTED').error;

interface CityCount {
  rows: MergedRow[];
  total: number;
  /** null: something was written there since. */
  at: number | null;
}

interface Count {
  key: string;
  /** Whose rows are counted: `orders`. */
  entity: string;
  cities: readonly string[];
  sort: NonNullable<ListQuery['sort']>;
  ask: (city: string) => Promise<Result<MergedRow[]>>;
  /** Whoever has no budget of their own gets one here. */
  hasBudget: boolean;
}

/**
 * How many rows there are in the cities of a large country, each city remembered by itself: a count is the sum of what
 * is known, and each time it is asked for some more cities are counted: where something was written, then what is not known, then
 * the oldest.
 */
export const createCityCounts = (now: () => number) => {
  const questions = new Map<string, Map<string, CityCount>>();
  let asked: readonly number[] = [];

  const mayAsk = (): boolean => {
    asked = asked.filter((at) => now() - at < minuteMs);
    if (asked.length >= maxInAMinute) return false;
    asked = [...asked, now()];
    return true;
  };

  const knownOf = (key: string): Map<string, CityCount> => {
    const known = questions.get(key) ?? new Map<string, CityCount>();
    questions.delete(key);
    questions.set(key, known);
    const [oldest = ''] = questions.keys();
    if (questions.size > maxQuestions) questions.delete(oldest);
    return known;
  };

  return {
    count: async ({ key, entity, cities, sort, ask, hasBudget }: Count): Promise<Result<unknown>> => {
      const known = knownOf(`${entity} ${key}`);
      const age = (city: string): number => {
        const count = known.get(city);
        return count ? (count.at ?? -2) : -1;
      };
      const turns = cities.toSorted((one, other) => age(one) - age(other)).slice(0, citiesAtATime);
      const errors = new Map<string, AppError>();
      await Promise.all(
        turns.map(async (city) => {
          // What was just changed is not left as it was before.
          const isChanged = known.get(city)?.at === null;
          if (!hasBudget && !isChanged && !mayAsk()) return;
          const answer = await ask(city);
          if (answer.ok)
            known.set(city, { rows: answer.data, total: answer.total ?? answer.data.length, at: now() });
          else errors.set(city, answer.error);
        }),
      );
      const [first] = errors.values();
      const counted = cities.filter((city) => known.has(city));
      if (first && (counted.length === 0 || first.code === 'SESSION_ENDED' || first.code === 'ABORTED'))
        return { ok: false, error: first };
      const lists = counted.map((name) => ({
        name,
        read: async ({ page }: { page: number }): Promise<Result<MergedRow[]>> =>
          success(page === 1 ? (known.get(name)?.rows ?? []) : [], known.get(name)?.total),
      }));
      const merged = mergeLists(lists, sort, 1);
      const rows = counted.length > 0 ? await merged.take(1) : [];
      const total = counted.reduce((sum, city) => sum + (known.get(city)?.total ?? 0), 0);
      const unread = cities.flatMap((city) => {
        const error = errors.get(city) ?? (known.has(city) ? null : notCounted);
        return error ? { city, error } : [];
      });
      return { ...success(rows, total), ...(unread.length > 0 ? { unread } : {}) };
    },
    /** Something of this city is another than it was: it is counted again first. */
    changed: (entity: string, city: string): void => {
      for (const [key, known] of questions) {
        const count = known.get(city);
        if (count && key.startsWith(`${entity} `)) known.set(city, { ...count, at: null });
      }
    },
  };
};
