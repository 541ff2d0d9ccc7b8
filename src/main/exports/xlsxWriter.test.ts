import { expect, it } from 'vitest';
import type { Cell } from './cells.ts';
import { cell, unzip } from './testing/readXlsx.ts';
import { createXlsx, TooManyColumns } from './xlsxWriter.ts';

const fileOf = async (rows: readonly (readonly Cell[])[], maxRows?: number, labels = ['One', 'Two']) => {
  const chunks: Buffer[] = [];
  const table = createXlsx((chunk) => void chunks.push(Buffer.from(chunk)), 'Lists', maxRows);
  table.head(labels);
  for (const row of rows) {
    table.row(row);
    await table.flush();
  }
  await table.end();
  return unzip(Buffer.concat(chunks));
};
it('writes numbers as numbers and dates as dates, and freezes the header row', async () => {
  const parts = await fileOf([
    [
      { number: -12.5, decimals: 2 },
      { number: 3, decimals: null },
    ],
    [{ date: '2026-05-16' }, { date: '2026-05-16 12:00:00' }],
    [{ date: 'soon' }, { number: Number.NaN, decimals: null }],
  ]);
  const sheet = parts['xl/worksheets/sheet1.xml'];
  expect(cell(sheet, 'A2')).toBe('s="3"><v>-12.5</v>');
  expect(cell(sheet, 'B2')).toBe('s="0"><v>3</v>');
  // 46158 days after 1899-12-31.
  expect(cell(sheet, 'A3')).toBe('s="4"><v>46158</v>');
  expect(cell(sheet, 'B3')).toBe('s="5"><v>46158.5</v>');
  expect(cell(sheet, 'A4')).toMatch(/inlineStr.*>soon</);
  expect(cell(sheet, 'B4')).toMatch(/inlineStr.*>NaN</);
  expect(cell(sheet, 'A1')).toMatch(/s="2" t="inlineStr".*>One</);
  expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
  expect(Object.keys(parts).sort()).toEqual([
    ...['[Content_Types].xml', '_rels/.rels', 'xl/_rels/workbook.xml.rels', 'xl/styles.xml'],
    ...['xl/workbook.xml', 'xl/worksheets/sheet1.xml'],
  ]);
});

it.each([
  ['=HYPERLINK("x")', '=HYPERLINK("x")'],
  ['+34600111222', '+34600111222'],
  ['@SUM(1)', '@SUM(1)'],
  ['0012', '0012'],
  ['a<b>&c', 'a&lt;b&gt;&amp;c'],
  ['_x0041_', '_x005F_x0041_'],
  ['a\u0000\u001b\uD800b\uFFFF', 'ab'],
  ['one\r\ntwo', 'one\ntwo'],
  ['x'.repeat(40_000), `${'x'.repeat(32_766)}…`],
])('writes the text %j as a text cell, never as a formula', async (text, shown) => {
  const sheet = (await fileOf([[text, '']]))['xl/worksheets/sheet1.xml'];
  expect(cell(sheet, 'A2')).toBe(`s="1" t="inlineStr"><is><t xml:space="preserve">${shown}</t></is>`);
  expect(cell(sheet, 'B2')).toBeUndefined();
  expect(sheet).not.toContain('<f>');
});

it('fits the column widths to the first rows, within bounds', async () => {
  const sheet = (await fileOf([['a'.repeat(20), 'b'.repeat(500)]]))['xl/worksheets/sheet1.xml'];
  expect(sheet).toContain('<col min="1" max="1" width="22" customWidth="1"/>');
  expect(sheet).toContain('<col min="2" max="2" width="62" customWidth="1"/>');
});

it('continues excess rows on the next sheet, with the same header', async () => {
  const rows = Array.from({ length: 250 }, (_, index): Cell[] => [{ number: index, decimals: null }, 'x']);
  const parts = await fileOf(rows, 101);
  expect(parts['xl/workbook.xml']?.match(/<sheet /g)).toHaveLength(3);
  const sheets = [1, 2, 3].map((index) => parts[`xl/worksheets/sheet${index}.xml`]);
  expect(sheets.map((sheet) => sheet?.match(/<row /g)?.length)).toEqual([101, 101, 51]);
  expect(sheets.map((sheet) => cell(sheet, 'A2'))).toEqual(
    [0, 100, 200].map((first) => `s="0"><v>${first}</v>`),
  );
  expect(cell(sheets[2], 'A1')).toContain('>One<');
});

