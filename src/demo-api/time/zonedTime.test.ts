import { expect, it } from 'vitest';
import { dateIn, endOfDay, hoursOfWeek, mondayOf, parseInstant, startOfDay } from './zonedTime.ts';

it('returns the start and the end of a day', () => {
  expect(startOfDay('2026-03-29', 'Europe/Madrid')).toBe('2026-03-28T23:00:00.000Z');
  expect(endOfDay('2026-03-29', 'Europe/Madrid')).toBe('2026-03-29T21:59:59.999Z');
  expect(dateIn('2026-01-01T22:30:00Z', 'Europe/Kyiv')).toBe('2026-01-02');
});

it('starts weeks on Monday', () => {
  expect(['2026-05-11', '2026-05-14', '2026-05-17', '2026-05-18'].map(mondayOf)).toEqual([
    '2026-05-11',
    '2026-05-11',
    '2026-05-11',
    '2026-05-18',
  ]);
});

it('has one hour less or more in the weeks of clock changes', () => {
  const lengths = ['2026-03-23', '2026-03-30', '2026-10-19', '2026-10-26'].map(
    (monday) => hoursOfWeek(monday, 'Europe/Madrid').length,
  );
  expect(lengths).toEqual([167, 168, 169, 168]);
});

it('accepts valid dates and complete instants only', () => {
  expect(parseInstant('2026-03-01T10:00:00+01:00')).toBe('2026-03-01T09:00:00.000Z');
  for (const text of [
    '2026-03-01',
    '2026-03-01T10:00:00',
    '2026-02-30T10:00:00Z',
    '2026-03-01T25:00:00Z',
    'now',
  ]) {
    expect(parseInstant(text), text).toBeNull();
  }
});
