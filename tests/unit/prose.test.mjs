import { expect, test } from 'vitest';
import { unclearness, unclearTexts } from '../../scripts/prose/unclearComments.mjs';

test.each([
  ['Whoever only passes over a row wants nothing of it.', 'begins with "Whoever"'],
  ['Keeps the list as it stands.', 'hangs on "stands"'],
  ['Hover delay before prefetching.', null],
  ['Sends `what` as it came.', null],
  ['Long. '.repeat(100), 'is longer than 400 characters'],
])('%s', (text, reason) => {
  expect(unclearness(text)).toBe(reason);
});

test('adjacent line comments are one text, and titles count only in tests', () => {
  // Apart from the sample, so that the check does not count it here.
  const title = 'what is left';
  const source = [
    '// Debounced: the server',
    '// is told once.',
    `test('${title}', () => {});`,
    'const address = `https://told.example`;',
    '/** Retry delay. */',
  ].join('\n');
  expect(unclearTexts('src/list.ts', source).map(({ line }) => line)).toEqual([1]);
  expect(unclearTexts('src/list.test.ts', source)).toEqual([
    { line: 1, text: 'Debounced: the server is told once.', reason: 'hangs on "told"' },
    { line: 3, text: title, reason: 'begins with "what"' },
  ]);
});
