import type { ActivityReading, ActivityScope } from '#shared/ipc/courierRoutes.ts';
import { readPages } from '#shared/ipc/readPages.ts';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import { allCities } from '#shared/rules/allCities.ts';
import { countries, isCountryId } from '#shared/rules/countries.ts';
import { idleDays, type OrderActivity } from '#shared/rules/courierDuty.ts';
import { addDays, dayInZone } from '#shared/rules/plainDates.ts';
import type { AllCitiesClient } from '../api/allCities.ts';

const pageSize = 500;
/** Limit of orders of a city: 40 requests. */
const maxOrders = 20_000;
const maxCities = 1000;

interface ActivityOrder {
  id: string;
  createdAt?: string | null;
  courierId?: string | null;
  establishmentId?: string | null;
}

/** Adds up orders, the newest first or in any order. */
const createSum = () => {
  const lastOrders = new Map<string, string>();
  const deliveries = new Map<string, [string, string, number]>();
  let oldest = '';
  return {
    add: ({ createdAt, courierId, establishmentId }: ActivityOrder): void => {
      const at = createdAt ?? '';
      if (at !== '' && (oldest === '' || at < oldest)) oldest = at;
      if (!courierId) return;
      if (at > (lastOrders.get(courierId) ?? '')) lastOrders.set(courierId, at);
      if (!establishmentId) return;
      const key = `${establishmentId} ${courierId}`;
      const [, , count] = deliveries.get(key) ?? ['', '', 0];
      deliveries.set(key, [establishmentId, courierId, count + 1]);
    },
    oldest: () => oldest,
    result: () => ({
      lastOrders: Object.fromEntries(lastOrders),
      deliveries: [...deliveries.values()],
    }),
  };
};

interface ActivityOptions {
  api: Pick<AllCitiesClient, 'call' | 'budget'>;
  /** Key of user and server. */
  owner: () => string;
  onProgress: (reading: ActivityReading) => void;
  /** A city was read: rows of couriers may show it. */
  onRead: (scope: ActivityScope) => void;
  now?: () => Date;
}

interface Known {
  /** Plain date of the reading in the country: the next day needs a new one. */
  day: string;
  activity: OrderActivity;
}

