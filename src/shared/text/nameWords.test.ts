import { expect, it } from 'vitest';
import { distinctiveWords, hasEveryWord } from './nameWords.ts';

it.each([
  ['Sanchis, Lorena', ['Sanchis', 'Lorena']],
  ['La Taberna', ['Taberna']],
  ['Ana Gutiérrez', ['Gutiérrez', 'Ana']],
  ['Ana ana  Ana', ['Ana', 'ana']],
  ['Lorena', []],
  ['al ba', []],
  ['', []],
])('"%s" has the significant words %j', (name, words) => {
  expect(distinctiveWords(name)).toEqual(words);
});

it.each([
  ['Lorena Sanchis Benítez', 'benitez lorena', true],
  ['Lorena Sanchis Benítez', 'Benítez, Ana', false],
  ['Олена Гриценко', 'гриценко олена', true],
  ['Lorena', '', true],
])('"%s" contains every word of "%s": %s', (name, typed, expected) => {
  expect(hasEveryWord(name, typed)).toBe(expected);
});
