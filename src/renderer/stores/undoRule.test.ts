import { expect, it } from 'vitest';
import { isUndoneAtOnce } from './undoRule.ts';

const at = 1_000_000_000;
const inAMinute = at + 59_000;
const later = at + 12 * 60_000;
const madrid = '/country/es/city/mad';
const change = (...places: string[]) => ({ what: () => 'Begoña: Status', places, at });

it.each([
  ['a recent change on any page', [`${madrid}/couriers/b1`], '/country/ua/city/kyv/time_slots', inAMinute],
  ['an old change on the page of its record', [`${madrid}/couriers/b1`], `${madrid}/couriers/b1`, later],
  ['an old change in the list of its record', [`${madrid}/couriers/b1`], `${madrid}/couriers`, later],
  [
    'an old change in the list of all cities',
    [`${madrid}/couriers/b1`],
    '/country/es/city/all/couriers',
    later,
  ],
  ['an old change on the page where it was made', [`${madrid}/time_slots`], `${madrid}/time_slots`, later],
])('undoes at once %s', (_, places, path, now) => {
  expect(isUndoneAtOnce(change(...places), { path, now })).toBe(true);
});

it.each([
  ['on the page of another record', `${madrid}/couriers/b2`],
  ['in the same list of another city', '/country/es/city/bcn/couriers'],
  ['on another page of the city', `${madrid}/time_slots`],
  ['in another country', '/country/ua/city/kyv/couriers'],
  ['on the dashboard', '/dashboard'],
])('asks about an old change %s', (_, path) => {
  expect(isUndoneAtOnce(change(`${madrid}/couriers/b1`), { path, now: later })).toBe(false);
});

it('asks about a change without a known age, after the clock of the computer was set', () => {
  const path = '/dashboard';
  expect(isUndoneAtOnce(change(), { path, now: at - 3_600_000 })).toBe(false);
});
