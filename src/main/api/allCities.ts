import { canListAllCities, isWrite, type Operation, operations } from '#shared/api/operations.ts';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import { defaultPageSize, type ListQuery } from '#shared/query/listQuery.ts';
import { allCities, cityField, maxRowsOfAllCities } from '#shared/rules/allCities.ts';
import type { ApiCall, ApiClient } from './apiClient.ts';
import { citiesAtATime, createCityCounts } from './cityCounts.ts';
import { type MergedLists, type MergedRow, mergeLists } from './mergeLists.ts';
import { createRequestBudget, type RequestBudget } from './requestBudget.ts';

/** Page size that returns all cities of a country at once. */
const maxCities = 1000;
const citiesFreshMs = 60_000;
/** Default order: newest first. */
const usualSort = { field: 'createdAt', order: 'desc' } as const;

export interface AllCitiesClient extends ApiClient {
  /** Reads lists with the city `all` city by city and merges them. */
  call(call: ApiCall, signal?: AbortSignal): Promise<Result<unknown>>;
  /** Opens an all-cities list for reading to its end. */
  open(call: ApiCall, firstSize: number, signal?: AbortSignal): Promise<Result<MergedLists>>;
  /** Shared by all requests of the client. */
  readonly budget: RequestBudget;
}

/** Client of a job, whose reads wait as long as a busy server asks. */
export const withPatience = (api: AllCitiesClient): AllCitiesClient => ({
  ...api,
  call: (call, signal) => api.call({ ...call, isPatient: true }, signal),
  open: (call, firstSize, signal) => api.open({ ...call, isPatient: true }, firstSize, signal),
});

const operationOf = ({ operation }: Pick<ApiCall, 'operation'>): Operation => operations[operation];
const entityOf = (call: Pick<ApiCall, 'operation'>): string => operationOf(call).entity ?? '';

export const isOfAllCities = (call: Pick<ApiCall, 'operation' | 'params'>): boolean =>
  call.params.city === allCities && operationOf(call).verb === 'list' && canListAllCities(entityOf(call));

/** First page size per city: about twice an even share of the rows needed, to avoid a second request. */
const firstSizeOf = (cities: number, size: number, needed: number): number =>
  Math.max(size, Math.min(needed, 2 * Math.ceil(needed / Math.max(cities, 1))));

/** Extracts the city filter: it selects the cities to read and means nothing to a single city. */
const chosenCities = ({ filters = {} }: ListQuery) => {
  const { [cityField]: chosen, ...others } = filters;
  const isWanted = (city: string): boolean =>
    chosen?.match === 'in'
      ? chosen.values.includes(city)
      : chosen?.match !== 'exact' || chosen.value === city;
  return { isWanted, filters: others };
};

/** Keeps the sort field in the answer even if the query excludes it, because merging needs it. */
const withSortField = (query: ListQuery, field: string): ListQuery => {
  const [root = field] = field.split('.');
  const without = query.without?.filter((name) => name !== root && name !== field);
  return { ...query, ...(without ? { without } : {}) };
};

interface AllCitiesOptions {
  api: ApiClient;
  /** Key of user and server for the cached cities. */
  owner: () => string;
  now?: () => number;
  budget?: RequestBudget;
}

/** Reads the cities of a country, and lists of single cities. */
const createCityReader = ({ api, owner, now, budget }: Required<AllCitiesOptions>) => {
  const known = new Map<string, { at: number; ids: string[] }>();

  const ask = async (call: ApiCall, signal: AbortSignal): Promise<Result<unknown>> => {
    const of = call.isLive ? 'liveAllCities' : call.isPatient ? 'jobCities' : 'allCities';
    return (await budget.run(of, () => api.call(call, signal), signal)) ?? failure('ABORTED');
  };

  const readCities = async (
    { params, isLive, isPatient }: ApiCall,
    signal: AbortSignal,
  ): Promise<Result<readonly string[]>> => {
    const { country = '' } = params;
    const key = `${owner()} ${country}`;
    const found = known.get(key);
    if (found && now() - found.at < citiesFreshMs) return success(found.ids);
    const query = { page: 1, size: maxCities };
    const call = { operation: 'cities.list', params: { country }, query, isLive, isPatient } as const;
    const answer = await ask(call, signal);
    if (!answer.ok) return answer;
    const ids = (answer.data as { id: string }[]).map(({ id }) => id);
    known.set(key, { at: now(), ids });
    return success(ids);
  };

  const askCity = async (
    call: ApiCall,
    city: string,
    query: ListQuery,
    signal: AbortSignal,
  ): Promise<Result<MergedRow[]>> => {
    const answer = await ask({ ...call, params: { ...call.params, city }, query }, signal);
    if (!answer.ok) return answer;
    const rows = (answer.data as MergedRow[]).map((row) => ({ ...row, [cityField]: city }));
    return success(rows, answer.total);
  };

  return { readCities, askCity, forgetCities: (): void => known.clear() };
};

