import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bestFirst, rankItems, wordsBeside } from './paletteItems.ts';

const items = ['City settings', 'Cities', 'Administrators', 'Перекусити', 'Málaga – Companies'].map(
  (label) => ({ id: label, label }),
);
const english = (label: string) => (label === 'Перекусити' ? 'Bites' : '');
const labels = (typed: string) => rankItems(items, typed, english).map(({ label }) => label);

it('finds by every word, in any order, without accents and capitals', () => {
  expect(labels('settings ci')).toEqual(['City settings']);
  expect(labels('malaga')).toEqual(['Málaga – Companies']);
  expect(labels('malaga - comp')).toEqual(['Málaga – Companies']);
  expect(labels('перекус')).toEqual(['Перекусити']);
  expect(labels('nothing of that')).toEqual([]);
});

it('finds what is shown in another language by its English name too, and by words of both', () => {
  expect(labels('bites')).toEqual(['Перекусити']);
  expect(labels('перек bit')).toEqual(['Перекусити']);
});

it('puts what begins with the text first, then what has a word that does', () => {
  expect(labels('ci')).toEqual(['City settings', 'Cities']);
  expect(labels('c')[0]).toBe('City settings');
  expect(labels('c').at(-1)).toBe('Málaga – Companies');
});

it('finds a part inside a word only where it is long: short ones are names of people', () => {
  expect(labels('nist')).toEqual([]);
  expect(labels('laga')).toEqual([]);
  expect(labels('nistra')).toEqual(['Administrators']);
});

it('whatever is typed, it offers only what there is, each once', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const found = labels(typed);
      expect(new Set(found).size).toBe(found.length);
      for (const label of found) expect(items.map((item) => item.label)).toContain(label);
    }),
  );
});

it('of what was found elsewhere loses nothing, and has those first that are called so', () => {
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

it('tells the words beside the name of a place from those that begin it, wherever they stand', () => {
  const names = ['San Sebastián', 'Donostia'];
  expect(wordsBeside(names, 'orders sebas')).toBe('orders');
  expect(wordsBeside(names, 'donos new courier')).toBe('new courier');
  expect(wordsBeside(names, 'San Sebastian')).toBe('');
  expect(wordsBeside(names, 'orders')).toBe('');
  // Too short for a place name, or inside a word.
  expect(wordsBeside(names, 'orders sa')).toBe('');
  expect(wordsBeside(names, 'orders stia')).toBe('');
});
