import { expect, it } from 'vitest';
import { commonCancellationFee } from './countries.ts';

it.each([
  [3.5, 1, 3.5],
  [0, 1, 0],
  [null, 1, 1],
  [undefined, 0, 0],
  [null, null, 2],
])('record %s, country %s: %s', (ofRecord, ofCountry, fee) => {
  expect(commonCancellationFee(ofRecord, ofCountry)).toBe(fee);
});
