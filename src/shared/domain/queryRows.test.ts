import fc from 'fast-check';
import { expect, it } from 'vitest';
import { queryRows } from './queryRows.ts';

const zone = (name: string, couriers: number | null, status: string | null = 'active') => ({
  id: name,
  name,
  couriers,
  status,
});
const zones = [zone('Zona 10', 3), zone('Zona 2', 12), zone('Ávila', null), zone('Playa', 7, null)];
const names = (query: Parameters<typeof queryRows>[1]): string[] =>
  queryRows(zones, query).rows.map(({ name }) => name);

it('searches without regard to capitals and accents, and compares numbers as numbers', () => {
  expect(names({ filters: { name: { match: 'text', value: 'avi' } } })).toEqual(['Ávila']);
  expect(names({ filters: { couriers: { match: 'between', from: '7', to: '' } } })).toEqual([
    'Zona 2',
    'Playa',
  ]);
  expect(names({ filters: { couriers: { match: 'exact', value: '3' } } })).toEqual(['Zona 10']);
  expect(names({ filters: { status: { match: 'in', values: ['blocked', 'active'] } } })).toHaveLength(3);
});

it('sorts in either direction; what has no value stands last', () => {
  expect(names({ sort: { field: 'name', order: 'asc' } })).toEqual(['Ávila', 'Playa', 'Zona 2', 'Zona 10']);
  expect(names({ sort: { field: 'couriers', order: 'asc' } })).toEqual([
    'Zona 10',
    'Playa',
    'Zona 2',
    'Ávila',
  ]);
  expect(names({ sort: { field: 'couriers', order: 'desc' } })[3]).toBe('Ávila');
});

it('has each row on exactly one page', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.integer({ min: 1, max: 25 }), (count, size) => {
      const all = Array.from({ length: count }, (_, index) => ({ id: `z${index}` }));
      const pages = Array.from({ length: Math.ceil(count / size) }, (_, index) =>
        queryRows(all, { page: index + 1, size }),
      );
      expect(pages.flatMap(({ rows }) => rows)).toEqual(all);
      for (const { total } of pages) expect(total).toBe(count);
    }),
  );
});
