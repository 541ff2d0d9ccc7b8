import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from './dashboardQuery.ts';
import { changeOf, previousQuery } from './previousQuery.ts';

const place = { country: 'es', city: '' };

it('is the same number of days right before', () => {
  const query = { ...place, date: '2026-11-22', dateFrom: '2026-11-16', dateTo: '2026-11-22' };
  expect(previousQuery(query)).toEqual({
    ...place,
    date: '2026-11-15',
    dateFrom: '2026-11-09',
    dateTo: '2026-11-15',
  });
});

it('leaves no day out and counts none twice, over changes of the clock and of years too', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 0, max: 400 }), (start, length) => {
      const dateFrom = addDays('2024-01-01', start);
      const dateTo = addDays(dateFrom, length);
      const before = previousQuery({ ...place, date: dateTo, dateFrom, dateTo });
      expect(addDays(before.dateTo, 1)).toBe(dateFrom);
      expect(addDays(before.dateFrom, length + 1)).toBe(dateFrom);
    }),
  );
});

it('a difference is a part of what was; from nothing there is no such part', () => {
  expect(changeOf(110, 100)).toBeCloseTo(0.1);
  expect(changeOf(50, 100)).toBe(-0.5);
  expect(changeOf(-50, -100)).toBe(0.5);
  expect(changeOf(0, 0)).toBe(0);
  expect(changeOf(5, 0)).toBeNull();
});
