import { expect, it } from 'vitest';
import { compactTaxNumber } from './taxNumber.ts';

it.each([
  [' b-9956 6449 ', 'B99566449'],
  ['12.345.678-z', '12345678Z'],
  ['x1234567-l', 'X1234567L'],
  ['12 34 56 78', '12345678'],
  ['1234 567 890', '1234567890'],
  [' see note 7 ', 'see note 7'],
  ['B-99', 'B-99'],
])('%j is kept as %j', (typed, kept) => expect(compactTaxNumber(typed)).toBe(kept));
