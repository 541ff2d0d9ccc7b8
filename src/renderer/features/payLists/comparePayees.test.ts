import fc from 'fast-check';
import { expect, it } from 'vitest';
import { comparePayees } from '#shared/rules/payeeComparison.ts';
import { comparedPeriod, ignoredFilters, narrowedTo, periodOf } from './comparePayees.ts';

const paid = (payee: string, sum: number, idNumber = payee) => ({
  ...{ id: payee, payee, iban: '', idNumber, cityId: 'K1', sum },
});

it('lists current and previous payments of each payee, also of new and missing ones', () => {
  const now = [paid('Ana', 15_000), paid('Ana', -500), paid('Bea', 1000), paid('Eva', 0), paid('Fay', 7810)];
  const before = [paid('Ana', 10_000), paid('Cid', 2500), paid('Eva', 0), paid('Fay', -200)];
  expect(
    comparePayees(now, before).map(({ payee, now, before, difference, percent }) => ({
      payee,
      now,
      before,
      difference,
      percent,
    })),
  ).toEqual([
    { payee: 'Fay', now: 7810, before: -200, difference: 8010, percent: null },
    { payee: 'Ana', now: 14_500, before: 10_000, difference: 4500, percent: 45 },
    { payee: 'Cid', now: null, before: 2500, difference: -2500, percent: -100 },
    { payee: 'Bea', now: 1000, before: null, difference: 1000, percent: null },
    { payee: 'Eva', now: 0, before: 0, difference: 0, percent: null },
  ]);
});

it('keeps the total to the cent, and separates payees of the same name', () => {
  const lists = fc.array(
    fc
      .tuple(fc.constantFrom('Ana', 'Bea'), fc.constantFrom('1', '2'), fc.integer({ min: -9999, max: 9999 }))
      .map(([name, id, sum]) => paid(name, sum, id)),
  );
  fc.assert(
    fc.property(lists, lists, (now, before) => {
      const rows = comparePayees(now, before);
      const sum = (all: readonly { sum: number }[]) => all.reduce((total, one) => total + one.sum, 0);
      expect(rows.reduce((total, { difference }) => total + difference, 0)).toBe(sum(now) - sum(before));
      expect(rows.length).toBe(
        new Set([...now, ...before].map(({ payee, idNumber }) => payee + idNumber)).size,
      );
    }),
  );
});

it.each([
  ['2026-05-01', 'before', { start: '2026-04-16', end: '2026-04-30' }],
  ['2026-01-01', 'before', { start: '2025-12-16', end: '2025-12-31' }],
  ['2026-05-16', 'yearAgo', { start: '2025-05-16', end: '2025-05-31' }],
  ['2024-02-16', 'yearAgo', { start: '2023-02-16', end: '2023-02-28' }],
  ['2025-02-16', 'yearAgo', { start: '2024-02-16', end: '2024-02-29' }],
] as const)('the half-month from %s is compared with its %s period', (start, comparison, expected) => {
  expect(periodOf({ start, end: '' }, comparison)).toEqual(expected);
});

const today = '2026-11-28';
const lastOver = { start: '2026-11-01', end: '2026-11-15' };
const secondOfOctober = { start: '2026-10-16', end: '2026-10-31' };
const firstOfJune = { start: '2026-06-01', end: '2026-06-15' };
it.each([
  ['startDate', '2026-11-01', '2026-11-15', lastOver],
  ['startDate', '2026-10-01', '2026-10-31', secondOfOctober],
  ['startDate', '2026-06-01', '2026-06-15', firstOfJune],
  ['startDate', '2026-06-01', '2026-06-01', firstOfJune],
  ['startDate', '2026-10-20', '', lastOver],
  ['startDate', '', '2026-06-05', firstOfJune],
  ['endDate', '2026-10-16', '2026-10-31', secondOfOctober],
  ['endDate', '2026-06-15', '2026-06-20', firstOfJune],
  ['endDate', '2026-06-05', '2026-06-10', firstOfJune],
  ['dateRange', '2026-06-01', '2026-06-15', firstOfJune],
  ['dateRange', '2026-10-01', '2026-10-31', secondOfOctober],
  ['dateRange', '2026-11-16', '2026-11-30', { start: '2026-11-16', end: '2026-11-30' }],
  ['createdAt', '2026-06-01', '2026-06-15', lastOver],
])(
  'a filter on %s from "%s" to "%s" selects one of its half-months for the comparison',
  (field, from, to, expected) => {
    expect(comparedPeriod({ [field]: { match: 'between', from, to } }, today)).toEqual(expected);
  },
);

it('derives the half-month from all date filters together, or from a single day', () => {
  const between = (from: string, to: string) => ({ match: 'between', from, to }) as const;
  const filters = { startDate: between('2026-01-01', '2026-11-30'), endDate: between('', '2026-06-30') };
  expect(comparedPeriod(filters, today)).toEqual({ start: '2026-06-16', end: '2026-06-30' });
  expect(comparedPeriod({ startDate: { match: 'exact', value: '2026-06-01' } }, today)).toEqual(firstOfJune);
  expect(comparedPeriod({}, today)).toEqual(lastOver);
});

it('filters both half-months by payee only, and names the ignored filters', () => {
  const name = { match: 'text', value: 'Bar' } as const;
  const dates = { match: 'between', from: '2026-11-01', to: '2026-11-15' } as const;
  const filters = { name, startDate: dates, endDate: dates, dateRange: dates, createdAt: dates, sum: dates };
  expect(narrowedTo(filters, secondOfOctober)).toEqual({
    name,
    dateRange: { match: 'between', from: '2026-10-16', to: '2026-10-31' },
  });
  expect(ignoredFilters(filters)).toEqual(['createdAt', 'sum']);
});
