import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import { initialListState, type ListFilter } from '../../data/listState.ts';
import { fieldOf } from '../kinds/fieldOf.ts';
import { entitySource } from '../kinds/reference/referenceSource.ts';
import { fitListState, wireSort } from './fitListState.ts';

const label = msg`Field`;
const source = entitySource({ entity: 'cities' });
const choices = [
  { value: 'shop', label },
  { value: 'restaurant', label },
];
const fields = {
  name: fieldOf.text({ label }),
  kind: fieldOf.choice({ label, choices, filterBy: 'one' }),
  status: fieldOf.choice({ label, choices }),
  cityId: fieldOf.reference({ label, source, nameField: 'cityName' }),
  categoryId: fieldOf.reference({ label, source }),
  image: fieldOf.image({ label }),
};
const anyOf = (...values: string[]): ListFilter => ({ kind: 'in', values });
const exact = (value: string): ListFilter => ({ kind: 'exact', value });
const filtersOf = (filters: Record<string, ListFilter>) =>
  fitListState(fields, { ...initialListState, filters }).filters;

it.each<[string, ListFilter, ListFilter | null]>([
  ['kind', exact('shop'), exact('shop')],
  ['kind', anyOf('shop'), exact('shop')],
  ['kind', anyOf('shop', 'restaurant'), null],
  ['kind', { kind: 'text', value: 'shop' }, null],
  ['categoryId', exact('abc'), exact('abc')],
  ['categoryId', { kind: 'text', value: 'a' }, null],
  ['status', anyOf('shop', 'restaurant'), anyOf('shop', 'restaurant')],
  ['name', { kind: 'text', value: 'ana' }, { kind: 'text', value: 'ana' }],
  ['image', { kind: 'text', value: 'a' }, null],
  ['courierId', exact('of another list'), exact('of another list')],
])('asks of %s only what the server takes: %o', (name, filter, expected) => {
  expect(filtersOf({ [name]: filter })).toEqual(expected ? { [name]: expected } : {});
});

it('sorts by the name that is shown, and not at all by ids that nobody sees', () => {
  const sortOf = (field: string) =>
    wireSort(fields, fitListState(fields, { ...initialListState, sort: { field, order: 'asc' } }).sort);
  expect(sortOf('name')).toEqual({ field: 'name', order: 'asc' });
  expect(sortOf('cityId')).toEqual({ field: 'cityName', order: 'asc' });
  expect(sortOf('categoryId')).toBeNull();
});
