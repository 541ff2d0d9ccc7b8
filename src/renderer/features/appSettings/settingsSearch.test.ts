import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesWords } from './settingsSearch.ts';

const texts = ['Código de privacidad', 'Oculta nombres', 'їжа'];

describe('settings search', () => {
  it.each(['', '  ', 'priv', 'PRIVACIDAD codigo', 'oculta código', 'їж'])('"%s" matches', (typed) =>
    expect(matchesWords(typed, texts)).toBe(true),
  );
  it.each(['privado', 'oculta nada', 'їж ї ж з'])('"%s" does not match', (typed) =>
    expect(matchesWords(typed, texts)).toBe(false),
  );
  it('matches any words of the texts, in any order and case', () =>
    fc.assert(
      fc.property(fc.shuffledSubarray(texts.join(' ').split(' ')), fc.boolean(), (words, isLoud) => {
        const typed = words.join(' ');
        expect(matchesWords(isLoud ? typed.toUpperCase() : typed, texts)).toBe(true);
      }),
    ));
});
