import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addWeeks,
  layOutSlots,
  mondayAt,
  offsetsOf,
  phaseOf,
  slotWeekOf,
  utcOffset,
  weekHourOf,
  weekStart,
} from './slotWeek.ts';

const zones = ['Europe/Madrid', 'Europe/Kyiv'] as const;
const hour = 3_600_000;

/** Slots as the server sends them, one per hour of the week. */
const slotsOf = (monday: string, timeZone: string) => {
  const week = slotWeekOf(monday, timeZone);
  const start = weekStart(week);
  const end = week.days.at(-1)?.end ?? 0;
  const slots = Array.from({ length: (end - start) / hour }, (_, index) => ({
    startTime: new Date(start + index * hour).toISOString(),
  }));
  return { week, slots, grid: layOutSlots(week, slots) };
};

describe.each(zones)('a week in %s', (timeZone) => {
  it('has a slot in each of its 168 fields', () => {
    const { slots, grid } = slotsOf('2026-11-16', timeZone);
    expect(slots).toHaveLength(168);
    expect(grid.flat().every((field) => field.length === 1)).toBe(true);
  });

  it('has both hours of the autumn change in one field', () => {
    const { week, slots, grid } = slotsOf('2026-10-19', timeZone);
    expect(slots).toHaveLength(169);
    const double = timeZone === 'Europe/Madrid' ? 2 : 3;
    expect(grid.flat().filter((field) => field.length !== 1)).toEqual([grid[6]?.[double]]);
    expect(grid[6]?.[double]?.map(({ startTime }) => startTime)).toEqual([
      '2026-10-25T00:00:00.000Z',
      '2026-10-25T01:00:00.000Z',
    ]);
    expect(layOutSlots(week, slots.toReversed())).toEqual(grid);
    expect(offsetsOf(week)).toEqual(timeZone === 'Europe/Madrid' ? ['UTC+2', 'UTC+1'] : ['UTC+3', 'UTC+2']);
  });

  it('leaves the skipped hour of the spring change empty', () => {
    const { slots, grid } = slotsOf('2026-03-23', timeZone);
    expect(slots).toHaveLength(167);
    const missing = timeZone === 'Europe/Madrid' ? 2 : 3;
    expect(grid.flat().filter((field) => field.length !== 1)).toEqual([[]]);
    expect(grid[6]?.[missing]).toEqual([]);
    expect(grid[6]?.[missing + 1]).toEqual([{ startTime: '2026-03-29T01:00:00.000Z' }]);
  });

  it('contains exactly the instants within it', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
        (date) => {
          const time = date.getTime();
          const week = slotWeekOf(mondayAt(time, timeZone), timeZone);
          const at = weekHourOf(week, date.toISOString());
          const clock = new Intl.DateTimeFormat('en-CA', {
            timeZone,
            dateStyle: 'short',
            timeStyle: 'short',
            hourCycle: 'h23',
          }).format(time);
          expect(`${week.days[at?.day ?? -1]?.date}, ${String(at?.hour).padStart(2, '0')}`).toBe(
            clock.slice(0, -3),
          );
          expect(weekHourOf(slotWeekOf(addWeeks(week.monday, 1), timeZone), date.toISOString())).toBeNull();
        },
      ),
    );
  });
});

it('begins on Monday in the time zone of the country, not of the computer', () => {
  const justMonday = Date.parse('2026-11-15T22:30:00Z');
  expect(mondayAt(justMonday, 'Europe/Kyiv')).toBe('2026-11-16');
  expect(mondayAt(justMonday, 'Europe/Madrid')).toBe('2026-11-09');
  expect(new Date(weekStart(slotWeekOf('2026-11-16', 'Europe/Kyiv'))).toISOString()).toBe(
    '2026-11-15T22:00:00.000Z',
  );
});

it('drops invalid instants', () => {
  const week = slotWeekOf('2026-11-16', 'Europe/Madrid');
  expect(weekHourOf(week, '')).toBeNull();
  expect(layOutSlots(week, [{ startTime: 'soon' }]).flat(2)).toEqual([]);
});

it('names offsets of whole and fractional hours', () => {
  const time = Date.parse('2026-01-15T12:00:00Z');
  expect(utcOffset(time, 'Asia/Kolkata')).toBe('UTC+5:30');
  expect(utcOffset(time, 'America/New_York')).toBe('UTC−5');
  expect(utcOffset(time, 'UTC')).toBe('UTC+0');
  expect(utcOffset(time, '+05:05')).toBe('UTC+5:05');
});

it('a slot is running from its start to the end of its hour', () => {
  const start = Date.parse('2026-11-16T12:00:00Z');
  const phases = [-1, 0, hour - 1, hour].map((after) =>
    phaseOf({ startTime: '2026-11-16T12:00:00Z' }, start + after),
  );
  expect(phases).toEqual(['future', 'running', 'running', 'past']);
});
