import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, readDate, spellDay } from './dateText.ts';

const languages = ['en-GB', 'uk-UA', 'es-ES'] as const;
const read = (text: string, language: string, hasTime = false) => readDate(text, language, hasTime);

describe('dates', () => {
  it.each([
    ['en-GB', '21/11/2026'],
    ['uk-UA', '21.11.2026'],
    ['es-ES', '21/11/2026'],
  ])('have the day first in %s', (language, text) => {
    expect(formatDate('2026-11-21', language)).toBe(text);
    expect(formatDate('2026-11-21T18:30', language)).toBe(`${text} 18:30`);
  });

  it('survive formatting and parsing in every language', () => {
    const minutes = fc.integer({ min: 0, max: 200 * 365 * 144 }).map((steps) => steps * 10);
    fc.assert(
      fc.property(minutes, fc.constantFrom(...languages), (value, language) => {
        const instant = new Date(Date.UTC(1900, 0, 1) + value * 60_000).toISOString();
        for (const [length, hasTime] of [
          [10, false],
          [16, true],
        ] as const) {
          const date = instant.slice(0, length);
          expect(read(formatDate(date, language), language, hasTime)).toEqual({ value: date });
        }
      }),
    );
  });

  it.each([
    ['1/2/2026', 'en-GB', '2026-02-01'],
    ['1.10.26', 'en-GB', '2026-10-01'],
    ['21 Nov 2026', 'en-GB', '2026-11-21'],
    ['1 september 2026', 'en-GB', '2026-09-01'],
    ['21 nov 2026', 'es-ES', '2026-11-21'],
    ['21 de noviembre de 2026', 'es-ES', '2026-11-21'],
    ['21 листопада 2026', 'uk-UA', '2026-11-21'],
    ['21 лист. 2026 р.', 'uk-UA', '2026-11-21'],
    ['1/2/2026', 'es-ES', '2026-02-01'],
    ['1.2.26', 'uk-UA', '2026-02-01'],
    ['1-2-26', 'es-ES', '2026-02-01'],
    ['  21 11 2026 ', 'es-ES', '2026-11-21'],
    ['21112026', 'uk-UA', '2026-11-21'],
    ['21112026', 'en-GB', '2026-11-21'],
    ['3/4/85', 'es-ES', '1985-04-03'],
    ['2026-11-21', 'en-GB', '2026-11-21'],
    ['29/02/2028', 'es-ES', '2028-02-29'],
    ['21/11/2026 18:35', 'es-ES', '2026-11-21'],
    ['', 'es-ES', ''],
  ])('"%s" in %s is read as "%s"', (text, language, value) => {
    expect(read(text, language)).toEqual({ value });
  });

  it.each([
    ['29/02/2026', 'es-ES', 'impossible'],
    ['31.04.2026', 'uk-UA', 'impossible'],
    ['11/21/2026', 'en-GB', 'impossible'],
    ['2026-13-01', 'en-GB', 'impossible'],
    ['0/0/2026', 'es-ES', 'impossible'],
    ['21/11', 'es-ES', 'shape'],
    ['21/11/20', 'es-ES', 'shape'],
    ['21/11/202', 'es-ES', 'shape'],
    ['tomorrow', 'en-GB', 'shape'],
    ['21 Ma 2026', 'en-GB', 'shape'],
    ['21 ju 2026', 'es-ES', 'shape'],
    ['2026-13-01', 'es-ES', 'impossible'],
  ])('"%s" in %s is refused: %s', (text, language, problem) => {
    expect(read(text, language)).toEqual({ problem });
  });

  it('stay as typed if invalid', () => {
    for (const text of ['', 'tomorrow', '31/04/2026', '2026-02-31', '2026-11-21T25:00'])
      expect(formatDate(text, 'es-ES')).toBe(text);
  });
});

describe('the spelled-out date', () => {
  it.each([
    ['2026-10-01', 'en-GB', '1 Oct 2026'],
    ['2026-10-01T18:30', 'es-ES', '1 oct 2026'],
    ['2026-10-01', 'uk-UA', '1 жовт. 2026 р.'],
    ['1/10', 'en-GB', ''],
    ['', 'en-GB', ''],
  ])('"%s" in %s is spelled "%s"', (value, language, spelled) => {
    expect(spellDay(value, language)).toBe(spelled);
  });

  it('can be read back in every language', () => {
    const days = fc.integer({ min: 0, max: 200 * 365 });
    fc.assert(
      fc.property(days, fc.constantFrom(...languages), (value, language) => {
        const date = new Date(Date.UTC(1970, 0, 1 + value)).toISOString().slice(0, 10);
        expect(read(spellDay(date, language), language)).toEqual({ value: date });
      }),
    );
  });
});

describe('times', () => {
  it.each([
    ['18:35', '18:40'],
    ['18:01', '18:00'],
    ['23:59', '23:50'],
  ])('at %s are rounded to ten minutes: %s', (typed, taken) => {
    expect(read(`21/11/2026 ${typed}`, 'es-ES', true)).toEqual({
      value: `2026-11-21T${taken}`,
      isRounded: true,
    });
  });

  it.each([
    ['21/11/2026 18:30', '2026-11-21T18:30'],
    ['21/11/2026, 8.00', '2026-11-21T08:00'],
    ['2026-11-21T18:30', '2026-11-21T18:30'],
    ['21/11/2026', '2026-11-21T00:00'],
  ])('"%s" is read as %s', (text, value) => {
    expect(read(text, 'es-ES', true)).toEqual({ value });
  });

  it.each([
    ['21/11/2026 24:00', 'impossible'],
    ['21/11/2026 12:60', 'impossible'],
    ['31/11/2026 12:00', 'impossible'],
    ['21/11/2026 18', 'shape'],
    ['18:30', 'shape'],
  ])('"%s" is refused: %s', (text, problem) => {
    expect(read(text, 'es-ES', true)).toEqual({ problem });
  });
});
