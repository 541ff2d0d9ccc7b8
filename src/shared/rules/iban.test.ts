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
