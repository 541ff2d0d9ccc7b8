import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countryOfPhone,
  groupPhone,
  isSamePhone,
  isWholePhone,
  phoneForms,
  withCountryCode,
} from './phoneForms.ts';

it('lists a number as typed, without spaces, and in the format of its country', () => {
  // Forms without the country code also match numbers that have it.
  expect(phoneForms('+34608616867')).toEqual(['608616867', '608 616 867']);
  expect(phoneForms('00380676251452')).toEqual(['676251452', '67 625 14 52']);
  expect(phoneForms('(+34) 608-616-867')).toEqual(['(+34) 608-616-867', '608616867', '608 616 867']);
  expect(phoneForms('+34-608-61')).toEqual(['+34-608-61', '+3460861', '+34 608 61']);
});

it('treats a number without a country code as one of either country', () => {
  expect(phoneForms('608616867')).toEqual(['608616867', '608 616 867', '60 861 68 67']);
  expect(phoneForms('600 000')).toEqual(['600 000', '600000', '60 000 0']);
  expect(phoneForms('0676251452')).toEqual(expect.arrayContaining(['676251452', '67 625 14 52']));
  expect(phoneForms('867')).toEqual(['867']);
});

it('formats a number like the samples, with or without the trunk prefix', () => {
  expect(phoneForms('0676251452', ['067/999-88-77'])).toContain('067/625-14-52');
  expect(phoneForms('0676251452', ['67/999-88-77'])).toContain('67/625-14-52');
  expect(phoneForms('+380676251452', ['067/999-88-77'])).toContain('067/625-14-52');
  expect(phoneForms('608616867', ['600/111-222'])).toContain('608/616-867');
  expect(phoneForms('6086', ['600/111-222'])).toEqual(phoneForms('6086'));
});

it('recognizes the country by its code or trunk prefix', () => {
  const numbers = ['+34 608', '00380 67', '093 036 46 68', '(0)93 036 46 68'];
  expect(numbers.map(countryOfPhone)).toEqual(['es', 'ua', 'ua', 'ua']);
  const others = ['+49 30', '608616867', '093036466', '346086', '12345678901', '0 034 608616867'];
  expect(others.map(countryOfPhone)).toEqual(others.map(() => null));
});

it('leaves an unknown country code unchanged', () => {
  expect(phoneForms('+49 30 1234')).toEqual(['+49 30 1234', '+49301234']);
  for (const typed of ['12345678901', '+34608616867'])
    expect(phoneForms(typed, ['+49 30 1234567'])).toEqual(phoneForms(typed));
});

it('distinguishes whole numbers from parts', () => {
  const isWhole = (typed: string): boolean => isWholePhone(typed);
  expect(
    [
      '+34608616867',
      '0034 608 616 867',
      '608616867',
      '067 625 14 52',
      '34608616867',
      '+123456789012345',
    ].every(isWhole),
  ).toBe(true);
  expect(['+1234567890123456', '+3460861686', '+34', '608 616 86', '+34 608 616 867 1'].some(isWhole)).toBe(
    false,
  );
});

describe('a phone number', () => {
  const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{${length - 1}}$`));
  const spanish = digits(9).map((national) => ({ code: '34', trunk: '', national }));
  const ukrainian = digits(9).map((national) => ({ code: '380', trunk: '0', national }));
  const number = fc.oneof(spanish, ukrainian);
  const before = fc.constantFrom('+', '00', 'none');
  const spaced = (text: string, gaps: readonly number[], separator: string): string =>
    [...text].map((digit, at) => (gaps.includes(at) ? digit + separator : digit)).join('');
  const gaps = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 3 });
  const separator = fc.constantFrom(' ', '-', '.');
  const write = (
    { code, trunk, national }: { code: string; trunk: string; national: string },
    prefix: string,
    at: readonly number[],
    between: string,
  ): string => {
    const own = spaced(national, at, between);
    return prefix === 'none' ? trunk + own : `${prefix}${code}${between}${own}`;
  };

  it('is found from any spelling if stored without spaces or in groups', () => {
    fc.assert(
      fc.property(number, before, gaps, separator, (of, prefix, at, between) => {
        const typed = write(of, prefix, at, between);
        const groups = of.code === '34' ? [2, 5] : [1, 4, 6];
        for (const stored of [`+${of.code}${of.national}`, `+${of.code} ${spaced(of.national, groups, ' ')}`])
          expect(
            phoneForms(typed).some((form) => stored.includes(form)),
            `${typed} in ${stored}`,
          ).toBe(true);
        expect(isWholePhone(typed)).toBe(true);
      }),
    );
  });

  it('is searched first in the format of known numbers of its country', () => {
    fc.assert(
      fc.property(spanish, spanish, before, gaps, separator, (of, other, prefix, at, between) => {
        const [sample, stored] = [write(other, prefix, at, between), write(of, prefix, at, between)];
        const [first = ''] = phoneForms(`+34${of.national}`, [sample]);
        expect(stored).toContain(first);
      }),
    );
  });

  it('is the same in every spelling, and differs from any other number', () => {
    expect(isSamePhone('+34676251452', '+380676251452')).toBe(false);
    expect(isSamePhone('6086', '6086')).toBe(true);
    fc.assert(
      fc.property(number, before, gaps, separator, (of, prefix, at, between) => {
        const whole = `+${of.code}${of.national}`;
        const other = of.national.replace(/\d$/, (last) => String((Number(last) + 1) % 10));
        expect(isSamePhone(write(of, prefix, at, between), whole)).toBe(true);
        expect(isSamePhone(write({ ...of, national: other }, prefix, at, between), whole)).toBe(false);
      }),
    );
  });
});

it.each([
  ['00 34 612-345-678', '+34 612 345 678'],
  ['+34612345678', '+34 612 345 678'],
  ['34612345678', '+34 612 345 678'],
  ['+380 (0)44 1234567', '+380 44 123 45 67'],
  // Country unknown.
  [' 612-345-678 ', '612-345-678'],
  ['+34 612 345', '+34 612 345'],
  ['+49 30 1234567', '+49 30 1234567'],
  ['+34 612 345 678 ext. 5', '+34 612 345 678 ext. 5'],
])('%j is shown and saved as %j', (typed, kept) => expect(groupPhone(typed)).toBe(kept));

it.each([
  ['es', '604 476 999', '+34 604 476 999'],
  ['es', '(91) 123-45-67', '+34 911 234 567'],
  ['ua', '067 625 14 52', '+380 67 625 14 52'],
  ['ua', '(044)1234567', '+380 44 123 45 67'],
] as const)('adds the country code in %s to %s', (country, typed, whole) => {
  expect(withCountryCode(typed, country)).toBe(whole);
  expect(withCountryCode(whole, country)).toBeNull();
});

it.each([
  ['es', '067 625 14 52'],
  ['es', '112'],
  ['es', '012 345 678'],
  ['es', '604 476 999 ext. 5'],
  ['es', '34604476999'],
  ['es', '+49 30 123456'],
  ['ua', '604 476 999'],
  ['ua', '00380676251452'],
  ['es', 'abc'],
] as const)('adds no country code in %s to %s', (country, typed) =>
  expect(withCountryCode(typed, country)).toBeNull(),
);
