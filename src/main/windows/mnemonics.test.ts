import { expect, test } from 'vitest';
import { withMnemonics } from './mnemonics.ts';

const labelsOf = (...labels: string[]) =>
  withMnemonics(labels.map((label) => ({ label }))).map(({ label }) => label);

test('each menu takes the first letter that is still free', () => {
  expect(labelsOf('File', 'Find', 'View')).toEqual(['&File', 'F&ind', '&View']);
  expect(labelsOf('Файл', 'Фільтр')).toEqual(['&Файл', 'Ф&ільтр']);
});

test('a menu without a free letter keeps its label', () => {
  expect(labelsOf('Aa', 'aA', '…')).toEqual(['&Aa', 'aA', '…']);
});
