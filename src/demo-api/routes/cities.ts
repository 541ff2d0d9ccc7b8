import type { DatabaseSync } from 'node:sqlite';
import { execute, statement } from '../db/statement.ts';
import { ApiError, conflict } from '../http/apiError.ts';
import { crudHandlers } from '../resource/crudHandlers.ts';
import { boolean, money, number, text } from '../resource/fields.ts';
import { managed } from '../resource/managed.ts';
import { isOnTheMap } from './cityMap.ts';

const distance = () => number({ min: 0, max: 10_000, decimals: 2 });
const hour = () => number({ min: 0, max: 23 });

/** What belongs to a city and is worth keeping. */
const contents = ['establishments', 'couriers', 'customers', 'orders'] as const;

const isEmpty = (db: DatabaseSync, id: string): boolean =>
  contents.every(
    (table) =>
      statement(db, `SELECT 1 FROM ${table} WHERE cityId = ? AND deletedAt IS NULL LIMIT 1`).get(id) ===
      undefined,
  );

const fields = {
  name: text({ required: true }),
  localName: text({ required: true }),
  isActive: boolean({ required: true }),
  customerBaseDistance: distance(),
  customerBaseRate: money(),
  customerDistanceRate: money(),
  courierBaseDistance: distance(),
  courierBaseRate: money(),
  courierDistanceRate: money(),
  bookingHour1: hour(),
  bookingHour2: hour(),
  vamvuOrderMinimum: money(),
};

const cities = managed({
  table: 'cities',
  noun: 'city',
  scope: 'country',
  sort: { field: 'createdAt', direction: 'asc' },
  fields,
  check: (next, { before }) => {
    const name = String(next.name ?? '');
    if (name !== '' && name !== before?.name && !isOnTheMap(name)) {
      throw new ApiError(422, 'MapServiceError', `The map does not know a city named ${name}`, {
        name: 'There is no city with this name on the map',
      });
    }
    return {};
  },
  beforeRemove: (db, id) => {
    if (!isEmpty(db, id))
      throw conflict('CITY_IN_USE', 'A city with establishments, couriers, customers or orders stays');
  },
  afterRemove: (db, id) => {
    execute(db, 'DELETE FROM city_category_tree WHERE cityId = ?', id);
    execute(db, 'DELETE FROM time_slots WHERE geoZoneId IN (SELECT id FROM geo_zones WHERE cityId = ?)', id);
    execute(db, 'DELETE FROM geo_zones WHERE cityId = ?', id);
  },
});

export const cityHandlers = crudHandlers('cities', cities);
