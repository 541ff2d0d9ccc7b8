import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cifDigit,
  compactTaxNumber,
  dniLetter,
  edrpouDigit,
  rnokppDigit,
  taxNumberFault,
} from './taxNumber.ts';

it.each([
  [' b-9956 6449 ', 'B99566449'],
  ['12.345.678-z', '12345678Z'],
  ['x1234567-l', 'X1234567L'],
  ['12 34 56 78', '12345678'],
  ['1234 567 890', '1234567890'],
  ['es a-5881 8501', 'ESA58818501'],
  [' see note 7 ', 'see note 7'],
  ['B-99', 'B-99'],
])('%j is saved as %j', (typed, kept) => expect(compactTaxNumber(typed)).toBe(kept));

describe('a control character', () => {
  // Published examples of authorities and of public companies.
  it.each([
    ['DNI', '12345678Z'],
    ['DNI', '54362315-K'],
    ['NIE', 'X-2482300-W'],
    ['NIE', 'X5253868R'],
    ['CIF with a digit', 'A28015865'],
    ['CIF with a digit', 'B58378431'],
    ['CIF with its country', 'ESA58818501'],
    ['CIF with a letter', 'Q2818002D'],
    ['CIF with a letter', 'P2807900B'],
    ['EDRPOU', '32855961'],
    ['EDRPOU', '14360570'],
    ['EDRPOU', '00032112'],
    ['RNOKPP', '1759013776'],
  ])('is correct in the %s %s', (_kind, number) => expect(taxNumberFault(number)).toBeNull());

  it.each([
    '12345678A',
    'X2482300A',
    'ESA58818502',
    'A28015866',
    'B99573294',
    'I2801586A',
    '32855968',
    '1759013777',
  ])('is wrong in %s', (number) => expect(taxNumberFault(number)).toBe('control'));

  it.each(['12', 'see note 7', 'ABCDEFGHI', '123456789', 'ES12345678', 'ESESA58818501', ''])(
    'is not computed for %j',
    (text) => expect(taxNumberFault(text)).toBe('shape'),
  );

  const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
  const nie = fc.tuple(fc.integer({ min: 0, max: 2 }), digits(7));
  const right = fc.oneof(
    digits(8).map((own) => own + dniLetter(own)),
    nie.map(([first, own]) => 'XYZ'.charAt(first) + own + dniLetter(`${first}${own}`)),
    fc
      .tuple(fc.constantFrom(...'ABCDEFGHJNPQRSUVW'), digits(7))
      .map(([kind, own]) => kind + own + cifDigit(own)),
    digits(7).map((own) => own + edrpouDigit(own)),
    digits(9).map((own) => own + rnokppDigit(own)),
  );

  it('is correct after its computation, in any spelling of the number', () => {
    fc.assert(
      fc.property(right, fc.constantFrom('', ' ', '-', '.'), (number, separator) => {
        const typed = [number.slice(0, 1), number.slice(1, 5), number.slice(5)].join(separator).toLowerCase();
        expect(taxNumberFault(typed)).toBeNull();
        expect(compactTaxNumber(typed)).toBe(number);
      }),
    );
  });

  // Spanish numbers only: the Ukrainian check writes a remainder of 10 as 0, which hides some mistyped
  // digits.
  const spanish = right.filter((number) => /[A-Z]/.test(number));
  it('detects every wrong digit of a Spanish number, and every swap of two different neighbours except 0 and 9', () => {
    const change = fc.tuple(fc.nat(), fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(spanish, change, (number, [seed, step]) => {
        const places = [...number].flatMap((character, at) => (/\d/.test(character) ? at : []));
        const at = places[seed % places.length] ?? 0;
        const mistyped = (Number(number.charAt(at)) + step) % 10;
        expect(taxNumberFault(number.slice(0, at) + mistyped + number.slice(at + 1))).toBe('control');
        const next = at + 1;
        const [one, other] = [number.charAt(at), number.charAt(next)];
        if (!/\d/.test(other) || one === other || /^(?:09|90)$/.test(one + other)) return;
        const swapped = number.slice(0, at) + other + one + number.slice(next + 1);
        expect(taxNumberFault(swapped)).toBe('control');
      }),
    );
  });

  it('is unique for a Ukrainian number', () => {
    const ukrainian = right.filter((number) => /^\d+$/.test(number));
    fc.assert(
      fc.property(ukrainian, fc.integer({ min: 1, max: 9 }), (number, step) => {
        const last = (Number(number.slice(-1)) + step) % 10;
        expect(taxNumberFault(number.slice(0, -1) + last)).toBe('control');
      }),
    );
  });
});
