import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/rules/plainDates.ts';
import {
  activePreset,
  changeDashboardQuery,
  changeOf,
  equalParts,
  finishedQuery,
  metricSearch,
  periodParts,
  presetPeriod,
  previousQuery,
  readDashboardQuery,
  todayIn,
} from './dashboardQuery.ts';

const today = '2026-03-01';
const madrid = { country: 'es', city: 'K1' };

describe('the dashboard query in the address', () => {
  it('defaults to the last 30 days, today and the current place', () => {
    expect(readDashboardQuery(new URLSearchParams(), today, madrid)).toEqual({
      date: today,
      dateFrom: '2026-01-31',
      dateTo: today,
      ...madrid,
    });
  });

  it('distinguishes all countries and all cities from missing parameters', () => {
    const nothing = new URLSearchParams();
    const allCities = changeDashboardQuery(nothing, { city: '' }, today, madrid);
    const all = changeDashboardQuery(nothing, { country: '' }, today, madrid);
    expect([allCities, all].map(String)).toEqual(['country=es', 'country=all']);
    expect(readDashboardQuery(allCities, today, madrid)).toMatchObject({ country: 'es', city: '' });
    expect(readDashboardQuery(all, today, madrid)).toMatchObject({ country: '', city: '' });
  });

  it('replaces days that do not exist by defaults', () => {
    const search = new URLSearchParams('date=2026-02-29&dateFrom=2026-02-31&dateTo=2026-04-31');
    expect(readDashboardQuery(search, today, madrid)).toEqual(
      readDashboardQuery(new URLSearchParams(), today, madrid),
    );
  });

  it('replaces invalid dates by defaults and swaps reversed ones', () => {
    const search = new URLSearchParams('date=soon&dateFrom=2026-02-20&dateTo=2026-02-10&country=es');
    expect(readDashboardQuery(search, today, madrid)).toEqual({
      date: today,
      dateFrom: '2026-02-10',
      dateTo: '2026-02-20',
      country: 'es',
      city: '',
    });
  });

  it('keeps the end that was changed last, with both ends in order', () => {
    const start = new URLSearchParams('dateFrom=2026-10-23&dateTo=2026-11-21');
    const late = changeDashboardQuery(start, { dateFrom: '2026-11-21' }, today, madrid);
    const turned = changeDashboardQuery(late, { dateTo: '2026-10-01' }, today, madrid);
    expect(turned.toString()).toBe('dateFrom=2026-10-01&dateTo=2026-11-21');
    const earlier = changeDashboardQuery(turned, { dateFrom: '2026-09-01' }, today, madrid);
    expect(earlier.toString()).toBe('dateFrom=2026-09-01&dateTo=2026-11-21');
  });

  it('puts a changed end in order with a default one', () => {
    const next = changeDashboardQuery(new URLSearchParams(), { dateTo: '2026-01-01' }, today, madrid);
    expect(next.toString()).toBe('dateTo=2026-01-31&dateFrom=2026-01-01');
  });

  it('drops the city when the country changes', () => {
    const search = new URLSearchParams('country=es&city=K1&date=2026-02-01');
    expect(changeDashboardQuery(search, { country: 'ua' }, today, madrid).toString()).toBe(
      'country=ua&date=2026-02-01',
    );
    expect(changeDashboardQuery(search, { city: '' }, today, madrid).toString()).toBe(
      'country=es&date=2026-02-01',
    );
  });
});

it('sends a day or a period, and only the chosen filters', () => {
  const query = readDashboardQuery(new URLSearchParams('country=es'), today, madrid);
  expect(metricSearch('date', query)).toEqual({ date: today, country: 'es' });
  expect(metricSearch('period', query)).toEqual({ dateFrom: '2026-01-31', dateTo: today, country: 'es' });
});

it('recognizes the presets', () => {
  expect(presetPeriod('thisHalfMonth', '2026-02-17')).toEqual({
    dateFrom: '2026-02-16',
    dateTo: '2026-02-17',
  });
  const query = readDashboardQuery(new URLSearchParams(), today, madrid);
  expect(activePreset(query, today)).toBe('last30Days');
  expect(activePreset({ ...query, dateFrom: '2026-01-30' }, today)).toBeNull();
});

