import type { DatabaseSync } from 'node:sqlite';
import { countriesOf } from '#shared/domain/countries.ts';
import { statement } from '../db/statement.ts';
import type { Call, Handlers } from '../http/call.ts';
import { json } from '../http/json.ts';
import { citiesOf, type Share, sharesOf } from './dashboardScope.ts';

const entries = 10;

interface TopCustomer {
  phoneNumber: string;
  country: string;
  city: string;
  orderNumbers: number;
}

const sql = `
  SELECT coalesce(c.phoneNumber, '') AS phoneNumber, z.country, z.localName AS city, n.orderNumbers
  FROM (
    SELECT customerId, COUNT(*) AS orderNumbers FROM orders
    WHERE cityId IN (SELECT value FROM json_each(?)) AND createdAt BETWEEN ? AND ? AND deletedAt IS NULL
    GROUP BY customerId
  ) n JOIN customers c ON c.id = n.customerId AND c.deletedAt IS NULL JOIN cities z ON z.id = c.cityId
  ORDER BY n.orderNumbers DESC, phoneNumber LIMIT ${entries}`;

const topOf = (db: DatabaseSync, { cityIds, from, to }: Share): TopCustomer[] =>
  statement(db, sql).all(cityIds, from, to) as unknown as TopCustomer[];

const citiesByCountry = ({ db, identity }: Call) =>
  Object.fromEntries(countriesOf(identity.country).map((country) => [country, citiesOf(db, country)]));

export const topCustomers: Handlers['dashboard.topCustomers'] = (call) =>
  json({
    customers: sharesOf(call)
      .flatMap((share) => topOf(call.db, share))
      .sort((left, right) => right.orderNumbers - left.orderNumbers)
      .slice(0, entries),
    cities: citiesByCountry(call),
  });
