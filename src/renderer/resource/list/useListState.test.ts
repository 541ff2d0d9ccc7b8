import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import { initialListState, type ListFilter } from '../../data/listState.ts';
import { fieldOf } from '../fields/fieldOf.ts';
import { entitySource } from '../fields/reference/referenceSource.ts';
import { fitListState, stateElsewhere, unusedFields, wireSort } from './useListState.ts';

const label = msg`Field`;
const source = entitySource({ entity: 'cities' });
const choices = [
  { value: 'shop', label },
  { value: 'restaurant', label },
];
const fields = {
  id: fieldOf.id({ label }),
  orderId: fieldOf.shortId({ label }),
  name: fieldOf.text({ label }),
  kind: fieldOf.choice({ label, choices, filterBy: 'one' }),
  status: fieldOf.choice({ label, choices }),
  cityId: fieldOf.reference({ label, source, nameField: 'cityName' }),
  categoryId: fieldOf.reference({ label, source }),
  image: fieldOf.image({ label }),
};
const anyOf = (...values: string[]): ListFilter => ({ match: 'in', values });
const exact = (value: string): ListFilter => ({ match: 'exact', value });
const filtersOf = (filters: Record<string, ListFilter>) =>
  fitListState(fields, { ...initialListState, filters }).filters;

it.each<[string, ListFilter, ListFilter | null]>([
  ['kind', exact('shop'), exact('shop')],
  ['kind', anyOf('shop'), exact('shop')],
  ['kind', anyOf('shop', 'restaurant'), null],
  ['kind', { match: 'text', value: 'shop' }, null],
  ['categoryId', exact('abc'), exact('abc')],
  ['categoryId', { match: 'text', value: 'a' }, null],
  ['status', anyOf('shop', 'restaurant'), anyOf('shop', 'restaurant')],
  ['name', { match: 'text', value: 'ana' }, { match: 'text', value: 'ana' }],
  ['image', { match: 'text', value: 'a' }, null],
  ['courierId', exact('of another list'), exact('of another list')],
])('asks of %s only what the server takes: %o', (name, filter, expected) => {
  expect(filtersOf({ [name]: filter })).toEqual(expected ? { [name]: expected } : {});
});

it('sorts by the shown name, and never by hidden ids', () => {
  const sortOf = (field: string) =>
    wireSort(fields, fitListState(fields, { ...initialListState, sort: { field, order: 'asc' } }).sort);
  expect(sortOf('name')).toEqual({ field: 'name', order: 'asc' });
  expect(sortOf('cityId')).toEqual({ field: 'cityName', order: 'asc' });
  expect(sortOf('categoryId')).toBeNull();
});

it('keeps search, status, dates, flags and order in another city, but no ids, references or page', () => {
  const stays = {
    name: { match: 'text', value: 'ana' },
    status: anyOf('shop', 'restaurant'),
    kind: exact('shop'),
  } as const;
  const state = { ...initialListState, page: 3, size: 50, sort: { field: 'name', order: 'desc' } } as const;
  const goes = {
    id: exact('a1'),
    orderId: { match: 'text', value: 'F3553C6B' },
    cityId: exact('c1'),
    courierId: exact('of another list'),
  } as const;
  expect(stateElsewhere(fields, { ...state, filters: { ...stays, ...goes } })).toEqual({
    ...state,
    page: 1,
    filters: stays,
  });
});

const listFields = {
  id: fieldOf.shortId({ label }),
  status: fieldOf.text({ label }),
  refund: fieldOf.money({ label, dueWhen: 'canceled' }),
  ownerId: fieldOf.reference({ label, source, nameField: ['owner.first', 'owner.last'] }),
  owner: fieldOf.text({ label }),
  note: fieldOf.multiline({ label }),
  updatedAt: fieldOf.dateTime({ label }),
};

it('unused fields: none in an unpaged list', () => {
  expect(unusedFields({ fields: listFields, quickEdit: [] }, ['id'])).toEqual([]);
});

it('unused fields: those without a column that are not always fetched and no number', () => {
  expect(unusedFields({ fields: listFields, quickEdit: [], alwaysFetched: ['status'] }, ['id'])).toEqual([
    'ownerId',
    'owner',
    'note',
  ]);
  expect(
    unusedFields({ fields: listFields, quickEdit: [], alwaysFetched: ['status'] }, ['note']),
  ).not.toContain('note');
  // Batch editing compares new values with current ones, so the field is needed.
  expect(unusedFields({ fields: listFields, quickEdit: ['note'], alwaysFetched: [] }, ['id'])).not.toContain(
    'note',
  );
});

it('unused fields: neither the name source of a column nor a condition for totals', () => {
  expect(unusedFields({ fields: listFields, quickEdit: [], alwaysFetched: [] }, ['ownerId'])).toEqual([
    'status',
    'note',
  ]);
  expect(unusedFields({ fields: listFields, quickEdit: [], alwaysFetched: [] }, ['refund'])).not.toContain(
    'status',
  );
});
