import { expect, test } from 'vitest';
import { withMnemonics } from './mnemonics.ts';

const labelsOf = (...labels: string[]) =>
  withMnemonics(labels.map((label) => ({ label }))).map(({ label }) => label);

test('assigns each menu its first free letter', () => {
  expect(labelsOf('File', 'Find', 'View')).toEqual(['&File', 'F&ind', '&View']);
  expect(labelsOf('Файл', 'Фільтр')).toEqual(['&Файл', 'Ф&ільтр']);
});

test('leaves a menu without a free letter unchanged', () => {
  expect(labelsOf('Aa', 'aA', '…')).toEqual(['&Aa', 'aA', '…']);
});
