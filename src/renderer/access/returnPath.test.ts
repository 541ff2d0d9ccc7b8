import { expect, it } from 'vitest';
import { returnPath } from './returnPath.ts';

it.each([
  [{ from: '/country/es/companies?page=2' }, '/country/es/companies?page=2'],
  [{ from: '/' }, '/dashboard'],
  [{ from: '//elsewhere.example' }, '/dashboard'],
  [{ from: 'https://elsewhere.example' }, '/dashboard'],
  [{ from: 7 }, '/dashboard'],
  [{}, '/dashboard'],
  [null, '/dashboard'],
])('%j leads to %s', (state, expected) => {
  expect(returnPath(state)).toBe(expected);
});

it('takes another place to go to', () => {
  expect(returnPath(undefined, '/admins/reset_password')).toBe('/admins/reset_password');
});
