import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayInZone,
  halfMonthOf,
  isPlainDate,
  lastHalfMonths,
  parseInstant,
  previousHalfMonth,
  timeInZone,
} from './plainDates.ts';

const dates = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('half-months', () => {
  it('split a month after the 15th, whatever its length', () => {
    expect(halfMonthOf('2026-02-15')).toEqual({ start: '2026-02-01', end: '2026-02-15' });
    expect(halfMonthOf('0999-03-20').start).toBe('0999-03-16');
    expect(previousHalfMonth('0999-03-10').start).toBe('0999-02-16');
    expect(halfMonthOf('2026-02-16')).toEqual({ start: '2026-02-16', end: '2026-02-28' });
    expect(halfMonthOf('2028-02-29')).toEqual({ start: '2028-02-16', end: '2028-02-29' });
    expect(halfMonthOf('2026-12-31')).toEqual({ start: '2026-12-16', end: '2026-12-31' });
  });

  it('contain their date, and are stable', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const half = halfMonthOf(date);
        expect(half.start <= date && date <= half.end).toBe(true);
        expect(halfMonthOf(half.start)).toEqual(half);
        expect(halfMonthOf(half.end)).toEqual(half);
      }),
    );
  });

  it('go back one by one without a gap', () => {
    expect(previousHalfMonth('2026-03-01')).toEqual({ start: '2026-02-16', end: '2026-02-28' });
    fc.assert(
      fc.property(dates, (date) => {
        const { start } = halfMonthOf(date);
        const dayBefore = new Date(Date.parse(start) - 86_400_000).toISOString().slice(0, 10);
        expect(previousHalfMonth(date)).toEqual(halfMonthOf(dayBefore));
      }),
    );
    const year = lastHalfMonths('2026-05-20', 12);
    expect(year).toHaveLength(12);
    expect([year[0]?.start, year.at(-1)?.end]).toEqual(['2025-12-01', '2026-05-31']);
  });
});

it('a plain date is a whole date of the calendar without a time', () => {
  for (const date of ['2026-02-28', '2028-02-29', '2026-12-31']) expect(isPlainDate(date), date).toBe(true);
  for (const text of [
    ...['2026-02-29', '2026-02-31', '2026-04-31', '2026-13-01', '2026-01-00', '2026-01-32'],
    ...['2026-1-1', '2026-01-01T00:00:00Z', '02026-01-01', ''],
  ])
    expect(isPlainDate(text), text).toBe(false);
});

it('counts days across months, leap days and clock changes', () => {
  expect(addDays('2026-03-30', -2)).toBe('2026-03-28');
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
});

it('reads day and time in the time zone of the country', () => {
  const lateEvening = new Date('2026-06-30T22:30:00Z');
  expect(dayInZone(lateEvening, 'Europe/Madrid')).toBe('2026-07-01');
  expect(dayInZone(lateEvening, 'UTC')).toBe('2026-06-30');
  expect(timeInZone(lateEvening, 'Europe/Kyiv')).toBe('2026-07-01 01:30:00');
  expect(timeInZone(new Date('2026-01-05T06:07:08Z'), 'Europe/Madrid')).toBe('2026-01-05 07:07:08');
});

it('follows clock changes', () => {
  expect(timeInZone(new Date('2026-10-25T00:59:59Z'), 'Europe/Madrid')).toBe('2026-10-25 02:59:59');
  expect(timeInZone(new Date('2026-10-25T01:00:00Z'), 'Europe/Madrid')).toBe('2026-10-25 02:00:00');
});

it.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2024-02-29', true],
  ['1900-02-29', false],
  ['2026-02-31T10:00:00Z', false],
  ['2026-04-31T10:00:00+02:00', false],
  ['2026-12-31T10:00:00Z', true],
  ['2026-13-01', false],
  ['soon', false],
  ['', false],
])('%s is an instant: %s', (text, isOne) => {
  expect(parseInstant(text)).toBe(isOne ? Date.parse(text) : Number.NaN);
});
