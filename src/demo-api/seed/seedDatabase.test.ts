import { createHash, hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { courierStatuses } from '#shared/api/couriers.ts';
import { promotionStatuses } from '#shared/api/establishments.ts';
import { customerRequestReasons, orderStatuses } from '#shared/rules/wireValues.ts';
import type { TableName } from '../db/tables.ts';
import { rowsOf, seedForTests, tableNames } from './testing/seedForTests.ts';

const db = seedForTests();
const few = seedForTests({ orders: 200 });
const idsOf = (from: typeof db, table: TableName): unknown[] =>
  from
    .prepare(`SELECT id FROM ${table} ORDER BY id`)
    .all()
    .map(({ id }) => id);
const statusesOf = (table: TableName, cityName: string): Set<unknown> =>
  new Set(
    db
      .prepare(`SELECT DISTINCT status FROM ${table} WHERE cityId = (SELECT id FROM cities WHERE name = ?)`)
      .all(cityName)
      .map(({ status }) => status),
  );
/** Digest per table: compares tens of thousands of rows at once and names the table that differs. */
const digestsOf = (from: typeof db, tables: readonly TableName[] = tableNames): Record<string, string> =>
  Object.fromEntries(tables.map((table) => [table, hash('sha256', JSON.stringify(rowsOf(from, table)))]));
const firstCities = ['Valencia', 'Kyiv'];

describe('the sample data', () => {
  it('has the same rows for the same seed at another hour of the day', () => {
    const again = seedForTests({ today: new Date('2026-11-21T00:00:00.000Z') });
    expect(digestsOf(again)).toEqual(digestsOf(db));
  });

  it('has a fixed digest; an intended change of the sample data changes it', () => {
    const digest = createHash('sha256');
    for (const table of tableNames)
      digest.update(table).update(JSON.stringify(rowsOf(db, table, 'ORDER BY rowid')));
    expect(digest.digest('hex')).toBe('cc4239201135a98a2d094df56880181eae5da624ee3eab9dc5d2ee56e6dc5168');
  });

  it('has other rows for another seed', () => {
    const other = seedForTests({ seed: 2, orders: 10 });
    expect(idsOf(other, 'couriers')).not.toEqual(idsOf(db, 'couriers'));
  });

  it('differs for more orders only in orders and their derived data', () => {
    expect(rowsOf(few, 'orders')).toHaveLength(200);
    const kept = ['admins', 'companies', 'establishments', 'couriers', 'promotions', 'time_slots'] as const;
    expect(digestsOf(few, kept)).toEqual(digestsOf(db, kept));
    for (const table of ['customers', 'customer_requests', 'top_filters', 'cities', 'geo_zones'] as const) {
      expect(idsOf(few, table), table).toEqual(idsOf(db, table));
    }
  });

  it('can have no orders at all', () => {
    expect(rowsOf(seedForTests({ orders: 0 }), 'orders')).toEqual([]);
  });
});

describe('size of the sample data', () => {
  const countIn = (table: TableName, cityName: string): number =>
    Number(
      db
        .prepare(`SELECT COUNT(*) AS n FROM ${table} WHERE cityId = (SELECT id FROM cities WHERE name = ?)`)
        .get(cityName)?.n,
    );

  it('includes three cities per country, the first of them large', () => {
    expect(rowsOf(db, 'cities').map(({ country }) => country)).toEqual(['es', 'es', 'es', 'ua', 'ua', 'ua']);
    for (const city of firstCities) {
      expect(countIn('establishments', city)).toBeGreaterThanOrEqual(60);
      expect(countIn('couriers', city)).toBeGreaterThanOrEqual(120);
      expect(countIn('customers', city)).toBeGreaterThanOrEqual(400);
    }
    expect(rowsOf(db, 'orders')).toHaveLength(5000);
    expect(rowsOf(db, 'admins').length).toBeGreaterThanOrEqual(20);
  });

  it.each(['es', 'ua'])('includes the categories, filters, companies and requests of %s', (country) => {
    const count = (table: TableName) => rowsOf(db, table, 'WHERE country = ?', country).length;
    expect(count('home_categories')).toBe(12);
    expect(count('top_filters')).toBe(40);
    expect(count('companies')).toBe(30);
    expect(count('customer_requests')).toBe(120);
    expect(count('help_content')).toBe(2);
  });
});

describe('every status', () => {
  it.each(firstCities)('of couriers, orders and promotions exists in %s', (city) => {
    expect(statusesOf('couriers', city)).toEqual(new Set(courierStatuses));
    expect(statusesOf('orders', city)).toEqual(new Set(orderStatuses));
    expect(statusesOf('promotions', city)).toEqual(new Set(promotionStatuses));
  });

  it('adds complete towns, and leaves the ids of the others unchanged', () => {
    const wide = seedForTests({ cities: 8, orders: 1000 });
    const towns = rowsOf(wide, 'cities').filter(({ country }) => country === 'es');
    expect(towns).toHaveLength(8);
    for (const table of ['cities', 'customers', 'couriers', 'establishments'] as const)
      expect(idsOf(wide, table), table).toEqual(expect.arrayContaining(idsOf(db, table)));
    for (const table of ['customers', 'couriers', 'establishments', 'orders'] as const) {
      const cities = new Set(rowsOf(wide, table).map((row) => (row as { cityId?: unknown }).cityId));
      for (const { id } of towns) expect([...cities], table).toContain(id);
    }
  });

  it('includes every order status even among a few orders', () => {
    expect(new Set(rowsOf(few, 'orders').map(({ status }) => status))).toEqual(new Set(orderStatuses));
  });

  it('explains each rejection with an error, and no other status', () => {
    for (const { status, errorMessage } of [...rowsOf(db, 'couriers'), ...rowsOf(db, 'promotions')]) {
      expect(errorMessage !== null).toBe(status === 'rejected_with_error');
    }
  });

  it('includes requests for every reason, answered and not, with and without pictures', () => {
    const requests = rowsOf(db, 'customer_requests');
    expect(new Set(requests.map(({ reason }) => reason))).toEqual(new Set(customerRequestReasons));
    expect(new Set(requests.map(({ isResponded }) => isResponded))).toEqual(new Set([0, 1]));
    expect(new Set(requests.map(({ images }) => images === '[]'))).toEqual(new Set([true, false]));
  });

  it('includes establishments of both types; those without a commission are inactive', () => {
    const establishments = rowsOf(db, 'establishments');
    expect(new Set(establishments.map(({ kind }) => kind))).toEqual(new Set(['restaurant', 'shop']));
    const waiting = establishments.filter(({ commission }) => commission === null);
    expect(waiting.length).toBeGreaterThan(3);
    expect(waiting.every(({ isActive }) => isActive === 0)).toBe(true);
    for (const flag of ['isStopped', 'isPublic', 'hasIndividualCancellationFee'] as const) {
      expect(new Set(establishments.map((row) => row[flag]))).toEqual(new Set([0, 1]));
    }
  });

  it('includes feedback with and without rating, message, courier and courier rating', () => {
    const feedbacks = rowsOf(db, 'feedbacks');
    for (const field of ['rating', 'message', 'courierId', 'courierRating', 'courierMessage'] as const) {
      expect(new Set(feedbacks.map((row) => row[field] === null))).toEqual(new Set([true, false]));
    }
  });

  it('includes names that are difficult for exports', () => {
    const names = rowsOf(db, 'pay_lists').map(({ name }) => name);
    expect(names.some((name) => name.startsWith('='))).toBe(true);
    expect(names.some((name) => name.includes('"') && name.includes(','))).toBe(true);
    expect(names.some((name) => name.includes("'"))).toBe(true);
    expect(names.some((name) => name.length > 80)).toBe(true);
  });
});
