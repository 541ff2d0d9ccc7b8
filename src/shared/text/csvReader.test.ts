import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createCsvReader, EndlessCell, type Row } from './csvReader.ts';

const rowsOf = (...chunks: string[]): Row[] => {
  const rows: Row[] = [];
  const reader = createCsvReader((row) => rows.push(row));
  for (const chunk of chunks) reader.push(chunk);
  reader.end();
  return rows;
};

it.each([
  [
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
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
    '\uFEFFa\tb\r1\t"2\r\n3"',
    [
      ['a', 'b'],
      ['1', '2\r\n3'],
    ],
  ],
  [
    '"a;b";c\n"say ""hi""";\n\n',
    [
      ['a;b', 'c'],
      ['say "hi"', ''],
    ],
  ],
  [
    'a,5" pipe\n"x"y,z',
    [
      ['a', '5" pipe'],
      ['xy', 'z'],
    ],
  ],
  ['', []],
  ['a;b', [['a', 'b']]],
  [
    'a,b\n"1","2"\n3,4',
    [
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  [
    'a,b\r"1","2"\r\n3,',
    [
      ['a', 'b'],
      ['1', '2'],
      ['3', ''],
    ],
  ],
  ['a,"b', [['a', 'b']]],
])('reads %j', (text, rows) => expect(rowsOf(text)).toEqual(rows));

it('reads back any file from any chunks', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r', ' ', 'é'), maxLength: 6 });
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(rows, fc.constantFrom(',', ';', '\t'), fc.nat(200), (body, separator, cut) => {
      const all = [['first', 'second', 'third'], ...body];
      const text = all
        .map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(separator))
        .join('\r\n');
      expect(rowsOf(text.slice(0, cut), text.slice(cut))).toEqual(all);
    }),
  );
});

it.each([
  ['behind one quote', 'a,"', 'x\n,'],
  ['behind one quote in the first line', '"', 'x\n,'],
  ['without a break or a separator', 'a,b\n', 'xy'],
  ['of separators alone', 'a,b\n', ',,'],
])('rejects an endless cell or row: %s', (_name, start, rest) => {
  const reader = createCsvReader(() => undefined);
  const chunk = rest.repeat(32 * 1024);
  let chunks = 0;
  const pushAll = (): void => {
    reader.push(start);
    for (; chunks < 1000; chunks += 1) reader.push(chunk);
  };
  expect(pushAll).toThrow(EndlessCell);
  // The buffered part is a fraction of the input that a hostile server could send.
  expect(chunks).toBeLessThan(40);
});
