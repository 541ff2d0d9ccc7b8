import type { ActivityReading, ActivityScope } from '#shared/ipc/courierRoutes.ts';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import { allCities } from '#shared/rules/allCities.ts';
import { timeZoneIn } from '#shared/rules/countries.ts';
import type { OrderActivity } from '#shared/rules/courierDuty.ts';
import { dayInZone } from '#shared/rules/plainDates.ts';
import type { AllCitiesClient } from '../api/allCities.ts';
import { createActivityReadings } from './activityReadings.ts';
import { type ActivityOrder, type OnPage, sumOrders } from './sumOrders.ts';

const maxCities = 1000;

interface ActivityOptions {
  api: Pick<AllCitiesClient, 'call' | 'budget'>;
  /** Key of user and server. */
  owner: () => string;
  onProgress: (reading: ActivityReading) => void;
  /** A city was read: rows of couriers may show it. */
  onRead: (scope: ActivityScope) => void;
  now?: () => Date;
}

/** Readings by user and city. The next day in the country needs new ones. */
const createDayCache = (owner: () => string, now: () => Date) => {
  const known = new Map<string, { day: string; activity: OrderActivity }>();
  const keyOf = ({ country, city }: ActivityScope): string => `${owner()} ${country} ${city}`;
  const today = (country: string): string => dayInZone(now(), timeZoneIn(country));
  return {
    keyOf,
    today,
    of: (scope: ActivityScope): OrderActivity | null => {
      const found = known.get(keyOf(scope));
      return found?.day === today(scope.country) ? found.activity : null;
    },
    keep: (scope: ActivityScope, activity: OrderActivity): void =>
      void known.set(keyOf(scope), { day: today(scope.country), activity }),
    forget: (scope: ActivityScope): void => {
      const asked = keyOf(scope.city === allCities ? { ...scope, city: '' } : scope);
      for (const key of known.keys())
        if (key === asked || (scope.city === allCities && key.startsWith(asked))) known.delete(key);
    },
    clear: () => known.clear(),
  };
};

export const createOrderActivity = (options: ActivityOptions) => {
  const { api, owner, onProgress, onRead, now = () => new Date() } = options;
  const known = createDayCache(owner, now);
  let running = new Map<string, Promise<Result<OrderActivity>>>();
  let giveUp = new AbortController();
  let asker = '';

  const readOrders = ({ country, city }: ActivityScope, signal: AbortSignal, onPage: OnPage) =>
    sumOrders({
      day: known.today(country),
      readAt: now().toISOString(),
      read: async (query) => {
        const call = { operation: 'orders.list', params: { country, city }, query } as const;
        const answer = await api.budget.run('activity', () => api.call(call, signal), signal);
        return (answer ?? failure('ABORTED')) as Result<ActivityOrder[]>;
      },
      onPage,
    });

  /** Joins a running reading of the same city. */
  const read = (scope: ActivityScope, onPage: OnPage = () => undefined): Promise<Result<OrderActivity>> => {
    const found = known.of(scope);
    if (found) return Promise.resolve(success(found));
    asker = owner();
    const key = known.keyOf(scope);
    const mine = running;
    const joined = mine.get(key);
    if (joined) return joined;
    const { signal } = giveUp;
    const work = readOrders(scope, signal, onPage).then((answer) => {
      mine.delete(key);
      if (!answer.ok || signal.aborted) return answer.ok ? failure('ABORTED') : answer;
      known.keep(scope, answer.data);
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
  const readings = createActivityReadings({ citiesOf, of: known.of, read });

  /** Reads the cities that were not read today, and reports the progress to windows. */
  const ensure = (scope: ActivityScope, isAnew = false): Promise<ActivityReading> => {
    if (isAnew) known.forget(scope);
    const { signal } = giveUp;
    return readings.readAll(scope, (reading) => {
      if (!signal.aborted) onProgress(reading);
    });
  };

  return {
    of: known.of,
    read: (scope: ActivityScope) => read(scope),
    /** The reading of today from memory, without a request. */
    known: readings.known,
    ensure,
    /** Another user may see other orders. */
    userChanged: (): void => {
      if (owner() === asker) return;
      giveUp.abort();
      giveUp = new AbortController();
      known.clear();
      running = new Map();
      readings.forget();
    },
  };
};
export type OrderActivities = ReturnType<typeof createOrderActivity>;
