import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { halfMonthOf, snapToHalfMonths } from './halfMonths.ts';

const dates = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('half-months', () => {
  it('cuts a month at the 15th, whatever its length', () => {
    expect(halfMonthOf('2026-02-15')).toEqual({ start: '2026-02-01', end: '2026-02-15' });
    expect(halfMonthOf('2026-02-16')).toEqual({ start: '2026-02-16', end: '2026-02-28' });
    expect(halfMonthOf('2028-02-29')).toEqual({ start: '2028-02-16', end: '2028-02-29' });
    expect(halfMonthOf('2026-12-31')).toEqual({ start: '2026-12-16', end: '2026-12-31' });
  });

  it('holds the date it was made from, and is its own half-month', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const half = halfMonthOf(date);
        expect(half.start <= date && date <= half.end).toBe(true);
        expect(halfMonthOf(half.start)).toEqual(half);
        expect(halfMonthOf(half.end)).toEqual(half);
      }),
    );
  });

  it('widens a range to whole half-months, in either order', () => {
    expect(snapToHalfMonths('2026-03-10', '2026-04-20')).toEqual({ start: '2026-03-01', end: '2026-04-30' });
    fc.assert(
      fc.property(dates, dates, (from, to) => {
        const snapped = snapToHalfMonths(from, to);
        expect(snapToHalfMonths(to, from)).toEqual(snapped);
        expect(snapToHalfMonths(snapped.start, snapped.end)).toEqual(snapped);
      }),
    );
  });
});
