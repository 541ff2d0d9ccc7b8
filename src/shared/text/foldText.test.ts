import { expect, it } from 'vitest';
import { foldPhone, foldText } from './foldText.ts';

it.each([
  ['Íñigo Peña', 'INIGO PENA'],
  ["Cafe\u0301 d'Or", 'café d’or'],
  ['Мар’яна', "мар'яна"],
  ['за\u0301мок', 'ЗАМОК'],
])('folds %s to %s', (left, right) => {
  expect(foldText(left)).toBe(foldText(right));
});

it.each([
  ['Київ', 'Киів'],
  ['Йосип', 'Иосип'],
  ['Ґанок', 'Ганок'],
])('distinguishes %s and %s, which are different letters', (left, right) => {
  expect(foldText(left)).not.toBe(foldText(right));
});

it('folds phone numbers to their digits', () => {
  expect(foldPhone('+34 (600) 000-001')).toBe('+34600000001');
  expect(foldPhone('+380\u00a050 000 00 01')).toBe('+380500000001');
});