type OpenLists = (
  call: ApiCall,
  sizeFor: (cities: number) => number,
  signal: AbortSignal,
) => Promise<Result<MergedLists>>;

const readPage = async (
  openLists: OpenLists,
  call: ApiCall,
  signal: AbortSignal,
): Promise<Result<unknown>> => {
  const { page = 1, size = defaultPageSize } = call.query ?? {};
  const needed = page * size;
  if (needed > maxRowsOfAllCities) return failure('TOO_DEEP');
  let count = 0;
  const opened = await openLists(
    call,
    (cities) => {
      count = cities;
      return firstSizeOf(cities, size, needed);
    },
    signal,
  );
  if (!opened.ok) return opened;
  const lists = opened.data;
  const rows = (await lists.take(needed)).slice(needed - size);
  if (signal.aborted) return failure('ABORTED');
  const failed = lists.failed();
  const [first] = failed;
  // Fail if no city could be read, or if the reason concerns the whole session.
  if (first && (failed.length === count || first.error.code === 'SESSION_ENDED'))
    return { ok: false, error: first.error };
  const unread = failed.map(({ name, error }) => ({ city: name, error }));
  return { ...success(rows, lists.total()), ...(unread.length > 0 ? { unread } : {}) };
};

export const withAllCities = ({
  api,
  owner,
  now = () => performance.now(),
  budget = createRequestBudget(now),
}: AllCitiesOptions): AllCitiesClient => {
  const { readCities, askCity, forgetCities } = createCityReader({ api, owner, now, budget });
  const counts = createCityCounts(now, budget);

  /**
   * Count for a large country, as far as its cities are counted. `null`: the country is small enough to read
   * every city.
   */
  const readCount = async (call: ApiCall, signal: AbortSignal): Promise<Result<unknown> | null> => {
    const found = await readCities(call, signal);
    if (!found.ok) return found;
    const { isWanted, filters } = chosenCities(call.query ?? {});
    const cities = found.data.filter(isWanted);
    if (cities.length <= citiesAtATime) return null;
    const sort = call.query?.sort ?? usualSort;
    const query = withSortField({ ...call.query, sort, filters, page: 1, size: 1 }, sort.field);
    return counts.count({
      key: JSON.stringify([owner(), call.params.country, query]),
      entity: entityOf(call),
      cities,
      sort,
      ask: (city) => askCity(call, city, query, signal),
      isLive: call.isLive === true,
    });
  };

  const openLists: OpenLists = async (call, sizeFor, signal) => {
    const cities = await readCities(call, signal);
    if (!cities.ok) return cities;
    const sort = call.query?.sort ?? usualSort;
    const { isWanted, filters } = chosenCities(call.query ?? {});
    const query = withSortField({ ...call.query, sort, filters }, sort.field);
    const lists = cities.data.filter(isWanted).map((city) => ({
      name: city,
      read: (page: { page: number; size: number }) => askCity(call, city, { ...query, ...page }, signal),
    }));
    return success(mergeLists(lists, sort, sizeFor(lists.length)));
  };

  return {
    ...api,
    budget,
    call: async (call, signal = new AbortController().signal) => {
      if (isOfAllCities(call)) {
        const count = call.isCount ? await readCount(call, signal) : null;
        return count ?? readPage(openLists, call, signal);
      }
      const answer = await api.call(call, signal);
      if (isWrite(operations[call.operation])) {
        if (entityOf(call) === 'cities') forgetCities();
        counts.changed(entityOf(call), call.params.city ?? '');
      }
      return answer;
    },
    open: (call, firstSize, signal = new AbortController().signal) =>
      openLists(call, () => firstSize, signal),
  };
};
