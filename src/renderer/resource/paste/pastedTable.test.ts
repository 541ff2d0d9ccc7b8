import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvLine } from '#shared/text/csv.ts';
import { maxRows, readTable } from './pastedTable.ts';

const cellsIn = (text: string): (readonly string[])[] => {
  const table = readTable(text);
  return 'problem' in table ? [[table.problem]] : [table.titles, ...table.rows.map(({ cells }) => cells)];
};

it.each([
  [
    'a\tb, c, d, e\r\n1\t2,5\r\n',
    [
      ['a', 'b, c, d, e'],
      ['1', '2,5'],
    ],
  ],
  [
    'a;b\n1;2,5',
    [
      ['a', 'b'],
      ['1', '2,5'],
    ],
  ],
  [
    'a,b\n"1\n2","say ""hi"""',
    [
      ['a', 'b'],
      ['1\n2', 'say "hi"'],
    ],
  ],
  [
    'a\tb\n\n \t\n1\t\u00a02 ',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a\tb\n=1+1\t@x',
    [
      ['a', 'b'],
      ['=1+1', '@x'],
    ],
  ],
  ['', [['empty']]],
  ['a\tb\n\t\n', [['noRows']]],
])('reads %j', (text, cells) => expect(cellsIn(text)).toEqual(cells));

it('reads back any table in the formats of spreadsheets', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\t', '\n', 'é', '='), maxLength: 6 });
  const rows = fc.array(fc.tuple(fc.constantFrom('x', 'yz'), cell, cell), { minLength: 1, maxLength: 6 });
  const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(rows, fc.constantFrom('\t', ',', ';'), (body, separator) => {
      const table = [['first', 'second', 'third'], ...body];
      const text = table.map((row) => row.map(quoted).join(separator)).join('\r\n');
      expect(cellsIn(text)).toEqual(table.map((row) => row.map((each) => each.trim())));
    }),
  );
});

it('reads back a file that this app has exported, without the marks of formulas', () => {
  const rows = [
    ['Name', 'Phone'],
    ['=HYPERLINK(1)', '+34 600 000 001'],
    ["'quoted", '-5'],
  ];
  expect(cellsIn(rows.map((row) => csvLine(row, ';')).join(''))).toEqual(rows);
});

it('rejects more rows and more text than a preview can show', () => {
  const line = 'a\tb\n';
  expect(readTable(line.repeat(maxRows + 1))).toMatchObject({ titles: ['a', 'b'] });
  expect(readTable(line.repeat(maxRows + 2))).toEqual({ problem: 'tooManyRows' });
  expect(readTable(`${'\t'.repeat(500_000)}\na`)).toEqual({ problem: 'tooWide' });
  expect(readTable(`a\t\t\nb\tc\t\t`)).toMatchObject({ titles: ['a', ''] });
  expect(readTable(`a\tb\n${'x'.repeat(1024 * 1024)}`)).toEqual({ problem: 'tooLong' });
});

it('counts lines from the row of titles', () => {
  const table = readTable('a\tb\n1\t2\n\t\n3\t4');
  expect('rows' in table && table.rows.map(({ line }) => line)).toEqual([2, 4]);
});
