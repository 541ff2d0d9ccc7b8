import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../tests/support/anyCharacter.ts';
import { csvLine, neutralizeFormula } from './csv.ts';

/** Lenient parser, as in spreadsheets: text after a closing quote belongs to the cell. */
const readLines = (text: string, separator: string): string[][] => {
  const lines: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  let isStart = true;
  const endCell = (): void => {
    lines.at(-1)?.push(cell);
    cell = '';
    isStart = true;
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && isStart) {
      isQuoted = true;
      isStart = false;
    } else if (character === separator) endCell();
    else if (character === '\n' || character === '\r') {
      endCell();
      if (character === '\r' && text[at + 1] === '\n') at += 1;
      lines.push([]);
    } else {
      cell += character;
      isStart = false;
    }
  }
  return lines.slice(0, -1);
};

/** Parser without quote handling. */
const splitLines = (text: string, separator: string): string[][] =>
  text.split(/[\r\n]+/).map((line) => line.split(separator));

const separators = [',', ';', '\t'];
const written = [',', ';'] as const;
const isFormula = (cell: string): boolean =>
  /^["\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u.test(cell) && !/^"?[+-]\d[\d.,;\t "]*$/.test(cell);

const formulasIn = (line: string): string[] =>
  [readLines, splitLines].flatMap((read) =>
    separators.flatMap((separator) => read(line, separator).flat().filter(isFormula)),
  );

describe('CSV', () => {
  it('quotes fields where needed, and ends lines with CR LF', () => {
    expect(csvLine(['a', 'b,c', 'say "hi"', 'two\nlines'])).toBe('a,"b,c","say ""hi""","two\nlines"\r\n');
  });

  it('can be read back with any content', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: anyCharacter }), { minLength: 1 }), (cells) => {
        // Skip the first cell: it has its own test.
        const withFirst = ['first', ...cells];
        for (const separator of written) {
          expect(readLines(csvLine(withFirst, separator), separator)).toEqual([
            withFirst.map(neutralizeFormula),
          ]);
        }
      }),
    );
  });

  const attack = "cmd|'/C calc'!A0";
  const hostile = [
    'x;=1+1;y',
    'x,=1+1,y',
    'x\t=1+1\ty',
    'x;"=1+1"',
    `x;""=${attack}`,
    'x; =1+1',
    'x;\u200b=1+1',
    'x;-1+1',
    'x;+1+1',
    'x;@SUM(A1)',
    'two\n=1+1',
    'two\r\n=1+1',
    '";=1+1',
    '=1+1;=1+1',
    '\t=1+1',
    ' =1+1',
    '＝1+1',
    'x;＋1',
    '-12,5+1',
  ];
  const neighbours = [[], ['-2'], ['', ''], ['"', ';'], ['+34 620', 'x;'], ['=', '"";']];
  it.each(hostile)('is no formula for any reader: %j', (cell) => {
    for (const separator of written) {
      for (const beside of neighbours) {
        expect(formulasIn(csvLine([cell, ...beside], separator))).toEqual([]);
        expect(formulasIn(csvLine([...beside, cell], separator))).toEqual([]);
      }
    }
  });

  it('is no formula for any reader with any content', () => {
    const character = fc.constantFrom(...'=+-@,;\t\r\n" \'15ax.\u200b＝');
    const cell = fc.string({ unit: character, maxLength: 8 });
    fc.assert(
      fc.property(
        fc.array(cell, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...written),
        (cells, separator) => {
          expect(formulasIn(csvLine(cells, separator))).toEqual([]);
        },
      ),
      { numRuns: 5000 },
    );
  });

  it('takes linear time', () => {
    const long = `${'\t'.repeat(200_000)}x`;
    expect(neutralizeFormula(long)).toBe(`'${long}`);
  });

  it('keeps a number at the start of a line, unless the following text or sign could make it a formula', () => {
    expect(csvLine(['-12.50', '7', ''])).toBe('-12.50,7,\r\n');
    expect(csvLine(['+1', '+1', ''])).toBe("'+1,+1,\r\n");
    expect(csvLine(['-12.50', `5+${attack};x`])).toBe(`'-12.50,"5+${attack};x"\r\n`);
    expect(csvLine(['Ana', '-12,50', '+34 620 088 636'], ';')).toBe('Ana;"-12,50";+34 620 088 636\r\n');
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
