import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesWords } from './settingsSearch.ts';

const texts = ['Código de privacidad', 'Oculta nombres', 'їжа'];

describe('searching settings', () => {
  it.each(['', '  ', 'priv', 'PRIVACIDAD codigo', 'oculta código', 'їж'])('"%s" finds', (typed) =>
    expect(matchesWords(typed, texts)).toBe(true),
  );
  it.each(['privado', 'oculta nada', 'їж ї ж з'])('"%s" does not', (typed) =>
    expect(matchesWords(typed, texts)).toBe(false),
  );
  it('finds by any words of the text, in any order and case', () =>
    fc.assert(
      fc.property(fc.shuffledSubarray(texts.join(' ').split(' ')), fc.boolean(), (words, isLoud) => {
        const typed = words.join(' ');
        expect(matchesWords(isLoud ? typed.toUpperCase() : typed, texts)).toBe(true);
      }),
    ));
});
