import { describe, expect, it } from 'vitest';
import { firstWeekday, monthWeeks, moveDay } from './calendarDays.ts';

it.each([
  ['en-GB', 1],
  ['uk-UA', 1],
  ['es-ES', 1],
])('weeks of %s start on day %d', (language, first) => {
  expect(firstWeekday(language)).toBe(first);
});

describe('the weeks of a month', () => {
  it('start on Monday or on Sunday', () => {
    const monday = monthWeeks('2026-11-21', 1);
    const sunday = monthWeeks('2026-11-21', 7);
    expect(monday[0]).toEqual([
      '2026-10-26',
      '2026-10-27',
      '2026-10-28',
      '2026-10-29',
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
    ]);
    expect(sunday[0]?.[0]).toBe('2026-11-01');
    expect([monday.length, sunday.length]).toEqual([6, 6]);
  });

  it('contain each day once, also across a clock change', () => {
    for (const month of ['2026-02', '2026-03', '2026-10', '2028-02', '2026-12']) {
      const days = monthWeeks(`${month}-10`, 1).flat();
      expect(new Set(days).size).toBe(42);
      expect(days.toSorted()).toEqual(days);
    }
  });
});

it.each([
  ['ArrowLeft', '2026-03-01', '2026-02-28'],
  ['ArrowDown', '2026-03-28', '2026-04-04'],
  ['Home', '2026-11-21', '2026-11-16'],
  ['End', '2026-11-21', '2026-11-22'],
  ['PageDown', '2026-01-31', '2026-02-28'],
  ['PageUp', '2026-01-15', '2025-12-15'],
  ['Shift+PageDown', '2028-02-29', '2029-02-28'],
] as const)('%s moves from %s to %s', (move, from, to) => {
  expect(moveDay(from, move, 1)).toBe(to);
});
