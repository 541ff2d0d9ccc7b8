import { describe, expect, it } from 'vitest';
import { listQueryPairs } from './listQuery.ts';
import { listQuerySchema } from './listQuerySchema.ts';

describe('list query', () => {
  it('asks for the first page of 22 when nothing is said', () => {
    expect(listQueryPairs({})).toEqual([
      ['page[number]', '1'],
      ['page[size]', '22'],
    ]);
  });

  it('writes every form of filter as the API reads it', () => {
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

  it('refuses field names that are not plain names', () => {
    for (const field of ['a]b', '', 'x'.repeat(70), '__proto__[x]', 'a b']) {
      expect(listQuerySchema.safeParse({ sort: { field, order: 'asc' } }).success).toBe(false);
    }
  });
});