it('takes today from the clock of the chosen country, or of Madrid without one', () => {
  const lateEvening = new Date('2026-01-05T22:30:00Z');
  expect(todayIn('ua', lateEvening)).toBe('2026-01-06');
  expect(todayIn('es', lateEvening)).toBe('2026-01-05');
  expect(todayIn(null, new Date('2026-01-05T23:30:00Z'))).toBe('2026-01-06');
  expect(todayIn('elsewhere', lateEvening)).toBe('2026-01-05');
});

const everywhere = { country: 'es', city: '' };

it('the previous period has as many days and ends right before the period', () => {
  const query = { ...everywhere, date: '2026-11-22', dateFrom: '2026-11-16', dateTo: '2026-11-22' };
  expect(previousQuery(query)).toEqual({
    ...everywhere,
    date: '2026-11-15',
    dateFrom: '2026-11-09',
    dateTo: '2026-11-15',
  });
});

it('the previous period leaves no day out and counts none twice, also across clock changes and years', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 0, max: 400 }), (start, length) => {
      const dateFrom = addDays('2024-01-01', start);
      const dateTo = addDays(dateFrom, length);
      const before = previousQuery({ ...everywhere, date: dateTo, dateFrom, dateTo });
      expect(addDays(before.dateTo, 1)).toBe(dateFrom);
      expect(addDays(before.dateFrom, length + 1)).toBe(dateFrom);
    }),
  );
});

it('a comparison leaves the unfinished day out, and today alone is not compared', () => {
  const days = { ...everywhere, date: today, dateFrom: '2026-02-26', dateTo: '2026-02-28' };
  expect(finishedQuery(days, today)).toBe(days);
  expect(finishedQuery({ ...days, dateTo: today }, today)).toEqual(days);
  expect(finishedQuery({ ...days, dateTo: '2026-12-31' }, today)).toEqual(days);
  expect(finishedQuery({ ...days, dateFrom: today, dateTo: today }, today)).toBeNull();
});

it('a change is relative to the previous value, and undefined if that is zero', () => {
  expect(changeOf(110, 100)).toBeCloseTo(0.1);
  expect(changeOf(50, 100)).toBe(-0.5);
  expect(changeOf(-50, -100)).toBe(0.5);
  expect(changeOf(0, 0)).toBe(0);
  expect(changeOf(5, 0)).toBeNull();
});

it('the parts of a period cover it in order, without gaps, and are ten at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 0, max: 800 }), (start, length) => {
      const dateFrom = addDays('2024-01-01', start);
      const dateTo = addDays(dateFrom, length);
      const parts = periodParts({ dateFrom, dateTo });
      expect(parts.length).toBeLessThanOrEqual(10);
      expect(parts[0]?.dateFrom).toBe(dateFrom);
      expect(parts.at(-1)?.dateTo).toBe(dateTo);
      for (const [index, part] of parts.slice(1).entries())
        expect(part.dateFrom).toBe(addDays(parts[index]?.dateTo ?? '', 1));
    }),
  );
});

it('a week has seven parts', () => {
  expect(periodParts({ dateFrom: '2026-11-16', dateTo: '2026-11-22' })).toHaveLength(7);
});

it('the parts of a sparkline have the same length, are at most eight and end with the period', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 0, max: 800 }), (start, length) => {
      const dateFrom = addDays('2024-01-01', start);
      const dateTo = addDays(dateFrom, length);
      const parts = equalParts({ dateFrom, dateTo });
      const lengths = parts.map((part) => Date.parse(part.dateTo) - Date.parse(part.dateFrom));
      expect(parts.length).toBeGreaterThan(0);
      expect(parts.length).toBeLessThanOrEqual(8);
      expect(new Set(lengths).size).toBe(1);
      expect(parts.at(-1)?.dateTo).toBe(dateTo);
      expect((parts[0]?.dateFrom ?? '') >= dateFrom).toBe(true);
      for (const [index, part] of parts.slice(1).entries())
        expect(part.dateFrom).toBe(addDays(parts[index]?.dateTo ?? '', 1));
    }),
  );
});
