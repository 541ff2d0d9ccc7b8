import { describe, expect, it } from 'vitest';
import {
  activePreset,
  addDays,
  changeDashboardQuery,
  metricSearch,
  periodPresets,
  readDashboardQuery,
  todayIn,
} from './dashboardQuery.ts';

const today = '2026-03-01';

describe('the address', () => {
  it('means the last 30 days, today, everywhere when it says nothing', () => {
    expect(readDashboardQuery(new URLSearchParams(), today)).toEqual({
      date: today,
      dateFrom: '2026-01-31',
      dateTo: today,
      country: '',
      city: '',
    });
  });

  it('is not believed when it is malformed, and put in order', () => {
    const search = new URLSearchParams('date=soon&dateFrom=2026-02-20&dateTo=2026-02-10&country=es');
    expect(readDashboardQuery(search, today)).toEqual({
      date: today,
      dateFrom: '2026-02-10',
      dateTo: '2026-02-20',
      country: 'es',
      city: '',
    });
  });

  it('keeps the end that was changed last, and both in order', () => {
    const start = new URLSearchParams('dateFrom=2026-10-23&dateTo=2026-11-21');
    const late = changeDashboardQuery(start, { dateFrom: '2026-11-21' }, today);
    const turned = changeDashboardQuery(late, { dateTo: '2026-10-01' }, today);
    expect(turned.toString()).toBe('dateFrom=2026-10-01&dateTo=2026-11-21');
    const earlier = changeDashboardQuery(turned, { dateFrom: '2026-09-01' }, today);
    expect(earlier.toString()).toBe('dateFrom=2026-09-01&dateTo=2026-11-21');
  });

  it('puts an end in order with the one that stands in no address', () => {
    const next = changeDashboardQuery(new URLSearchParams(), { dateTo: '2026-01-01' }, today);
    expect(next.toString()).toBe('dateTo=2026-01-31&dateFrom=2026-01-01');
  });

  it('forgets the city with its country', () => {
    const search = new URLSearchParams('country=es&city=K1&date=2026-02-01');
    expect(changeDashboardQuery(search, { country: 'ua' }, today).toString()).toBe(
      'country=ua&date=2026-02-01',
    );
    expect(changeDashboardQuery(search, { city: '' }, today).toString()).toBe('country=es&date=2026-02-01');
  });
});

it('asks for a day or a period, and only for what was chosen', () => {
  const query = readDashboardQuery(new URLSearchParams('country=es'), today);
  expect(metricSearch('date', query)).toEqual({ date: today, country: 'es' });
  expect(metricSearch('period', query)).toEqual({ dateFrom: '2026-01-31', dateTo: today, country: 'es' });
});

it('knows its presets', () => {
  expect(periodPresets.thisHalfMonth('2026-02-17')).toEqual({ dateFrom: '2026-02-16', dateTo: '2026-02-17' });
  const query = readDashboardQuery(new URLSearchParams(), today);
  expect(activePreset(query, today)).toBe('last30Days');
  expect(activePreset({ ...query, dateFrom: '2026-01-30' }, today)).toBeNull();
});

it('counts days across months and clock changes', () => {
  expect(addDays('2026-03-30', -2)).toBe('2026-03-28');
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
});

it("counts today by the chosen country's clocks, by Madrid's where none is chosen", () => {
  const lateEvening = new Date('2026-01-05T22:30:00Z');
  expect(todayIn('ua', lateEvening)).toBe('2026-01-06');
  expect(todayIn('es', lateEvening)).toBe('2026-01-05');
  expect(todayIn(null, new Date('2026-01-05T23:30:00Z'))).toBe('2026-01-06');
  expect(todayIn('elsewhere', lateEvening)).toBe('2026-01-05');
});
