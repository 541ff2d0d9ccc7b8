import { type AppError, failure, type Result, success } from '#shared/ipc/result.ts';
import type { ListQuery } from '#shared/query/listQuery.ts';
import { type MergedRow, mergeLists } from './mergeLists.ts';
import { createRequestBudget } from './requestLimits.ts';

/** Countries up to this size are counted at once. For larger ones, each count reads this many cities. */
export const citiesAtATime = 6;
/** Cached counts; the least recently used is evicted. */
const maxQueries = 100;

/** Cities not counted yet make the count a lower bound, like cities that failed. */
const notCounted = failure('NOT_COUNTED').error;

interface CityCount {
  rows: MergedRow[];
  total: number;
  /** `null`: stale since a write. */
  at: number | null;
}

interface Count {
  key: string;
  /** Entity counted, for example `orders`. */
  entity: string;
  cities: readonly string[];
  sort: NonNullable<ListQuery['sort']>;
  ask: (city: string) => Promise<Result<MergedRow[]>>;
  /** The caller has a request budget of its own. */
  hasBudget: boolean;
}

/**
 * Row count over the cities of a large country, cached per city. Each call refreshes a few cities: first the
 * stale ones after a write, then the unknown, then the oldest. Returns the sum of the known counts.
 */
export const createCityCounts = (now: () => number) => {
  const queries = new Map<string, Map<string, CityCount>>();
  /** Shared by all large countries. Counts of the live board use its own budget. */
  const budget = createRequestBudget();

  const knownOf = (key: string): Map<string, CityCount> => {
    const known = queries.get(key) ?? new Map<string, CityCount>();
    queries.delete(key);
    queries.set(key, known);
    const [oldest = ''] = queries.keys();
    if (queries.size > maxQueries) queries.delete(oldest);
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
          // Recount a city after a write, even without budget.
          const isChanged = known.get(city)?.at === null;
          if (!hasBudget && !isChanged && !budget.take('counts', now())) return;
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
    changed: (entity: string, city: string): void => {
      for (const [key, known] of queries) {
        const count = known.get(city);
        if (count && key.startsWith(`${entity} `)) known.set(city, { ...count, at: null });
      }
    },
  };
};