it('writes only a header for a list without rows', async () => {
  const sheet = (await fileOf([]))['xl/worksheets/sheet1.xml'];
  expect(sheet?.match(/<row /g)).toHaveLength(1);
});

it.each([
  // First date that all spreadsheet programs count alike.
  ['1900-03-01', 's="4"><v>61</v>'],
  ['1900-02-28', 'text'],
  ['1900-02-29', 'text'],
  ['1899-12-31', 'text'],
  ['2026-02-28', 's="4"><v>46081</v>'],
  ['2024-02-29', 's="4"><v>45351</v>'],
  ['2026-02-29', 'text'],
  ['2026-02-31', 'text'],
  ['2026-04-31', 'text'],
  ['2026-02-31 10:00:00', 'text'],
  ['2026-05-16 12:00:00', 's="5"><v>46158.5</v>'],
])('writes the day %s as %s', async (date, written) => {
  const sheet = (await fileOf([[{ date }]]))['xl/worksheets/sheet1.xml'];
  const text = `s="1" t="inlineStr"><is><t xml:space="preserve">${date}</t></is>`;
  expect(cell(sheet, 'A2')).toBe(written === 'text' ? text : written);
});

it.each(['_x00ff_', '_x00Ff_', '_X0041_', '_x004_', '_x0041'])(
  'escapes %s so that Excel shows it literally and not as a character code',
  async (text) => {
    const sheet = (await fileOf([[text]]))['xl/worksheets/sheet1.xml'];
    const shown = /^_x[0-9a-f]{4}_$/i.test(text) && text[1] === 'x' ? `_x005F${text}` : text;
    expect(cell(sheet, 'A2')).toBe(`s="1" t="inlineStr"><is><t xml:space="preserve">${shown}</t></is>`);
  },
);

it('rejects more columns than a sheet allows', async () => {
  const cells = (count: number): Cell[] => Array.from({ length: count }, () => '');
  expect(Object.keys(await fileOf([cells(16_384)], undefined, cells(16_384) as string[]))).toHaveLength(6);
  await expect(fileOf([cells(16_385)])).rejects.toThrow(TooManyColumns);
  await expect(fileOf([], undefined, cells(16_385) as string[])).rejects.toThrow(TooManyColumns);
});

it('names its sheets, filters the header, and writes percentages and totals', async () => {
  const chunks: Buffer[] = [];
  const book = createXlsx((chunk) => void chunks.push(Buffer.from(chunk)), 'Lists: a/b & "c"');
  book.head(['Payee', 'Percent', 'Sum']);
  book.row(['Asador', { number: 25, decimals: null, isPercent: true }, { number: 10, decimals: 2 }]);
  book.row(['Bodega', { number: 12.35, decimals: null, isPercent: true }, { number: -2.5, decimals: 2 }]);
  book.total?.(['Total', '', { number: 7.5, decimals: 2 }]);
  await book.nextSheet('x'.repeat(40));
  book.head(['One']);
  book.row(['1']);
  await book.nextSheet('X'.repeat(40));
  book.head(['Empty']);
  await book.end();
  const parts = unzip(Buffer.concat(chunks));
  const names = [...(parts['xl/workbook.xml'] ?? '').matchAll(/<sheet name="(.*?)"/g)].map(
    ([, name]) => name,
  );
  expect(names).toEqual(['Lists  a b    c', `${'x'.repeat(30)}…`, `${'X'.repeat(26)}… (2)`]);
  const [first, second, third] = [1, 2, 3].map((id) => parts[`xl/worksheets/sheet${id}.xml`] ?? '');
  expect([cell(first, 'B2'), cell(first, 'B3')]).toEqual(['s="6"><v>0.25</v>', 's="6"><v>0.1235</v>']);
  expect(cell(first, 'A4')).toMatch(/s="2" .*>Total</);
  expect(cell(first, 'C4')).toBe('s="7"><v>7.5</v>');
  // The total is no row to filter.
  expect(first).toContain('</sheetData><autoFilter ref="A1:C3"/><ignoredErrors>');
  expect(second).toContain('<autoFilter ref="A1:A2"/>');
  expect(cell(second, 'A2')).toMatch(/>1</);
  expect(third).toContain('<autoFilter ref="A1:A1"/>');
});
