import { expect, it } from 'vitest';
import { dayInZone, timeInZone } from './zonedText.ts';

it('takes day and time from the clocks of the country', () => {
  const lateEvening = new Date('2026-06-30T22:30:00Z');
  expect(dayInZone(lateEvening, 'Europe/Madrid')).toBe('2026-07-01');
  expect(dayInZone(lateEvening, 'UTC')).toBe('2026-06-30');
  expect(timeInZone(lateEvening, 'Europe/Kyiv')).toBe('2026-07-01 01:30:00');
  expect(timeInZone(new Date('2026-01-05T06:07:08Z'), 'Europe/Madrid')).toBe('2026-01-05 07:07:08');
});

it('goes with the clocks when they change', () => {
  expect(timeInZone(new Date('2026-10-25T00:59:59Z'), 'Europe/Madrid')).toBe('2026-10-25 02:59:59');
  expect(timeInZone(new Date('2026-10-25T01:00:00Z'), 'Europe/Madrid')).toBe('2026-10-25 02:00:00');
});
