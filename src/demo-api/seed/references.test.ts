import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { establishmentSchema, workingTimeSchema } from '#shared/api/establishments.ts';
import { helpContentSchema } from '#shared/api/staff.ts';
import { rowsOf, seedForTests } from './testing/seedForTests.ts';

const db = seedForTests();
const count = (sql: string): number => Number(db.prepare(`SELECT COUNT(*) AS n FROM ${sql}`).get()?.n);

describe('references between tables', () => {
  it.each([
    ['establishments', 'companyId', 'companies'],
    ['couriers', 'geoZoneId', 'geo_zones'],
    ['orders', 'establishmentId', 'establishments'],
    ['orders', 'customerId', 'customers'],
    ['orders', 'courierId', 'couriers'],
    ['orders', 'establishmentPayListId', 'pay_lists'],
    ['orders', 'courierPayListId', 'pay_lists'],
    ['feedbacks', 'orderId', 'orders'],
    ['promotions', 'establishmentId', 'establishments'],
    ['time_slots', 'geoZoneId', 'geo_zones'],
    ['courier_bookings', 'courierId', 'couriers'],
  ])('%s: %s exists in %s', (table, column, target) => {
    expect(count(`${table} WHERE ${column} IS NOT NULL`)).toBeGreaterThan(0);
    expect(count(`${table} WHERE ${column} NOT NULL AND ${column} NOT IN (SELECT id FROM ${target})`)).toBe(
      0,
    );
  });

  it.each([
    ['establishments', 'establishmentId'],
    ['customers', 'customerId'],
    ['couriers', 'courierId'],
  ])('orders stay in the city of their %s', (table, column) => {
    expect(count(`orders o JOIN ${table} x ON x.id = o.${column} WHERE x.cityId <> o.cityId`)).toBe(0);
    expect(count(`orders o JOIN ${table} x ON x.id = o.${column} WHERE x.createdAt > o.createdAt`)).toBe(0);
  });

  it('establishments have filters of their category that their city offers', () => {
    for (const { cityId, categoryId, topFilterIds } of rowsOf(db, 'establishments')) {
      const ids: string[] = JSON.parse(topFilterIds);
      expect(ids.length).toBeGreaterThan(0);
      for (const id of ids) {
        const found = db
          .prepare(
            `SELECT 1 FROM top_filters f JOIN city_category_tree t ON t.key = f.id
             WHERE f.id = ? AND f.countryHomeCategoryId = ? AND t.cityId = ? AND t.checked = 1`,
          )
          .get(id, categoryId, cityId);
        expect(found).toBeDefined();
      }
    }
  });

  it('no city offers an unreleased category', () => {
    const categories = rowsOf(db, 'home_categories', 'WHERE isActive = 0');
    expect(categories.map(({ country }) => country).sort()).toEqual(['es', 'ua']);
    const inactive =
      'SELECT 1 FROM home_categories h WHERE h.isActive = 0 AND h.country = c.country AND h.id =';
    expect(
      count(
        `city_category_tree t JOIN cities c ON c.id = t.cityId WHERE t.checked = 1 AND EXISTS (${inactive} t.key)`,
      ),
    ).toBe(0);
    expect(
      count(`establishments e JOIN cities c ON c.id = e.cityId WHERE EXISTS (${inactive} e.categoryId)`),
    ).toBe(0);
  });

  it('each city has a zone without couriers', () => {
    expect(
      count(`cities c WHERE NOT EXISTS (SELECT 1 FROM geo_zones g WHERE g.cityId = c.id
             AND g.id NOT IN (SELECT geoZoneId FROM couriers WHERE geoZoneId NOT NULL))`),
    ).toBe(0);
  });

  it('every picture exists', () => {
    const known = new Set(readdirSync('resources/pictures').map((key) => `/bucket/${key}`));
    const used = [
      ...rowsOf(db, 'home_categories').map(({ image }) => image),
      ...rowsOf(db, 'top_filters').map(({ image }) => image),
      ...rowsOf(db, 'establishments').flatMap(({ image, logo }) => [image, logo]),
      ...rowsOf(db, 'couriers').flatMap((row) => [row.image, row.passportImage, row.withPassportImage]),
      ...rowsOf(db, 'promotions').map(({ image }) => image),
      ...rowsOf(db, 'customer_requests').flatMap(({ images }): string[] => JSON.parse(images)),
    ].filter((image) => image !== null);
    expect(used.length).toBeGreaterThan(1000);
    expect(used.filter((image) => !known.has(image))).toEqual([]);
  });
});

describe('ids and JSON columns', () => {
  it('have the length required by the routes', () => {
    for (const table of [
      'admins',
      'cities',
      'couriers',
      'orders',
      'pay_lists',
      'time_slots',
      'feedbacks',
    ] as const) {
      expect(
        rowsOf(db, table).every(({ id }) => /^[0-9a-z]{16}$/.test(id)),
        table,
      ).toBe(true);
    }
    expect(rowsOf(db, 'home_categories').every(({ id }) => /^[a-z]{3}$/.test(id))).toBe(true);
  });

  it('have the values of the API', () => {
    for (const { workingTime, topFilterIds } of rowsOf(db, 'establishments')) {
      expect(Object.keys(workingTimeSchema.parse(JSON.parse(workingTime)))).toHaveLength(7);
      establishmentSchema.shape.topFilterIds.parse(JSON.parse(topFilterIds));
    }
    for (const { info } of rowsOf(db, 'help_content')) {
      expect(helpContentSchema.parse({ info: JSON.parse(info) }).info.length).toBeGreaterThan(2);
    }
  });

  it('write every e-mail address in plain letters', () => {
    for (const table of ['admins', 'couriers', 'customers'] as const) {
      const emails = rowsOf(db, table).map(({ email }) => email);
      expect(
        emails.every((email) => /^[a-z0-9.]+@[a-z]+\.(example|com|org)$/.test(email)),
        table,
      ).toBe(true);
    }
  });
});
