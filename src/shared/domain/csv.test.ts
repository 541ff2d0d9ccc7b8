import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine, neutralizeFormula } from './csv.ts';

/** A reader of its own, by the book, to check the writer with. */
const readLine = (line: string): string[] => {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length - 2; at += 1) {
    const character = line[at] ?? '';
    if (isQuoted && character === '"' && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (character === '"') isQuoted = !isQuoted;
    else if (character === ',' && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else cell += character;
  }
  return [...cells, cell];
};

describe('CSV', () => {
  it('quotes what needs it and ends lines with CR LF', () => {
    expect(csvLine(['a', 'b,c', 'say "hi"', 'two\nlines'])).toBe('a,"b,c","say ""hi""","two\nlines"\r\n');
  });

  it('can be read back, whatever the cells hold', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (cells) => {
        expect(readLine(csvLine(cells))).toEqual(cells.map(neutralizeFormula));
      }),
    );
  });

  it('neutralises formulas but keeps numbers', () => {
    for (const text of [
      '=1+1',
      '+cmd',
      '-2+3',
      '+34 620-088',
      '+34 620 ',
      '+34  620',
      '@SUM(A1)',
      '\tx',
      '\rx',
      '-',
      '=',
    ]) {
      expect(neutralizeFormula(text)).toBe(`'${text}`);
    }
    for (const text of ['-12.50', '-12,50', '+34', '+34 620 088 636', '0', 'plain', '', 'a=b'])
      expect(neutralizeFormula(text)).toBe(text);
  });
});
