import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromZonedInput, toZonedInput } from './dateInput.ts';

it('shows and reads times in the country’s time zone', () => {
  expect(toZonedInput('2026-07-01T16:30:00.000Z', 'Europe/Madrid')).toBe('2026-07-01T18:30');
  expect(fromZonedInput('2026-07-01T18:30', 'Europe/Madrid')).toBe('2026-07-01T16:30:00.000Z');
});

it('moves a time in the skipped hour of the spring clock change forward', () => {
  expect(fromZonedInput('2026-03-29T02:30', 'Europe/Madrid')).toBe('2026-03-29T01:30:00.000Z');
});

it.each(['x', '31/04/2026 12:00', '2026-13-01T00:00', '20261121'])('keeps "%s" as typed', (text) => {
  expect(fromZonedInput(text, 'Europe/Kyiv')).toBe(text);
  expect(toZonedInput(text, 'Europe/Kyiv')).toBe(text);
});

it('does not turn an invalid date into another day', () => {
  for (const text of ['11/31/2026 12:00', '2026-02-31T12:00:00Z']) {
    expect(toZonedInput(text, 'Europe/Kyiv')).toBe(text);
  }
});

it('converts an empty value to an empty value', () => {
  expect(fromZonedInput('', 'Europe/Kyiv')).toBeNull();
  expect(toZonedInput('', 'Europe/Kyiv')).toBe('');
});

it('a time survives conversion in both directions, except in the doubled hour', () => {
  const minute = fc.integer({ min: 0, max: 525_600 }).filter((value) => Math.abs(value - 428_400) > 1440);
  fc.assert(
    fc.property(minute, (value) => {
      const instant = new Date(Date.UTC(2026, 0, 1) + value * 60_000).toISOString();
      expect(fromZonedInput(toZonedInput(instant, 'Europe/Kyiv'), 'Europe/Kyiv')).toBe(instant);
    }),
  );
});
