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

it('searches without regard to case and accents, and compares numbers as numbers', () => {
  expect(names({ filters: { name: { match: 'text', value: 'avi' } } })).toEqual(['Ávila']);
  expect(names({ filters: { couriers: { match: 'between', from: '7', to: '' } } })).toEqual([
    'Zona 2',
    'Playa',
  ]);
  expect(names({ filters: { couriers: { match: 'exact', value: '3' } } })).toEqual(['Zona 10']);
  expect(names({ filters: { status: { match: 'in', values: ['blocked', 'active'] } } })).toHaveLength(3);
});

it('sorts in either direction, with missing values last', () => {
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

it('compares negative numbers and fractions by value, and dates as text', () => {
  const rows = [-1, 10, 0.5, 9, -20, 0.25].map((value) => ({
    value,
    day: `2026-05-${10 + Math.floor(value)}`,
  }));
  const sorted = (order: 'asc' | 'desc') =>
    queryRows(rows, { sort: { field: 'value', order } }).rows.map(({ value }) => value);
  expect(sorted('asc')).toEqual([-20, -1, 0.25, 0.5, 9, 10]);
  expect(sorted('desc')).toEqual([10, 9, 0.5, 0.25, -1, -20]);
  const between = (field: string, from: string, to: string) =>
    queryRows(rows, { filters: { [field]: { match: 'between', from, to } } }).rows.map(({ value }) => value);
  expect(between('value', '', '0.25')).toEqual([-1, -20, 0.25]);
  expect(between('value', '9.0', '')).toEqual([10, 9]);
  expect(between('day', '2026-05-10', '2026-05-19')).toEqual([0.5, 9, 0.25]);
});

it('excludes missing values from ranges, and sorts empty texts last', () => {
  const rows = [{ name: '' }, { name: 'b' }, { name: null }, { name: undefined }, { name: 'a' }];
  const mixed = [{ value: 'b' }, { value: '' }, { value: 3 }];
  const ascending = queryRows(mixed, { sort: { field: 'value', order: 'asc' } }).rows;
  expect(ascending.map(({ value }) => value)).toEqual([3, 'b', '']);
  const found = (query: Parameters<typeof queryRows>[1]) =>
    queryRows(rows, query).rows.map(({ name }) => name);
  expect(found({ filters: { name: { match: 'between', from: '', to: 'z' } } })).toEqual(['', 'b', 'a']);
  expect(found({ sort: { field: 'name', order: 'desc' } })).toEqual(['b', 'a', '', null, undefined]);
  expect(found({ filters: { name: { match: 'text', value: '' } } })).toHaveLength(5);
  expect(found({ filters: { name: { match: 'text', value: 'null' } } })).toEqual([]);
  for (const value of ['mut', 'undefined'])
    expect(found({ filters: { name: { match: 'text', value } } })).toEqual([]);
});
