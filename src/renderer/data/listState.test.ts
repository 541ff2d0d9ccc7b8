import { expect, it } from 'vitest';
import { initialListState, nextSort, toListQuery, withFilter } from './listState.ts';

const newest = { field: 'createdAt', order: 'desc' } as const;
const name = (order: 'asc' | 'desc') => ({ field: 'name', order });

it('sorts by a column ascending, then descending, then in the default order', () => {
  expect(nextSort(null, 'name', newest)).toEqual(name('asc'));
  expect(nextSort(name('asc'), 'name', newest)).toEqual(name('desc'));
  expect(nextSort(name('desc'), 'name', newest)).toBeNull();
});

it('reverses the default order at the first click on its column', () => {
  expect(nextSort(null, 'createdAt', newest)).toEqual({ field: 'createdAt', order: 'asc' });
  expect(nextSort({ field: 'createdAt', order: 'asc' }, 'createdAt', newest)).toBeNull();
  expect(nextSort(null, 'name', name('asc'))).toEqual(name('desc'));
  expect(nextSort(name('desc'), 'name', name('asc'))).toBeNull();
});

it('changes a filter without moving it, and goes back to page 1', () => {
  const one = { match: 'exact', value: '1' } as const;
  const two = { match: 'exact', value: '2' } as const;
  const state = { ...initialListState, page: 3, filters: { a: one, b: one } };
  const changed = withFilter(state, 'a', two);
  expect(Object.entries(changed.filters)).toEqual([
    ['a', two],
    ['b', one],
  ]);
  expect(changed.page).toBe(1);
  expect(withFilter(state, 'a', null).filters).toEqual({ b: one });
});

it('sends the dates that a relative date means today', () => {
  const filters = { createdAt: { match: 'preset', preset: 'last7Days' } } as const;
  expect(toListQuery({ ...initialListState, size: 20, filters }, '2026-03-10').filters).toEqual({
    createdAt: { match: 'between', from: '2026-03-04', to: '2026-03-10' },
  });
});

it('sends a sort order only when the user chose one', () => {
  const query = { ...initialListState, size: 20 };
  expect(toListQuery(query, '2026-03-01')).toEqual({ page: 1, size: 20, filters: {} });
  const sort = { field: 'name', order: 'asc' } as const;
  const filters = { name: { match: 'exact', value: 'today' } } as const;
  expect(toListQuery({ ...query, sort, filters }, '2026-03-01')).toEqual({
    page: 1,
    size: 20,
    sort,
    filters,
  });
});
