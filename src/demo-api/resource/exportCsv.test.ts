import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseCsv } from '../testing/testApi.ts';
import { csvLine } from './exportCsv.ts';

it('writes lines that any strict reader restores', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'Ж', '"', ',', '\r', '\n', ';', '=', ' ') });
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 5 }), (rows) => {
      expect(parseCsv(rows.map(csvLine).join(''))).toEqual(rows);
    }),
  );
});