export const createOrderActivity = (options: ActivityOptions) => {
  const { api, owner, onProgress, onRead, now = () => new Date() } = options;
  let known = new Map<string, Known>();
  let running = new Map<string, Promise<Result<OrderActivity>>>();
  let giveUp = new AbortController();
  let asker = '';

  const keyOf = ({ country, city }: ActivityScope): string => `${owner()} ${country} ${city}`;
  const today = (country: string): string =>
    dayInZone(now(), countries[isCountryId(country) ? country : 'es'].timeZone);

  const of = (scope: ActivityScope): OrderActivity | null => {
    const found = known.get(keyOf(scope));
    return found?.day === today(scope.country) ? found.activity : null;
  };

  const readOrders = async (
    { country, city }: ActivityScope,
    { signal }: AbortController,
    onPage: (orders: number, total: number) => void,
  ): Promise<Result<OrderActivity>> => {
    const day = today(country);
    const from = addDays(day, -idleDays);
    const sum = createSum();
    const readAt = now().toISOString();
    let [orders, total] = [0, 0];
    const result = await readPages<ActivityOrder>({
      size: pageSize,
      max: maxOrders,
      read: async (page) => {
        const call = {
          operation: 'orders.list',
          params: { country, city },
          query: {
            ...page,
            sort: { field: 'createdAt', order: 'desc' },
            filters: { createdAt: { match: 'between', from, to: day } },
          },
        } as const;
        const answer = await api.budget.run('activity', () => api.call(call, signal), signal);
        return (answer ?? failure('ABORTED')) as Result<ActivityOrder[]>;
      },
      take: (rows, all) => {
        for (const row of rows) sum.add(row);
        orders += rows.length;
        total = Math.max(all, orders);
        onPage(orders, total);
      },
    });
    if (!result.ok) return result;
    const isComplete = orders >= total;
    const since = isComplete ? from : sum.oldest();
    return success({ readAt, since, orders, total, isComplete, ...sum.result() });
  };

  /** Joins a running reading of the same city. */
  const read = (
    scope: ActivityScope,
    onPage: (orders: number, total: number) => void = () => undefined,
  ): Promise<Result<OrderActivity>> => {
    const found = of(scope);
    if (found) return Promise.resolve(success(found));
    asker = owner();
    const key = keyOf(scope);
    const mine = running;
    const joined = mine.get(key);
    if (joined) return joined;
    const reader = giveUp;
    const work = readOrders(scope, reader, onPage).then((answer) => {
      mine.delete(key);
      if (!answer.ok || reader.signal.aborted) return answer.ok ? failure('ABORTED') : answer;
      known.set(key, { day: today(scope.country), activity: answer.data });
      onRead(scope);
      return answer;
    });
    mine.set(key, work);
    return work;
  };

  const citiesOf = async (country: string): Promise<Result<readonly string[]>> => {
    const query = { page: 1, size: maxCities };
    const answer = await api.call({ operation: 'cities.list', params: { country }, query }, giveUp.signal);
    return answer.ok ? success((answer.data as { id: string }[]).map(({ id }) => id)) : answer;
  };

  /** Reads the cities one after another. Stops at the first failure, because its couriers would be missing. */
  const readEach = async (
    { country, city }: ActivityScope,
    onChange: (changes: Partial<ActivityReading>) => void,
  ): Promise<Result<readonly OrderActivity[]>> => {
    const cities = city === allCities ? await citiesOf(country) : success([city]);
    if (!cities.ok) return cities;
    const done: OrderActivity[] = [];
    const sumOf = (name: 'orders' | 'total'): number => done.reduce((sum, one) => sum + one[name], 0);
    for (const [index, each] of cities.data.entries()) {
      if (cities.data.length > 1 && !of({ country, city: each }))
        onChange({ cities: { done: index, total: cities.data.length } });
      const before = { orders: sumOf('orders'), total: sumOf('total') };
      const answer = await read({ country, city: each }, (orders, total) =>
        onChange({ orders: before.orders + orders, total: before.total + total }),
      );
      if (!answer.ok) return answer;
      done.push(answer.data);
    }
    return success(done);
  };

  /** Reads the cities that were not read today, and reports the progress to windows. */
  const ensure = async (scope: ActivityScope, isAnew = false): Promise<ActivityReading> => {
    if (isAnew) {
      const isAsked = (key: string): boolean =>
        scope.city === allCities ? key.startsWith(keyOf({ ...scope, city: '' })) : key === keyOf(scope);
      known = new Map([...known].filter(([key]) => !isAsked(key)));
    }
    let reading: ActivityReading = {
      ...scope,
      ...{ state: 'running', orders: 0, total: 0, cities: null, readAt: null, since: null },
      ...{ isComplete: false, error: null },
    };
    const reader = giveUp;
    /** Progress is reported only for requests to the server, not for answers from memory. */
    let isReading = false;
    const report = (changes: Partial<ActivityReading>): void => {
      reading = { ...reading, ...changes };
      if (isReading && !reader.signal.aborted) onProgress(reading);
    };
    const answer = await readEach(scope, (changes) => {
      isReading = true;
      report(changes);
    });
    if (!answer.ok) {
      report({ state: 'failed', error: answer.error });
      return reading;
    }
    const texts = (name: 'readAt' | 'since'): string[] => answer.data.map((one) => one[name]).toSorted();
    report({
      state: 'done',
      orders: answer.data.reduce((sum, { orders }) => sum + orders, 0),
      total: answer.data.reduce((sum, { total }) => sum + total, 0),
      readAt: texts('readAt')[0] ?? now().toISOString(),
      // The latest start: before it some city has not been read.
      since: texts('since').at(-1) ?? today(scope.country),
      isComplete: answer.data.every(({ isComplete }) => isComplete),
    });
    return reading;
  };

  return {
    of,
    read: (scope: ActivityScope) => read(scope),
    ensure,
    /** Another user may see other orders. */
    userChanged: (): void => {
      if (owner() === asker) return;
      giveUp.abort();
      giveUp = new AbortController();
      known = new Map();
      running = new Map();
    },
  };
};
export type OrderActivities = ReturnType<typeof createOrderActivity>;
