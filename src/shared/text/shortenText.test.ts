import { expect, it } from 'vitest';
import { shortenText } from './shortenText.ts';

it.each([
  ['a text that fits', 'Name', 'Name'],
  ['a text of one character too many', 'Names', 'Nam…'],
  ['a text cut within an emoji', 'Na🍕🍕', 'Na…'],
])('%s', (_what, text, shown) => {
  expect(shortenText(text, 4)).toBe(shown);
});
