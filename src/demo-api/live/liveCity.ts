import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { CountryId } from '#shared/rules/countries.ts';
import { fromCents } from '#shared/rules/money.ts';
import { statement } from '../db/statement.ts';
import type { CountryMaterial } from '../seed/base/countryMaterial.ts';
import type { Random } from '../seed/base/random.ts';
import { spain } from '../seed/es/spain.ts';
import { ukraine } from '../seed/ua/ukraine.ts';

export const materials: Readonly<Record<CountryId, CountryMaterial>> = { es: spain, ua: ukraine };

/** Current row of a city, including changes by staff. Amounts in cents. */
export interface LiveCity {
  id: string;
  country: CountryId;
  customerBaseDistance: number | null;
  customerBaseRate: number | null;
  customerDistanceRate: number | null;
  courierBaseDistance: number | null;
  courierBaseRate: number | null;
  courierDistanceRate: number | null;
  vamvuOrderMinimum: number | null;
  freeDeliveryOrderPrice: number;
  customers: number;
}

const citySql = `
  SELECT z.*, s.freeDeliveryOrderPrice, (
    SELECT COUNT(*) FROM customers c WHERE c.cityId = z.id AND c.deletedAt IS NULL
  ) AS customers
  FROM cities z JOIN country_settings s ON s.country = z.country`;

export const findCity = (db: DatabaseSync, id: string): LiveCity =>
  statement(db, `${citySql} WHERE z.id = ?`).get(id) as unknown as LiveCity;

/** Random city, weighted by number of customers; `null` if there is none. */
export const drawCity = (db: DatabaseSync, draw: Random): LiveCity | null => {
  const cities = statement(db, `${citySql} WHERE z.isActive = 1 ORDER BY z.rowid`).all();
  let left = draw.next() * cities.reduce((sum, city) => sum + Number(city.customers), 0);
  const chosen = cities.find((city) => {
    left -= Number(city.customers);
    return left < 0;
  });
  return (chosen as LiveCity | undefined) ?? null;
};

/** Rates in euros and km, as the computation of order amounts expects. */
export const pricingOf = (city: LiveCity) => ({
  customer: {
    baseDistance: city.customerBaseDistance ?? 0,
    baseRate: fromCents(city.customerBaseRate ?? 0),
    distanceRate: fromCents(city.customerDistanceRate ?? 0),
  },
  courier: {
    baseDistance: city.courierBaseDistance ?? 0,
    baseRate: fromCents(city.courierBaseRate ?? 0),
    distanceRate: fromCents(city.courierDistanceRate ?? 0),
  },
});

/** Random row, or `null`. `from` is the SQL between FROM and ORDER BY, with the table named t. */
export const drawRow = <Row>(
  db: DatabaseSync,
  draw: Random,
  [columns, from]: readonly [columns: string, from: string],
  ...parameters: SQLInputValue[]
): Row | null => {
  const count = Number(statement(db, `SELECT COUNT(*) AS n FROM ${from}`).get(...parameters)?.n);
  if (count === 0) return null;
  const sql = `SELECT ${columns} FROM ${from} ORDER BY t.rowid LIMIT 1 OFFSET ?`;
  return statement(db, sql).get(...parameters, draw.int(0, count - 1)) as unknown as Row;
};

/** Random house number in a street with an establishment of the city. */
export const drawAddress = (db: DatabaseSync, cityId: string, draw: Random): string | null => {
  const query = [
    't.displayAddress',
    'establishments t WHERE t.cityId = ? AND t.displayAddress IS NOT NULL',
  ] as const;
  const row = drawRow<{ displayAddress: string }>(db, draw, query, cityId);
  return row?.displayAddress.replace(/\d+$/, String(draw.int(1, 140))) ?? null;
};
