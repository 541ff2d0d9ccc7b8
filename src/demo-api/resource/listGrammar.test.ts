import type { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ListQuery, listQueryPairs } from '#shared/query/listQuery.ts';
import { failureOf, firstCity, type Send, startTestApi } from '../testing/testApi.ts';

/** Customers have a column of every type. Each run replaces the city's rows. */
interface Customer {
  id: string;
  firstName: string | null;
  email: string;
  phoneNumber?: string;
  orders: number;
  total: number;
  isActive: boolean;
  createdAt: string;
}

let send: Send;
let db: DatabaseSync;
let path: string;
let cityId: string;

beforeAll(async () => {
  ({ send, db } = await startTestApi({ orders: 0 }));
  const city = await firstCity(send, 'ua');
  path = `${city}/customers`;
  cityId = city.split('/').at(-1) ?? '';
});

const fill = (rows: readonly Customer[]): void => {
  db.prepare('DELETE FROM customers').run();
  const insert = db.prepare(
    `INSERT INTO customers
       (id, cityId, firstName, email, phoneNumber, orders, total, isActive, createdAt, updatedAt)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  for (const { id, firstName, email, phoneNumber = null, orders, total, isActive, createdAt } of rows) {
    const cents = Math.round(total * 100);
    insert.run(
      id,
      cityId,
      firstName,
      email,
      phoneNumber,
      orders,
      cents,
      isActive ? 1 : 0,
      createdAt,
      createdAt,
    );
  }
};

const word = fc.string({
  unit: fc.constantFrom(..."аАїЇéÉebB%_' ,[]&\\"),
  maxLength: 4,
});
const day = fc.integer({ min: 1, max: 28 });
const twoDigits = (value: number): string => String(value).padStart(2, '0');
const moment = fc
  .record({ day, hour: fc.constantFrom(0, 12, 20, 22, 23) })
  .map(({ day: date, hour }) => `2026-01-${twoDigits(date)}T${twoDigits(hour)}:00:00.000Z`);

const customers = fc
  .array(
    fc.record({
      firstName: fc.option(word),
      email: word,
      orders: fc.integer({ min: 0, max: 5 }),
      total: fc.integer({ min: -200, max: 200 }).map((cents) => cents / 100),
      isActive: fc.boolean(),
      createdAt: moment,
    }),
    { maxLength: 25 },
  )
  .map((rows) => rows.map((row, index): Customer => ({ id: `c${twoDigits(index)}`, ...row })));

/** A filter as the client has it, with its expected meaning. */
type Case = [field: string, NonNullable<ListQuery['filters']>[string], (row: Customer) => boolean];

/** Independent folding of the letters in `word`. */
const plain: Readonly<Record<string, string>> = { А: 'а', Ї: 'ї', É: 'e', é: 'e', B: 'b' };
const fold = (text: string): string => [...text].map((letter) => plain[letter] ?? letter).join('');
const textOf = (row: Customer, field: 'firstName' | 'email'): string | null => row[field];

const textCase = fc.tuple(fc.constantFrom('firstName' as const, 'email' as const), word).map(
  ([field, value]): Case => [
    field,
    { match: 'text', value },
    (row) => {
      const text = textOf(row, field);
      return value === '' || (text !== null && fold(text).includes(fold(value)));
    },
  ],
);
const exactCase = word
  .filter((value) => value !== '')
  .map((value): Case => ['email', { match: 'exact', value }, (row) => row.email === value]);
const booleanCase = fc
  .boolean()
  .map(
    (value): Case => ['isActive', { match: 'exact', value: String(value) }, (row) => row.isActive === value],
  );
const bound = fc.option(fc.integer({ min: -3, max: 6 }), { nil: null });
const rangeCase = fc
  .tuple(fc.constantFrom('orders' as const, 'total' as const), bound, bound)
  .map(
    ([field, from, to]): Case => [
      field,
      { match: 'between', from: from === null ? '' : String(from), to: to === null ? '' : String(to) },
      (row) => (from === null || row[field] >= from) && (to === null || row[field] <= to),
    ],
  );
const inCase = fc
  .array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 3 })
  .map(
    (values): Case => [
      'orders',
      { match: 'in', values: values.map(String) },
      (row) => values.includes(row.orders),
    ],
  );
/** Kyiv is UTC+2 in January. */
const kyivDate = (instant: string): string =>
  new Date(Date.parse(instant) + 2 * 3_600_000).toISOString().slice(0, 10);
const dayText = day.map((date) => `2026-01-${twoDigits(date)}`);
const dayCase = fc
  .tuple(dayText, dayText)
  .map(
    ([from, to]): Case => [
      'createdAt',
      { match: 'between', from, to },
      (row) => kyivDate(row.createdAt) >= from && kyivDate(row.createdAt) <= to,
    ],
  );
const cases = fc.uniqueArray(fc.oneof(textCase, exactCase, booleanCase, rangeCase, inCase, dayCase), {
  selector: ([field]) => field,
  maxLength: 3,
});

const orders = fc.record({
  field: fc.constantFrom('orders' as const, 'total' as const, 'createdAt' as const),
  order: fc.constantFrom('asc' as const, 'desc' as const),
});

const sorted = (
  rows: readonly Customer[],
  { field, order }: { field: keyof Customer; order: string },
): Customer[] => {
  const sign = order === 'asc' ? 1 : -1;
  const rank = new Map(rows.map(({ id }, index) => [id, index]));
  const compare = (left: string | number, right: string | number): number =>
    left < right ? -1 : Number(left > right);
  return rows.toSorted(
    (left, right) =>
      sign *
      (compare(left[field] as string | number, right[field] as string | number) ||
        (rank.get(left.id) ?? 0) - (rank.get(right.id) ?? 0)),
  );
};

const plainCustomer = (index: number): Customer => ({
  id: `c${twoDigits(index)}`,
  firstName: null,
  email: `c${index}@customers.example`,
  orders: 0,
  total: 0,
  isActive: true,
  createdAt: '2026-01-01T00:00:00.000Z',
});

describe('the list grammar', () => {
  it('matches a filter, sort and slice in memory', async () => {
    await fc.assert(
      fc.asyncProperty(
        customers,
        cases,
        orders,
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 9 }),
        async (rows, filters, sort, page, size) => {
          fill(rows);
          const query: ListQuery = {
            page,
            size,
            sort,
            filters: Object.fromEntries(filters.map(([field, filter]) => [field, filter])),
          };
          const answer = await send('GET', `${path}?${new URLSearchParams(listQueryPairs(query))}`);
          const expected = sorted(rows, sort).filter((row) => filters.every(([, , matches]) => matches(row)));
          expect(answer.headers.get('content-total')).toBe(String(expected.length));
          expect(answer.body<Customer[]>().map(({ id }) => id)).toEqual(
            expected.slice((page - 1) * size, page * size).map(({ id }) => id),
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  it('returns 22 rows per page, and an empty page after the last', async () => {
    fill(Array.from({ length: 25 }, (_, index) => plainCustomer(index)));
    const lengths = async (query: string) => {
      const answer = await send('GET', `${path}?${query}`);
      return [answer.body<Customer[]>().length, answer.headers.get('content-total')];
    };
    expect(await lengths('')).toEqual([22, '25']);
    expect(await lengths('page[number]=2')).toEqual([3, '25']);
    expect(await lengths('page[number]=999999999')).toEqual([0, '25']);
    expect(await lengths('page[size]=100000')).toEqual([25, '25']);
  });

  it('ignores unknown fields, and rejects impossible values', async () => {
    fill([plainCustomer(0)]);
    for (const query of [
      'filter[nothing]=1',
      'sort[nothing]=asc',
      'filter[orders]=',
      'filter[orders][between]=,',
      'filter[email][between]=,',
    ]) {
      expect((await send('GET', `${path}?${query}`)).body<Customer[]>().length, query).toBe(1);
    }
    for (const query of [
      'page[number]=0',
      'page[number]=1.5',
      'page[size]=-1',
      'page[size]=ten',
      'sort[email]=up',
      'filter[isActive]=1',
      'filter[orders]=many',
      'filter[orders][between]=1',
      'filter[orders][between]=1,2,3',
      'filter[orders][between]=a,b',
      'filter[createdAt][between]=2026-13-01,',
      'filter[createdAt]=yesterday',
      'filter[email][like]=x',
      'filter[email][in][x]=x',
      'filter[email][between]=a,b',
      'filter[createdAt][ilike]=%252026%25',
      'filter[total][ilike]=%251%25',
      `filter[email]=${'x'.repeat(513)}`,
    ]) {
      expect(failureOf(await send('GET', `${path}?${query}`), 422).code, query).toBe('INVALID_QUERY');
    }
  });

  it('finds phone numbers with any separators between their digits', async () => {
    fill([plainCustomer(0), { ...plainCustomer(1), phoneNumber: '+380 50 000 (00) 01' }]);
    const found = async (query: string) =>
      (await send('GET', `${path}?${query}`)).body<Customer[]>().map(({ id }) => id);
    for (const number of ['5000 0', '000-0001', '+380500000001', '0 (5']) {
      const text = encodeURIComponent(number);
      expect(await found(`filter[phoneNumber][ilike]=%25${text}%25`), number).toEqual(['c01']);
    }
    expect(await found('filter[phoneNumber]=%2B380500000001')).toEqual(['c01']);
    expect(await found('filter[phoneNumber][ilike]=%2538051%25')).toEqual([]);
    expect(await found('filter[phoneNumber][ilike]=%25x%25')).toEqual([]);
  });
});
