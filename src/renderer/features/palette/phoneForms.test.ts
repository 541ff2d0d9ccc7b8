import { expect, it } from 'vitest';
import { phoneForms } from './phoneForms.ts';

it('asks for a number as it was typed, without spaces, and as its country writes it', () => {
  expect(phoneForms('+34608616867')).toEqual(['+34608616867', '+34 608 616 867']);
  expect(phoneForms('+380676251452')).toEqual(['+380676251452', '+380 67 625 14 52']);
  expect(phoneForms(' +34 608 616 867 ')).toEqual(['+34 608 616 867', '+34608616867']);
  expect(phoneForms('+34-608-61')).toEqual(['+34-608-61', '+34 608 61', '+3460861']);
});

it('takes what has no code for a number of either country', () => {
  expect(phoneForms('608616867')).toEqual(['608616867', '608 616 867', '60 861 68 67']);
  expect(phoneForms('600 000')).toEqual(['600 000', '60 000 0', '600000']);
  expect(phoneForms('0676251452')).toContain('67 625 14 52');
  expect(phoneForms('867')).toEqual(['867']);
});

it('leaves a code that it does not know as it is', () => {
  expect(phoneForms('+49 30 1234')).toEqual(['+49 30 1234', '+49301234']);
});
