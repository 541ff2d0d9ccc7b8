import type { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Scope } from '../http/call.ts';
import { askedColumn, type ColumnKind } from '../resource/column.ts';
import type { Condition, ParsedListQuery } from '../resource/parseListQuery.ts';
import type { Resource } from '../resource/resource.ts';
import { askedCriteria, listed } from '../resource/rowConditions.ts';
import { rowIdsSql, sortOf } from '../resource/rowsSql.ts';
import { feedbacks } from '../routes/feedbacks.ts';
import { orders } from '../routes/orders.ts';
import { firstCity, startTestApi } from '../testing/testApi.ts';
import { longListOf } from './longListOf.ts';

let db: DatabaseSync;
let scope: Scope;

beforeAll(async () => {
  const api = await startTestApi({ orders: 1500 });
  db = api.db;
  scope = { country: 'ua', cityId: (await firstCity(api.send, 'ua')).split('/').at(-1) ?? '' };
});

type Filters = ParsedListQuery['filters'];
type Sort = ParsedListQuery['sort'];

const askedFields = (resource: Resource): string[] =>
  Object.keys(resource.columns).filter((name) => askedColumn(resource.columns, name));

const inMemory = (resource: Resource, filters: Filters, sort: Sort): number[] => {
  const { rowIds, total } = longListOf(db, resource).find({
    cityId: scope.cityId,
    criteria: askedCriteria(resource, scope, filters),
    sort: sortOf(resource, sort),
    size: 5000,
    offset: 0,
  });
  expect(rowIds.length).toBe(total);
  return rowIds;
};

const bySqlite = (resource: Resource, filters: Filters, sort: Sort): number[] => {
  const { sql, parameters } = listed(resource, scope, filters);
  const rows = db.prepare(rowIdsSql(resource, sql, sortOf(resource, sort))).all(...parameters);
  return rows.map(({ row }) => Number(row));
};

const texts = fc.constantFrom(
  'а',
  'О',
  'completed',
  'canceled',
  'ви',
  'вул',
  '4',
  '12',
  '.0',
  '2026',
  'true',
  '1',
  'z',
  '%',
);
const like = fc
  .tuple(fc.constantFrom('', '%'), texts, fc.constantFrom('', '%'))
  .map(([start, text, end]): Condition => ({ operator: 'ilike', value: `${start}${text}${end}` }));

const values: Readonly<Partial<Record<ColumnKind, fc.Arbitrary<string>>>> = {
  boolean: fc.constantFrom('true', 'false'),
  instant: fc
    .date({ min: new Date('2026-01-01'), max: new Date('2026-06-01'), noInvalidDate: true })
    .chain((date) => fc.constantFrom(date.toISOString(), date.toISOString().slice(0, 10))),
  money: fc.integer({ min: 0, max: 6000 }).map((cents) => String(cents / 100)),
  integer: fc.integer({ min: 0, max: 60 }).map(String),
  decimal: fc.integer({ min: 0, max: 50 }).map((tenths) => String(tenths / 10)),
};

/** Every form of filter that this kind of column takes. */
const conditionFor = (kind: ColumnKind): fc.Arbitrary<Condition> => {
  const value = values[kind] ?? texts;
  const exact = value.map((text): Condition => ({ operator: 'exact', value: text }));
  const oneOf = fc
    .array(value, { minLength: 1, maxLength: 3 })
    .map((chosen): Condition => ({ operator: 'in', values: chosen }));
  const open = fc.oneof(fc.constant(''), value);
  const between = fc.tuple(open, open).map(([from, to]): Condition => ({ operator: 'between', from, to }));
  const openRange = fc.constant<Condition>({ operator: 'between', from: '', to: '' });
  if (kind === 'boolean') return fc.oneof(exact, oneOf, openRange);
  return kind in values ? fc.oneof(exact, oneOf, between) : fc.oneof(like, exact, oneOf, openRange);
};

