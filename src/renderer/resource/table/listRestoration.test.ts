import { expect, it } from 'vitest';
import {
  arriveAtList,
  extendShownPage,
  leaveForRecord,
  memoryOnReturn,
  neighbourOf,
  pagesToTurn,
  rankOf,
  rememberList,
} from './listRestoration.ts';

const middle = { query: { page: 2, size: 3 }, ids: ['d', 'e', 'f'], before: 3, total: 7 };

it('gives the rank of a record among all matching records', () => {
  expect(rankOf(middle, 'd')).toBe(4);
  expect(rankOf(middle, 'f')).toBe(6);
  expect(rankOf(middle, 'x')).toBeNull();
});

it('steps along the page and across both edges', () => {
  expect(neighbourOf(middle, 'e', -1)).toEqual({ id: 'd' });
  expect(neighbourOf(middle, 'e', 1)).toEqual({ id: 'f' });
  expect(neighbourOf(middle, 'd', -1)).toEqual({ page: 1 });
  expect(neighbourOf(middle, 'f', 1)).toEqual({ page: 3 });
});

it('stops at the first and the last record', () => {
  const only = { query: { page: 1, size: 3 }, ids: ['a', 'b'], before: 0, total: 2 };
  expect(neighbourOf(only, 'a', -1)).toBeNull();
  expect(neighbourOf(only, 'b', 1)).toBeNull();
  expect(neighbourOf(middle, 'x', 1)).toBeNull();
});

it('continues after the records already visited, whatever left or joined the list', () => {
  expect(pagesToTurn(3, 1)).toEqual([2, 3]);
  // Two records of page 2 left the list, so page 3's records moved up.
  expect(extendShownPage(middle, ['f', 'g'], 1)).toEqual({ ids: ['d', 'e', 'f', 'g'], before: 3 });
  // Every record of page 2 left the list.
  expect(extendShownPage(middle, ['g', 'h'], 1)).toEqual({ ids: ['d', 'e', 'f', 'g', 'h'], before: 3 });
  // New records precede the known ones and are not part of this navigation.
  expect(extendShownPage(middle, ['x', 'd', 'e'], 1)).toBeNull();
  expect(extendShownPage(middle, ['f', 'g'], 1)).toEqual({ ids: ['d', 'e', 'f', 'g'], before: 3 });
  expect(extendShownPage(middle, ['a', 'b', 'c'], -1)).toEqual({
    ids: ['a', 'b', 'c', 'd', 'e', 'f'],
    before: 0,
  });
  expect(extendShownPage(middle, ['c', 'd', 'e'], -1)).toEqual({ ids: ['c', 'd', 'e', 'f'], before: 2 });
});

it('counts from its start, also after crossing an edge', () => {
  const longer = { ...middle, ...extendShownPage(middle, ['g'], 1) };
  expect(rankOf(longer, 'g')).toBe(7);
  expect(neighbourOf(longer, 'g', 1)).toBeNull();
  expect(neighbourOf(longer, 'd', -1)).toEqual({ page: 1 });
});

const scroll = { scrollTop: 120, row: 4 };
const shownPage = { query: { page: 2 }, ids: ['a', 'b'], before: 22, total: 24 };

it('restores a list only on the way back from one of its records', () => {
  rememberList('/companies', { search: '?page=2', shownPage });
  rememberList('/companies', { scroll });
  expect(memoryOnReturn('/companies')).toBeNull();
  leaveForRecord('/companies');
  expect(memoryOnReturn('/cities')).toBeNull();
  expect(memoryOnReturn('/companies')).toEqual({ search: '?page=2', shownPage, scroll });
  arriveAtList();
  expect(memoryOnReturn('/companies')).toBeNull();
});
