import { expect, it } from 'vitest';
import { fillText, openPlaceholders, withPlaceholders } from './fillText.ts';

const values = { name: 'Ana Ruiz', order: '567CD097', refund: '€27.66', reason: '', total: '€5' };

it('fills in known values, and leaves unknown ones for the author', () => {
  const text = fillText('Hi {name}, order {order}: {reason} {weather} {toString} { name }', values);
  expect(text).toBe('Hi Ana Ruiz, order 567CD097: {reason} {weather} {toString} { name }');
  expect(openPlaceholders(`${text} {reason}`)).toEqual(['{reason}', '{weather}']);
});

it('takes values as they are: a value is neither filled again nor a pattern', () => {
  expect(fillText('{name}', { name: '{order} $& $1', order: 'X' })).toBe('{order} $& $1');
});

it('turns the values back into placeholders, the longest first', () => {
  const template = 'Hi {name}, {refund} for {order}';
  expect(withPlaceholders(fillText(template, values), values)).toBe(template);
  expect(withPlaceholders('€5 for €50', values)).toBe('€5 for €50');
});
