import { describe, expect, it } from 'vitest';
import { describeCrud } from '../testing/describeCrud.ts';
import { failureOf, firstCity, startTestApi } from '../testing/testApi.ts';
import { isOnTheMap } from './cities.ts';

describeCrud('cities', {
  path: '/cities',
  scope: 'country',
  update: 'PATCH',
  sample: () => ({ name: 'Málaga', localName: 'Málaga', isActive: true }),
  change: {
    customerBaseDistance: 2.5,
    customerBaseRate: 1.99,
    customerDistanceRate: 0.55,
    courierBaseRate: 0,
    bookingHour1: 9,
    bookingHour2: 23,
    vamvuOrderMinimum: 10,
  },
  refused: [
    [{ name: '' }, 'name'],
    [{ localName: null }, 'localName'],
    [{ isActive: null }, 'isActive'],
    [{ customerBaseRate: -1 }, 'customerBaseRate'],
    [{ customerBaseRate: 1.999 }, 'customerBaseRate'],
    [{ customerBaseRate: '1' }, 'customerBaseRate'],
    [{ bookingHour1: 24 }, 'bookingHour1'],
    [{ bookingHour2: 9.5 }, 'bookingHour2'],
  ],
});

describe('names of cities', () => {
  it('must be on the map when a city is created or renamed', async () => {
    const { send } = await startTestApi({ orders: 0 });
    const unknown = { name: 'Atlantis', localName: 'Atlantis', isActive: true };
    expect(failureOf(await send('POST', '/es/cities', unknown), 422).code).toBe('MapServiceError');
    const { id } = (await send('POST', '/es/cities', { ...unknown, name: 'Toledo' })).body<{ id: string }>();
    failureOf(await send('PATCH', `/es/cities/${id}`, { name: 'Atlantis' }), 422);
    expect((await send('PATCH', `/es/cities/${id}`, { name: 'cadiz' })).status).toBe(200);
  });

  it('are recognized without regard to accents, case and apostrophes', () => {
    for (const name of [
      'Málaga',
      'malaga',
      ' MÁLAGA ',
      'Львів',
      'львів',
      'Кам’янське',
      "L'HOSPITALET de llobregat",
    ]) {
      expect(isOnTheMap(name), name).toBe(true);
    }
    for (const name of ['', 'Mal', 'Львов', 'Malaga, Spain']) expect(isOnTheMap(name), name).toBe(false);
  });
});

it('a city with content cannot be deleted', async () => {
  const { send } = await startTestApi({ orders: 0 });
  const city = await firstCity(send, 'es');
  expect(failureOf(await send('DELETE', city), 409).code).toBe('CITY_IN_USE');
});

it('an emptied city is deleted with its related data, but not with pay lists', async () => {
  const { db, send } = await startTestApi();
  const path = await firstCity(send, 'es');
  const id = path.split('/').at(-1) ?? '';
  const rowsLeft = (table: string) =>
    Number(db.prepare(`SELECT COUNT(*) AS n FROM ${table} WHERE cityId = ?`).get(id)?.n);
  for (const table of ['establishments', 'couriers', 'customers', 'orders'])
    db.prepare(`UPDATE ${table} SET deletedAt = '2026-05-13T10:00:00.000Z' WHERE cityId = ?`).run(id);
  expect(failureOf(await send('DELETE', path), 409).code).toBe('CITY_IN_USE');
  db.prepare('DELETE FROM pay_lists WHERE cityId = ?').run(id);
  db.prepare('UPDATE notices SET cityId = ?').run(id);
  const dependants = ['promotions', 'geo_zones', 'city_category_tree', 'notices'];
  for (const table of dependants) expect(rowsLeft(table), table).toBeGreaterThan(0);
  expect((await send('DELETE', path)).status).toBe(204);
  for (const table of dependants) expect(rowsLeft(table), table).toBe(0);
  const zones = 'SELECT COUNT(*) AS n FROM time_slots WHERE geoZoneId NOT IN (SELECT id FROM geo_zones)';
  expect(db.prepare(zones).get()?.n).toBe(0);
});
