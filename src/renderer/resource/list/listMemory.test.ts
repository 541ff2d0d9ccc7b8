import { expect, it } from 'vitest';
import { arriveAtList, leaveForRecord, memoryOnReturn, neighboursOf, rememberList } from './listMemory.ts';

const place = { scrollTop: 120, row: 4 };

it('restores a list only for somebody who comes from one of its records', () => {
  rememberList('/companies', { search: '?page=2', ids: ['a', 'b'] });
  rememberList('/companies', { place });
  expect(memoryOnReturn('/companies')).toBeNull();
  leaveForRecord('/companies');
  expect(memoryOnReturn('/cities')).toBeNull();
  expect(memoryOnReturn('/companies')).toEqual({ search: '?page=2', ids: ['a', 'b'], place });
  arriveAtList();
  expect(memoryOnReturn('/companies')).toBeNull();
});

it('knows the neighbours of a record in its list', () => {
  rememberList('/orders', { ids: ['a', 'b', 'c'] });
  expect(neighboursOf('/orders', 'b')).toEqual({ previous: 'a', next: 'c' });
  expect(neighboursOf('/orders', 'c')).toEqual({ previous: 'b', next: null });
  expect(neighboursOf('/orders', 'x')).toEqual({ previous: null, next: null });
});
