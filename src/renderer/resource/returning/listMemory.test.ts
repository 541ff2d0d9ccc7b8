import { expect, it } from 'vitest';
import { arriveAtList, leaveForRecord, memoryOnReturn, rememberList } from './listMemory.ts';

const place = { scrollTop: 120, row: 4 };
const shownPage = { query: { page: 2 }, ids: ['a', 'b'], total: 24 };

it('restores a list only for somebody who comes from one of its records', () => {
  rememberList('/companies', { search: '?page=2', shownPage });
  rememberList('/companies', { place });
  expect(memoryOnReturn('/companies')).toBeNull();
  leaveForRecord('/companies');
  expect(memoryOnReturn('/cities')).toBeNull();
  expect(memoryOnReturn('/companies')).toEqual({ search: '?page=2', shownPage, place });
  arriveAtList();
  expect(memoryOnReturn('/companies')).toBeNull();
});
