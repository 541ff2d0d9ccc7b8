import fc from 'fast-check';
import { expect, it } from 'vitest';
import { comparePayees, periodOf } from './comparePayees.ts';

const paid = (payee: string, sum: number, idNumber = payee) => ({ payee, iban: '', idNumber, sum });

it('says of each payee what was paid now and before, and who is new and gone', () => {
  const now = [paid('Ana', 15_000), paid('Ana', -500), paid('Bea', 1000), paid('Eva', 0), paid('Fay', 7810)];
  const before = [paid('Ana', 10_000), paid('Cid', 2500), paid('Eva', 0), paid('Fay', -200)];
  expect(comparePayees(now, before).map(({ key: _key, ...row }) => row)).toEqual([
    { payee: 'Fay', now: 7810, before: -200, difference: 8010, percent: null },
    { payee: 'Ana', now: 14_500, before: 10_000, difference: 4500, percent: 45 },
    { payee: 'Cid', now: null, before: 2500, difference: -2500, percent: -100 },
    { payee: 'Bea', now: 1000, before: null, difference: 1000, percent: null },
    { payee: 'Eva', now: 0, before: 0, difference: 0, percent: null },
  ]);
});

it('loses no cent, and keeps payees of one name apart', () => {
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
] as const)('the half-month from %s has its %s', (start, comparison, expected) => {
  expect(periodOf({ start, end: '' }, comparison)).toEqual(expected);
});
