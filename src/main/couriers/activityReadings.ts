import type { ActivityReading, ActivityScope } from '#shared/ipc/courierRoutes.ts';
import { type Result, success } from '#shared/ipc/result.ts';
import { allCities } from '#shared/rules/allCities.ts';
import type { OrderActivity } from '#shared/rules/courierDuty.ts';
import type { OnPage } from './sumOrders.ts';

/** Adds up cities: as old as the oldest reading, and complete since the latest start. */
const sumOf = (activities: readonly OrderActivity[]) => {
  const texts = (name: 'readAt' | 'since'): string[] => activities.map((one) => one[name]).toSorted();
  return {
    orders: activities.reduce((sum, { orders }) => sum + orders, 0),
    total: activities.reduce((sum, { total }) => sum + total, 0),
    readAt: texts('readAt')[0] ?? null,
    since: texts('since').at(-1) ?? null,
    isComplete: activities.every(({ isComplete }) => isComplete),
  };
};

const readingOf = (scope: ActivityScope, changes: Partial<ActivityReading>): ActivityReading => ({
  ...scope,
  ...{ state: 'running', orders: 0, total: 0, cities: null, readAt: null, since: null },
  ...{ isComplete: false, error: null, ...changes },
});

interface ReadingsOptions {
  citiesOf: (country: string) => Promise<Result<readonly string[]>>;
  of: (scope: ActivityScope) => OrderActivity | null;
  read: (scope: ActivityScope, onPage: OnPage) => Promise<Result<OrderActivity>>;
}

/** Readings of a city or all cities of a country. */
export const createActivityReadings = ({ citiesOf, of, read }: ReadingsOptions) => {
  /** Cities of the last reading of a whole country. */
  const lastCities = new Map<string, readonly string[]>();

  /** Reads the cities one after another. Stops at the first failure, because its couriers would be missing. */
  const readEach = async (
    { country, city }: ActivityScope,
    onChange: (changes: Partial<ActivityReading>) => void,
  ): Promise<Result<readonly OrderActivity[]>> => {
    const cities = city === allCities ? await citiesOf(country) : success([city]);
    if (!cities.ok) return cities;
    if (city === allCities) lastCities.set(country, cities.data);
    const done: OrderActivity[] = [];
    for (const [index, each] of cities.data.entries()) {
      if (cities.data.length > 1 && !of({ country, city: each }))
        onChange({ cities: { done: index, total: cities.data.length } });
      const before = sumOf(done);
      const answer = await read({ country, city: each }, (orders, total) =>
        onChange({ orders: before.orders + orders, total: before.total + total }),
      );
      if (!answer.ok) return answer;
      done.push(answer.data);
    }
    return success(done);
  };

  return {
    /** The reading from memory; `null` if any city was not read today. */
    known: (scope: ActivityScope): ActivityReading | null => {
      const { country, city } = scope;
      const cities = city === allCities ? lastCities.get(country) : [city];
      const activities = cities?.flatMap((each) => of({ country, city: each }) ?? []) ?? [];
      if (!cities || activities.length < cities.length) return null;
      return readingOf(scope, { state: 'done', ...sumOf(activities) });
    },
    /** Reads the cities that were not read today. Progress is reported only for requests to the server. */
    readAll: async (
      scope: ActivityScope,
      onProgress: (reading: ActivityReading) => void,
    ): Promise<ActivityReading> => {
      let reading = readingOf(scope, {});
      let isReading = false;
      const report = (changes: Partial<ActivityReading>): void => {
        reading = { ...reading, ...changes };
        if (isReading) onProgress(reading);
      };
      const answer = await readEach(scope, (changes) => {
        isReading = true;
        report(changes);
      });
      report(
        answer.ok
          ? { state: 'done', cities: null, ...sumOf(answer.data) }
          : { state: 'failed', error: answer.error },
      );
      return reading;
    },
    forget: (): void => lastCities.clear(),
  };
};
