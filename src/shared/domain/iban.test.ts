import { describe, expect, it } from 'vitest';
import { compactIban, groupIban } from './iban.ts';

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

it.each(['see the contract', 'ES', '1234 5678', '-----'])('"%s" is no IBAN and stays as it is', (text) => {
  expect([compactIban(text), groupIban(text)]).toEqual([text, text]);
});
