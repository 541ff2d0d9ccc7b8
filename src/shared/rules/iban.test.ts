import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compactIban, groupIban, isIban, spanishControl } from './iban.ts';

describe('an IBAN', () => {
  it.each([
    ['ES91 2100 0418 4502 0005 1332', 'ES9121000418450200051332'],
    ['  es91-2100-0418-4502-0005-1332 ', 'ES9121000418450200051332'],
    ['UA21\u00a03223130000026007233566001', 'UA213223130000026007233566001'],
    ['es91 21', 'ES9121'],
  ])('typed as "%s" is saved as %s', (typed, saved) => expect(compactIban(typed)).toBe(saved));

  it.each([
    ['ES9121000418450200051332', 'ES91 2100 0418 4502 0005 1332'],
    ['ua213223130000026007233566001', 'UA21 3223 1300 0002 6007 2335 6600 1'],
    ['ES91', 'ES91'],
  ])('%s is shown as "%s"', (saved, shown) => expect(groupIban(saved)).toBe(shown));
});

it.each(['see the contract', 'ES', '1234 5678', '-----'])('"%s" is no IBAN and stays unchanged', (text) => {
  expect([compactIban(text), groupIban(text)]).toEqual([text, text]);
});

describe('the check digits', () => {
  // Examples of these countries from the ISO 13616 registry. They cover letters in the account number.
  const right = ['ES91 2100 0418 4502 0005 1332', 'UA213223130000026007233566001', 'GB29NWBK60161331926819'];
  it.each(right)('are correct for %s, and wrong after a change of any digit', (text) => {
    expect(isIban(text.toLowerCase())).toBe(true);
    const compact = compactIban(text);
    for (const [place, character] of [...compact].entries()) {
      if (!/\d/.test(character)) continue;
      const other = (Number(character) + 1) % 10;
      expect(isIban(`${compact.slice(0, place)}${other}${compact.slice(place + 1)}`)).toBe(false);
    }
  });

  it.each([
    ['of a Spanish account one character too short', 'ES82210004184502000513'],
    ['of a Ukrainian account one character too long', 'UA3432231300000260072335660012'],
  ])('do not compensate for the length %s', (_what, text) => expect(isIban(text)).toBe(false));

  it('are also correct within a Spanish account number', () => {
    // Control digits 46 instead of 45, with valid IBAN check digits.
    expect(isIban('ES29 2100 0418 4602 0005 1332')).toBe(false);
    expect(spanishControl('21000418', '0200051332')).toBe('45');
  });

  it('are not checked for a text that is no IBAN', () => {
    // The shape fails first, although the remainder is 1 as well.
    expect([isIban('1'), isIban('00001'), isIban('')]).toEqual([false, false, false]);
  });
});

describe('any account number', () => {
  const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
  /** Check digits as in the standard: 98 minus the remainder of the number with 00 in their place. */
  const ibanOf = (country: string, account: string): string => {
    const letters = [...country].map((letter) => letter.charCodeAt(0) - 55).join('');
    const check = 98n - (BigInt(`${account}${letters}00`) % 97n);
    return `${country}${String(check).padStart(2, '0')}${account}`;
  };
  const spanish = fc
    .tuple(digits(8), digits(10))
    .map(([bank, account]) => ibanOf('ES', bank + spanishControl(bank, account) + account));
  const right = fc.oneof(
    spanish,
    digits(25).map((account) => ibanOf('UA', account)),
  );
  const replaced = (text: string, at: number, length: number, by: string): string =>
    text.slice(0, at) + by + text.slice(at + length);

  it('is correct, and wrong after any digit is changed, dropped or added', () => {
    const place = fc.integer({ min: 4, max: 23 });
    fc.assert(
      fc.property(right, place, fc.integer({ min: 1, max: 9 }), (iban, at, step) => {
        expect(isIban(groupIban(iban))).toBe(true);
        const other = String((Number(iban.charAt(at)) + step) % 10);
        expect(isIban(replaced(iban, at, 1, other))).toBe(false);
        expect(isIban(replaced(iban, at, 1, ''))).toBe(false);
        expect(isIban(replaced(iban, at, 0, other))).toBe(false);
      }),
    );
  });

  it('is wrong in Spain with other inner control digits, although its check digits are recomputed', () => {
    fc.assert(
      fc.property(spanish, fc.integer({ min: 1, max: 99 }), (iban, step) => {
        const other = (Number(iban.slice(12, 14)) + step) % 100;
        const account = replaced(iban.slice(4), 8, 2, String(other).padStart(2, '0'));
        expect(isIban(ibanOf('ES', account))).toBe(false);
      }),
    );
  });
});
