import { parseInstant } from '#shared/rules/plainDates.ts';
import type { TakeChunk } from '../http/openFile.ts';
import type { Cell, TableWriter } from './cells.ts';
import { createZip } from './zipWriter.ts';

/** Excel's limits. Further rows go to the next sheet. */
const maxRows = 1_048_576;
const maxCharacters = 32_767;
const maxColumns = 16_384;
/** ZIP parts are limited to 4 GB, and a character takes up to three bytes. */
const maxOfSheet = 1_200_000_000;
/** Rows sampled for column widths, which precede the rows in the file. */
const rowsForWidths = 100;
const [narrowest, widest] = [8, 60];
const blockBytes = 256 * 1024;

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const contents = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Indexes into `cellXfs`. */
const look = { text: 1, head: 2, number: 0, money: 3, date: 4, dateTime: 5 } as const;
/** Built-in number formats of Excel, shown in the reader's locale: text, 1,234.50, date, date with time. */
const formats = [0, 49, 49, 4, 14, 22];
const styles = `${xml}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${formats.length}">${formats
  .map(
    (format, index) =>
      `<xf numFmtId="${format}" fontId="${index === look.head ? 1 : 0}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
  )
  .join(
    '',
  )}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** A row exceeds Excel's column limit; Excel would report a damaged file. */
export class TooManyColumns extends Error {}

const checkedCells = <Cells extends readonly unknown[]>(cells: Cells): Cells => {
  if (cells.length > maxColumns) throw new TooManyColumns();
  return cells;
};

/** Characters that XML does not allow, and lone surrogates. */
const impossible = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const special = /[<>&]|_(?=x[0-9A-Fa-f]{4}_)/g;
const written: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  // Excel decodes `_x0041_` to the character with that code.
  _: '_x005F_',
};
const cut = (text: string): string =>
  text.length > maxCharacters ? `${text.slice(0, maxCharacters - 1)}…` : text;
const escaped = (text: string): string =>
  cut(text)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(impossible, '')
    .replaceAll(special, (sign) => written[sign] ?? '');

/** `A` … `Z`, `AA` … */
const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

const createLetters = () => {
  const letters: string[] = [];
  return (column: number): string => {
    letters[column] ??= columnName(column);
    return letters[column];
  };
};

const dayMs = 86_400_000;
/** 1 March 1900: spreadsheet programs disagree about earlier dates. */
const firstDay = 61;
/** Serial date of spreadsheets: days since 1899-12-31. `null`: invalid or too early. */
const serialOf = (date: string): number | null => {
  const days = parseInstant(`${date.replace(' ', 'T')}${date.length > 10 ? 'Z' : ''}`) / dayMs + 25_569;
  return days >= firstDay ? Math.round(days * 86_400) / 86_400 : null;
};

const textCell = (cellName: string, text: string, style: number): string =>
  text === ''
    ? ''
    : `<c r="${cellName}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
const numberCell = (cellName: string, value: number, style: number): string =>
  `<c r="${cellName}" s="${style}"><v>${value}</v></c>`;

const cellXml = (cellName: string, cell: Cell): string => {
  if (typeof cell === 'string') return textCell(cellName, cell, look.text);
  if ('number' in cell)
    return Number.isFinite(cell.number)
      ? numberCell(cellName, cell.number, cell.decimals === 2 ? look.money : look.number)
      : textCell(cellName, String(cell.number), look.text);
  const serial = serialOf(cell.date);
  return serial === null
    ? textCell(cellName, cell.date, look.text)
    : numberCell(cellName, serial, cell.date.length > 10 ? look.dateTime : look.date);
};

const lengthOf = (cell: Cell): number =>
  typeof cell === 'string' ? cell.length : 'date' in cell ? (cell.date.length > 10 ? 15 : 10) : 11;

const sheetStart = (widths: readonly number[]): string =>
  `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${
    widths.length === 0
      ? ''
      : `<cols>${widths
          .map(
            (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
          )
          .join('')}</cols>`
  }<sheetData>`;
/** Suppresses the warning "number stored as text", which ids and phone numbers would cause. */
const sheetEnd = (columns: number): string =>
  `</sheetData><ignoredErrors><ignoredError sqref="A1:${columnName(Math.max(columns - 1, 0))}${maxRows}" numberStoredAsText="1"/></ignoredErrors></worksheet>`;

interface Block {
  bytes: Buffer;
  used: number;
}
const blockOf = (bytes: number): Block => ({ bytes: Buffer.allocUnsafeSlow(bytes), used: 0 });

/** Parts of the file that name its sheets. */
const addBook = async (zip: ReturnType<typeof createZip>, sheets: number): Promise<void> => {
  const ids = Array.from({ length: sheets }, (_, index) => index + 1);
  await zip.add('xl/styles.xml', styles);
  await zip.add(
    'xl/workbook.xml',
    `${xml}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${ids
      .map((id) => `<sheet name="${id}" sheetId="${id}" r:id="sheet${id}"/>`)
      .join('')}</sheets></workbook>`,
  );
  const relation = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;
  await zip.add(
    'xl/_rels/workbook.xml.rels',
    `${xml}<Relationships xmlns="${packages}/relationships">${ids
      .map((id) => relation(`sheet${id}`, 'worksheet', `worksheets/sheet${id}.xml`))
      .join('')}${relation('styles', 'styles', 'styles.xml')}</Relationships>`,
  );
  await zip.add(
    '_rels/.rels',
    `${xml}<Relationships xmlns="${packages}/relationships">${relation('book', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  );
  const part = (name: string, type: string): string =>
    `<Override PartName="/xl/${name}.xml" ContentType="${contents}.${type}+xml"/>`;
  await zip.add(
    '[Content_Types].xml',
    `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('workbook', 'sheet.main')}${part('styles', 'styles')}${ids
      .map((id) => part(`worksheets/sheet${id}`, 'worksheet'))
      .join('')}</Types>`,
  );
};

