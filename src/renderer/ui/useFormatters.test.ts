import { expect, it } from 'vitest';
import { ageText } from './useAge.ts';
import { createFormatters, shortMoment } from './useFormatters.ts';

it.each([
  ['en-GB', '2026-11-21T13:05:00Z', '14:05'],
  // Madrid is an hour ahead of UTC: 23:30Z is 00:30 of the next day.
  ['en-GB', '2026-11-20T23:30:00Z', '00:30'],
  ['en-GB', '2026-11-20T22:30:00Z', '20 Nov'],
  ['uk-UA', '2026-11-01T09:00:00Z', '1 лист.'],
  ['es-ES', '2026-11-01T09:00:00Z', '1 nov'],
  ['en-GB', '2025-11-21T13:05:00Z', '21 Nov 2025'],
  ['en-GB', '2027-01-02T13:05:00Z', '2 Jan 2027'],
  ['en-GB', '2026-11-21', '21 Nov'],
  ['en-GB', '2025-11-21', '21 Nov 2025'],
  ['es-ES', '2025-11-20T23:30:00Z', '21 nov 2025'],
  ['uk-UA', '2025-11-20T23:30:00Z', '21 лист. 2025'],
  ['en-GB', 'soon', 'soon'],
])('in %s the short form of %s on 21 November 2026 is %s', (language, text, short) => {
  expect(shortMoment(createFormatters(language, 'Europe/Madrid'), text, '2026-11-21')).toBe(short);
});

it('a day is short, but never a time', () => {
  const { shortDay } = createFormatters('en-GB', 'Europe/Madrid');
  expect(shortDay('2026-11-21T13:05:00Z', '2026-11-21')).toBe('21 Nov');
  expect(shortDay('2026-11-20T23:30:00Z', '2026-11-21')).toBe('21 Nov');
  expect(shortDay('2025-11-21', '2026-11-21')).toBe('21 Nov 2025');
});

it('no text of the server makes a formatter throw', () => {
  const formatters = createFormatters('en-GB', 'Europe/Madrid');
  const texts = [
    '',
    'soon',
    '2026-02-31',
    '9999-99-99',
    '+275760-09-13T00:00:00.001Z',
    '-271821-04-20',
    '2026-11-21',
  ];
  for (const text of texts) {
    for (const name of ['date', 'dateTime', 'dayAndTime', 'time', 'instant'] as const)
      expect(formatters[name](text)).not.toContain('NaN');
    expect(shortMoment(formatters, text, '2026-11-21')).not.toContain('NaN');
    expect(formatters.shortDay(text, '2026-11-21')).not.toContain('NaN');
    expect(formatters.days(text, '2026-11-21')).not.toContain('NaN');
    expect(ageText('en-GB', text, 0)).not.toContain('NaN');
  }
  // JavaScript's `Date` turns it into 3 March.
  expect(formatters.date('2026-02-31')).toBe('2026-02-31');
  expect(formatters.dateTime('2026-02-31T10:00:00Z')).toBe('2026-02-31T10:00:00Z');
  expect(formatters.days('soon', '2026-11-21')).toBe('soon – 2026-11-21');
});
