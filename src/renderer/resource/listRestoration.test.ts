import { expect, it } from 'vitest';
import {
  arriveAtList,
  leaveForRecord,
  memoryOnReturn,
  neighbourOf,
  rankOf,
  rememberList,
} from './listRestoration.ts';

const middle = { query: { page: 2, size: 3 }, ids: ['d', 'e', 'f'], total: 7 };

it('says which of all matching records one is', () => {
  expect(rankOf(middle, 'd')).toBe(4);
  expect(rankOf(middle, 'f')).toBe(6);
  expect(rankOf(middle, 'x')).toBeNull();
});

it('walks along the page and over both of its edges', () => {
  expect(neighbourOf(middle, 'e', -1)).toEqual({ id: 'd' });
  expect(neighbourOf(middle, 'e', 1)).toEqual({ id: 'f' });
  expect(neighbourOf(middle, 'd', -1)).toEqual({ page: 1 });
  expect(neighbourOf(middle, 'f', 1)).toEqual({ page: 3 });
});

it('ends with the first and the last record', () => {
  const only = { query: { page: 1, size: 3 }, ids: ['a', 'b'], total: 2 };
  expect(neighbourOf(only, 'a', -1)).toBeNull();
  expect(neighbourOf(only, 'b', 1)).toBeNull();
  expect(neighbourOf(middle, 'x', 1)).toBeNull();
});

const scroll = { scrollTop: 120, row: 4 };
const shownPage = { query: { page: 2 }, ids: ['a', 'b'], total: 24 };

it('restores a list only for somebody who comes from one of its records', () => {
  rememberList('/companies', { search: '?page=2', shownPage });
  rememberList('/companies', { scroll });
  expect(memoryOnReturn('/companies')).toBeNull();
  leaveForRecord('/companies');
  expect(memoryOnReturn('/cities')).toBeNull();
  expect(memoryOnReturn('/companies')).toEqual({ search: '?page=2', shownPage, scroll });
  arriveAtList();
  expect(memoryOnReturn('/companies')).toBeNull();
});