const filterOn = (resource: Resource) =>
  fc.constantFrom(...askedFields(resource)).chain((field) => {
    const kind = askedColumn(resource.columns, field)?.kind ?? 'text';
    return conditionFor(kind).map((condition) => ({ field, condition }));
  });

it.each([
  ['orders', orders],
  ['feedback', feedbacks],
])('finds the %s that SQLite finds, for every filter', (_name, resource) => {
  let found = 0;
  fc.assert(
    fc.property(fc.array(filterOn(resource), { maxLength: 3 }), (filters) => {
      const expected = bySqlite(resource, filters, null);
      found += expected.length;
      expect(inMemory(resource, filters, null)).toEqual(expected);
    }),
    { numRuns: 600 },
  );
  expect(found).toBeGreaterThan(1000);
});

const ownFields = (resource: Resource): string[] =>
  askedFields(resource).filter((name) => !resource.columns[name]?.join);

it.each([
  ...ownFields(orders).map((field) => [orders, field] as const),
  ...ownFields(feedbacks).map((field) => [feedbacks, field] as const),
])('orders $table as SQLite does by %s', (resource, field) => {
  for (const direction of ['asc', 'desc'] as const) {
    expect(inMemory(resource, [], { field, direction })).toEqual(
      bySqlite(resource, [], { field, direction }),
    );
  }
});

it('knows at once what was written, by whatever statement', () => {
  const customer =
    db.prepare('SELECT id FROM customers WHERE cityId = ? LIMIT 1').get(scope.cityId)?.id ?? null;
  const all = (): number[] => inMemory(orders, [], null);
  const ofMessage = (): number =>
    inMemory(
      orders,
      [{ field: 'allergensComment', condition: { operator: 'exact', value: 'Written' } }],
      null,
    ).length;
  const before = all().length;
  const insert = db.prepare(
    `INSERT INTO orders (id, cityId, establishmentId, customerId, status, deliveryMethod, createdAt, updatedAt)
     VALUES (?, ?, 'nobody', ?, 'created', 'pickup', '2026-05-01T00:00:00.000Z', '2026-05-01T00:00:00.000Z')`,
  );
  // More than there was room for when the list was made.
  for (let number = 0; number < 3000; number += 1) insert.run(`new order ${number}`, scope.cityId, customer);
  expect(all().length).toBe(before + 3000);
  expect(ofMessage()).toBe(0);
  db.prepare("UPDATE orders SET allergensComment = 'Written' WHERE id LIKE 'new order 1%'").run();
  expect(ofMessage()).toBe(1111);
  db.prepare("UPDATE orders SET deletedAt = '2026-05-02T00:00:00.000Z' WHERE id = 'new order 1'").run();
  expect(ofMessage()).toBe(1110);
  db.prepare("DELETE FROM orders WHERE id LIKE 'new order%'").run();
  expect(all().length).toBe(before);
  expect(all()).toEqual(bySqlite(orders, [], null));
});

it('forgets what a transaction took back', () => {
  const before = inMemory(orders, [], null);
  db.exec('BEGIN');
  db.prepare('UPDATE orders SET deletedAt = createdAt').run();
  db.exec('ROLLBACK');
  expect(inMemory(orders, [], null)).toEqual(before);
});

it('goes by the names that people have now', () => {
  const [row] = inMemory(orders, [], null);
  const customer = db.prepare('SELECT customerId AS id FROM orders WHERE rowid = ?').get(row ?? 0);
  db.prepare("UPDATE customers SET firstName = 'Ґудзик', lastName = 'Ї' WHERE id = ?").run(
    customer?.id ?? null,
  );
  const condition: Condition = { operator: 'ilike', value: '%ґУДЗИК ї%' };
  const found = inMemory(orders, [{ field: 'customer', condition }], null);
  expect(found).toContain(row);
  const last = inMemory(orders, [], { field: 'customer', direction: 'desc' });
  expect(last.slice(0, found.length).toSorted()).toEqual(found.toSorted());
});