const widthsOf = (labels: readonly string[], rows: readonly (readonly Cell[])[]): number[] =>
  labels.map((label, index) => {
    const longest = rows.reduce((most, cells) => Math.max(most, lengthOf(cells[index] ?? '')), label.length);
    return Math.min(Math.max(longest, narrowest), widest) + 2;
  });

/** Rows as text in blocks, which are reused: growing strings would need many times as much memory. */
const createBlocks = () => {
  /** Per sheet. All sheets but the last are complete. */
  let waiting: Block[][] = [[]];
  const free: Block[] = [];
  return {
    add: (text: string): void => {
      const blocks = waiting.at(-1) ?? [];
      let block = blocks.at(-1);
      // UTF-8 takes at most three bytes per UTF-16 unit.
      if (!block || block.bytes.byteLength - block.used < text.length * 3) {
        block = text.length * 3 > blockBytes ? blockOf(text.length * 3) : (free.pop() ?? blockOf(blockBytes));
        blocks.push(block);
      }
      block.used += block.bytes.write(text, block.used);
    },
    startSheet: (): void => void waiting.push([]),
    /** More than one is full. */
    isFull: (): boolean => waiting.length > 1 || (waiting[0]?.length ?? 0) > 1,
    take: (): Block[][] => {
      const given = waiting;
      waiting = [[]];
      return given;
    },
    release: (block: Block): void => {
      block.used = 0;
      if (block.bytes.byteLength === blockBytes) free.push(block);
    },
  };
};

/**
 * Streaming XLSX writer. Uses inline strings, because a shared string table would have to stay in memory
 * until the end. Text is never run as a formula: formulas need a cell type of their own.
 */
export const createXlsx = (take: TakeChunk, rowsOfSheet = maxRows): TableWriter => {
  const zip = createZip(take);
  const blocks = createBlocks();
  let sheets = 0;
  let sheet: Awaited<ReturnType<typeof zip.open>> | null = null;
  let labels: readonly string[] = [];
  let buffered: (readonly Cell[])[] | null = [];
  let widths: number[] = [];
  const letterOf = createLetters();
  const cellNameOf = (column: number): string => `${letterOf(column)}${rows}`;
  let rows = 0;
  let length = 0;

  const addRow = (cells: readonly string[]): void => {
    const text = `<row r="${rows}">${cells.join('')}</row>`;
    length += text.length;
    blocks.add(text);
  };
  const addHead = (): void => {
    rows = 1;
    length = 0;
    addRow(labels.map((label, index) => textCell(cellNameOf(index), label, look.head)));
  };
  const addCells = (cells: readonly Cell[]): void => {
    if (rows === rowsOfSheet || length > maxOfSheet) {
      blocks.startSheet();
      addHead();
    }
    rows += 1;
    addRow(cells.map((cell, index) => cellXml(cellNameOf(index), cell)));
  };
  const settle = (): void => {
    const first = buffered ?? [];
    if (!buffered) return;
    buffered = null;
    widths = widthsOf(labels, first);
    addHead();
    for (const cells of first) addCells(cells);
  };
  const closeSheet = async (): Promise<void> => {
    await sheet?.write(Buffer.from(sheetEnd(labels.length)));
    await sheet?.close();
    sheet = null;
  };
  const write = async (): Promise<void> => {
    for (const [index, written] of blocks.take().entries()) {
      if (index > 0) await closeSheet();
      if (!sheet && written.length > 0) {
        sheets += 1;
        sheet = await zip.open(`xl/worksheets/sheet${sheets}.xml`);
        await sheet.write(Buffer.from(sheetStart(widths)));
      }
      for (const block of written) {
        await sheet?.write(block.bytes.subarray(0, block.used));
        blocks.release(block);
      }
    }
  };
  return {
    head: (given) => {
      labels = checkedCells(given);
    },
    row: (cells) => {
      checkedCells(cells);
      if (!buffered) return addCells(cells);
      buffered.push(cells);
      if (buffered.length === rowsForWidths) settle();
    },
    // Small blocks compress poorly.
    flush: () => (blocks.isFull() ? write() : undefined),
    end: async () => {
      settle();
      await write();
      await closeSheet();
      await addBook(zip, sheets);
      await zip.end();
    },
  };
};
