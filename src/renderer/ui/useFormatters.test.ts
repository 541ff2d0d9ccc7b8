import { expect, it } from 'vitest';
import { createFormatters } from './useFormatters.ts';

it.each([
  ['en-GB', '2026-11-21T13:05:00Z', '14:05'],
  // Midnight in Madrid is an hour earlier in UTC.
  ['en-GB', '2026-11-20T23:30:00Z', '00:30'],
  ['en-GB', '2026-11-20T22:30:00Z', '20 Nov, 23:30'],
  ['uk-UA', '2026-11-01T09:00:00Z', '1 лист., 10:00'],
  ['es-ES', '2026-11-01T09:00:00Z', '1 nov, 10:00'],
  ['en-GB', '2025-11-21T13:05:00Z', '21 Nov 2025'],
  ['en-GB', '2027-01-02T13:05:00Z', '2 Jan 2027'],
  ['en-GB', '2026-11-21', '21 Nov'],
  ['en-GB', '2025-11-21', '21 Nov 2025'],
  ['es-ES', '2025-11-20T23:30:00Z', '21 nov 2025'],
  ['uk-UA', '2025-11-20T23:30:00Z', '21 лист. 2025\u00a0р.'],
  ['en-GB', 'soon', 'soon'],
])('in %s %s is %s for short on 21 November 2026', (language, text, short) => {
  expect(createFormatters(language, 'Europe/Madrid').short(text, '2026-11-21')).toBe(short);
});
