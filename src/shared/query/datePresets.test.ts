import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialListState, toListQuery } from '../../renderer/data/listState.ts';
import { dayInZone } from '../rules/plainDates.ts';
import {
  type DateRange,
  datePresets,
  dayPresets,
  halfMonthPresets,
  isDatePreset,
  resolvePreset,
} from './datePresets.ts';

describe('relative dates', () => {
  it.each([
    ['today', '2026-03-01', '2026-03-01', '2026-03-01'],
    ['last7Days', '2026-03-01', '2026-02-23', '2026-03-01'],
    ['last30Days', '2026-03-01', '2026-01-31', '2026-03-01'],
    ['thisMonth', '2028-02-10', '2028-02-01', '2028-02-29'],
    ['thisHalfMonth', '2026-04-16', '2026-04-16', '2026-04-30'],
    ['thisHalfMonth', '2026-04-15', '2026-04-01', '2026-04-15'],
    ['previousHalfMonth', '2026-04-16', '2026-04-01', '2026-04-15'],
    ['previousHalfMonth', '2026-03-15', '2026-02-16', '2026-02-28'],
    ['previousHalfMonth', '2026-01-01', '2025-12-16', '2025-12-31'],
    ['yesterday', '2026-01-01', '2025-12-31', '2025-12-31'],
    ['thisWeek', '2026-11-22', '2026-11-16', '2026-11-22'],
    ['thisWeek', '2026-11-23', '2026-11-23', '2026-11-29'],
    ['previousWeek', '2026-01-01', '2025-12-22', '2025-12-28'],
    ['previousMonth', '2028-03-31', '2028-02-01', '2028-02-29'],
    ['untilToday', '2026-11-23', '', '2026-11-23'],
    ['fromToday', '2026-11-23', '2026-11-23', ''],
  ] as const)('%s on %s is %s to %s', (preset, today, from, to) => {
    expect(resolvePreset(preset, today)).toEqual({ from, to });
  });

  // Ten years: includes leap days and the days of 23 and 25 hours.
  const instants = fc.date({ min: new Date('2024-01-01'), max: new Date('2033-12-31'), noInvalidDate: true });
  const zones = fc.constantFrom(
    'Europe/Madrid',
    'Europe/Kyiv',
    'UTC',
    'Pacific/Auckland',
    'America/New_York',
  );
  const dayBefore = (day: string): string =>
    new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
  const lengthOf = ({ from, to }: DateRange): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

  it('contain the current day and adjoin the previous range, in every zone at any time', () => {
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const today = dayInZone(instant, zone);
        const shown = new Intl.DateTimeFormat('en-GB', { timeZone: zone, day: 'numeric' }).format(instant);
        expect(Number(today.slice(8))).toBe(Number(shown));
        for (const [present, previous] of [
          ['today', 'yesterday'],
          ['thisWeek', 'previousWeek'],
          ['thisMonth', 'previousMonth'],
          ['thisHalfMonth', 'previousHalfMonth'],
        ] as const) {
          const range = resolvePreset(present, today);
          expect(range.from <= today && today <= range.to).toBe(true);
          for (const day of [range.from, range.to]) expect(resolvePreset(present, day)).toEqual(range);
          expect(resolvePreset(previous, today)).toEqual(resolvePreset(present, dayBefore(range.from)));
          expect(resolvePreset(previous, today).to).toBe(dayBefore(range.from));
        }
        const week = resolvePreset('thisWeek', today);
        expect([new Date(week.from).getUTCDay(), lengthOf(week)]).toEqual([1, 7]);
        expect(lengthOf(resolvePreset('last7Days', today))).toBe(7);
        expect(lengthOf(resolvePreset('last30Days', today))).toBe(30);
      }),
    );
  });

  it('become plain ranges in a query', () => {
    const filters = { createdAt: { match: 'preset', preset: 'today' } } as const;
    expect(toListQuery({ ...initialListState, size: 22, filters }, '2026-05-04').filters).toEqual({
      createdAt: { match: 'between', from: '2026-05-04', to: '2026-05-04' },
    });
  });
});

it('have stable names, because addresses and saved views contain them', () => {
  expect(datePresets.join(' ')).toBe(
    'today yesterday thisWeek previousWeek thisMonth previousMonth thisHalfMonth previousHalfMonth last7Days last30Days untilToday fromToday',
  );
  expect(datePresets.slice(0, -2)).toEqual(dayPresets);
  expect(halfMonthPresets).toEqual(['previousHalfMonth', 'thisHalfMonth']);
  expect([isDatePreset('today'), isDatePreset('')]).toEqual([true, false]);
});
