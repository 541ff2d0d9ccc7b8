import { expect, it } from 'vitest';
import { initialListState } from '../../data/listState.ts';
import { habitualAddress, withHabits } from './listHabits.ts';

const habits = { address: 'sort=-name&size=50', searched: null, filters: [] };

it('remembers order and page size, but neither page nor filters', () => {
  const filters = { name: { match: 'text', value: 'ana' } } as const;
  const sort = { field: 'name', order: 'desc' } as const;
  expect(habitualAddress({ ...initialListState, page: 3, size: 50, sort, filters })).toBe(habits.address);
  expect(habitualAddress(initialListState)).toBe('');
});

it('adds remembered parameters that the address lacks', () => {
  expect(withHabits('', habits)).toBe('?sort=-name&size=50');
  expect(withHabits('?isActive=true', habits)).toBe('?isActive=true&sort=-name&size=50');
  expect(withHabits('?sort=email', habits)).toBe('?sort=email');
  expect(withHabits('?size=22', habits)).toBe('?size=22');
  expect(withHabits('', { ...habits, address: '' })).toBe('');
});
