import { describe, expect, it } from 'vitest';
import { listQueryPairs } from './listQuery.ts';
import { listQuerySchema } from './listQuerySchema.ts';

describe('list query', () => {
  it('requests the first page of 22 rows by default', () => {
    expect(listQueryPairs({})).toEqual([
      ['page[number]', '1'],
      ['page[size]', '22'],
    ]);
  });

  it('writes every form of filter in the syntax of the API', () => {
    const pairs = listQueryPairs(
      {
        page: 3,
        size: 50,
        sort: { field: 'createdAt', order: 'desc' },
        filters: {
          kind: { match: 'exact', value: 'shop' },
          name: { match: 'text', value: 'café' },
          orderTotal: { match: 'between', from: '10', to: '' },
          status: { match: 'in', values: ['paid', 'accepted'] },
        },
      },
      false,
    );
    expect(pairs).toEqual([
      ['sort[createdAt]', 'desc'],
      ['filter[kind]', 'shop'],
      ['filter[name][ilike]', '%café%'],
      ['filter[orderTotal][between]', '10,'],
      ['filter[status][in][0]', 'paid'],
      ['filter[status][in][1]', 'accepted'],
    ]);
  });

  it('rejects field names that are not plain names', () => {
    for (const field of ['a]b', '', 'x'.repeat(70), '__proto__[x]', 'a b']) {
      expect(listQuerySchema.safeParse({ sort: { field, order: 'asc' } }).success).toBe(false);
    }
  });
});

describe('a query of a window', () => {
  const filters = {
    exact: { match: 'exact', value: 'a' },
    text: { match: 'text', value: 'a' },
    between: { match: 'between', from: '', to: '9' },
    in: { match: 'in', values: ['a', 'b'] },
  };
  it.each(['asc', 'desc'])('accepts every form of filter, %s', (order) => {
    const query = { page: 1, size: 5000, sort: { field: 'customer.name', order }, filters };
    expect(listQuerySchema.parse(query)).toEqual(query);
  });

  it.each([
    { page: 0 },
    { size: 5001 },
    { sort: { field: 'name', order: '' } },
    { sort: { field: '1name', order: 'asc' } },
    { filters: { name: { match: '', value: 'a' } } },
    { other: 1 },
  ])('is rejected as %j', (query) => expect(listQuerySchema.safeParse(query).success).toBe(false));
});
