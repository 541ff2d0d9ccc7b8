import { type AppError, failure, type Result, success } from '#shared/ipc/result.ts';
import type { ListQuery } from '#shared/query/listQuery.ts';
import { type MergedRow, mergeLists } from './mergeLists.ts';
import type { RequestBudget } from './requestBudget.ts';

/** Countries up to this size are counted at once. For larger ones, each count reads this many cities. */
export const citiesAtATime = 6;
/** Cached counts; the least recently used is evicted. */
const maxQueries = 100;

const never = new AbortController().signal;

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
  /** Live updates have a budget of their own. */
  isLive: boolean;
}

/**
 * Row count over the cities of a large country, cached per city. Each call refreshes a few cities: first the
 * stale ones after a write, then the unknown, then the oldest. Returns the sum of the known counts.
 */
export const createCityCounts = (now: () => number, budget: Pick<RequestBudget, 'run' | 'isSpent'>) => {
  const queries = new Map<string, Map<string, CityCount>>();

  const knownOf = (key: string): Map<string, CityCount> => {
    const known = queries.get(key) ?? new Map<string, CityCount>();
    queries.delete(key);
    queries.set(key, known);
    const [oldest = ''] = queries.keys();
    if (queries.size > maxQueries) queries.delete(oldest);
    return known;
  };

  return {
    count: async ({ key, entity, cities, sort, ask, isLive }: Count): Promise<Result<unknown>> => {
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
          const isFree = isLive || isChanged;
          if (!isFree && budget.isSpent('counts')) return;
          const answer = isFree ? await ask(city) : await budget.run('counts', () => ask(city), never);
          if (!answer) return;
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
