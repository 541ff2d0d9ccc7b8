import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bestFirst, otherWords, rankItems } from './paletteItems.ts';

const items = ['City settings', 'Cities', 'Administrators', 'Перекусити', 'Málaga – Companies'].map(
  (label) => ({ id: label, label }),
);
const english = (label: string) => (label === 'Перекусити' ? 'Bites' : '');
const labels = (typed: string) => rankItems(items, typed, english).map(({ label }) => label);

it('finds items by all words, in any order, ignoring accents and case', () => {
  expect(labels('settings ci')).toEqual(['City settings']);
  expect(labels('malaga')).toEqual(['Málaga – Companies']);
  expect(labels('malaga - comp')).toEqual(['Málaga – Companies']);
  expect(labels('перекус')).toEqual(['Перекусити']);
  expect(labels('nothing of that')).toEqual([]);
});

it('finds items also by their English names, and by words of both languages', () => {
  expect(labels('bites')).toEqual(['Перекусити']);
  expect(labels('перек bit')).toEqual(['Перекусити']);
});

it('ranks labels that begin with the text first, then labels with a word that does', () => {
  expect(labels('ci')).toEqual(['City settings', 'Cities']);
  expect(labels('c')[0]).toBe('City settings');
  expect(labels('c').at(-1)).toBe('Málaga – Companies');
});

it('ranks a whole name before longer names that begin with it, also in English', () => {
  const screens = ['Orders now', 'Orders', 'Перекусити зараз', 'Перекусити'].map((label) => ({
    id: label,
    label,
  }));
  const first = (typed: string) => rankItems(screens, typed, english)[0]?.label;
  expect(first(' orders ')).toBe('Orders');
  expect(first('перекусити')).toBe('Перекусити');
  expect(first('bites')).toBe('Перекусити');
  expect(first('orders n')).toBe('Orders now');
});

it('matches inside a word only with a long text, because short ones are parts of personal names', () => {
  expect(labels('nist')).toEqual([]);
  expect(labels('laga')).toEqual([]);
  expect(labels('nistra')).toEqual(['Administrators']);
});

it('offers only known items, each once, for any text', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const found = labels(typed);
      expect(new Set(found).size).toBe(found.length);
      for (const label of found) expect(items.map((item) => item.label)).toContain(label);
    }),
  );
});

it('ranks matching names first and keeps all other results', () => {
  const found = ['Triana Gil', 'found by its phone', 'Mariana Ana Roig', 'Ána Ruiz', 'another'];
  expect(bestFirst(found, String, 'ana')).toEqual([
    'Ána Ruiz',
    'Mariana Ana Roig',
    'Triana Gil',
    'found by its phone',
    'another',
  ]);
  expect(bestFirst(found, String, '')).toEqual(found);
});

it('separates the words of a query from a place name, in any order', () => {
  const names = ['San Sebastián', 'Donostia'];
  expect(otherWords(names, 'orders sebas')).toBe('orders');
  expect(otherWords(names, 'donos new courier')).toBe('new courier');
  expect(otherWords(names, 'San Sebastian')).toBe('');
  expect(otherWords(names, 'orders')).toBe('');
  // Too short for a place name, or inside a word.
  expect(otherWords(names, 'orders sa')).toBe('');
  expect(otherWords(names, 'orders stia')).toBe('');
});
