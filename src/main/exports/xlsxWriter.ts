import { parseInstant } from '#shared/rules/plainDates.ts';
import type { TakeChunk } from '../http/openFile.ts';
import type { Cell, TableWriter } from './cells.ts';
import { addBook, columnName, look, maxRows, sheetEnd, sheetStart } from './xlsxParts.ts';
import { createZip } from './zipWriter.ts';

/** Excel's limits. */
const maxCharacters = 32_767;
const maxColumns = 16_384;
/** ZIP parts are limited to 4 GB, and a character takes up to three bytes. */
const maxOfSheet = 1_200_000_000;
/** Rows sampled for column widths, which precede the rows in the file. */
const rowsForWidths = 100;
const [narrowest, widest] = [8, 60];
const blockBytes = 256 * 1024;

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

/** 25 as 0.25, without the digits that a binary fraction adds. */
const roundedShare = (percent: number): number => Number((percent / 100).toFixed(6));

const cellXml = (cellName: string, cell: Cell): string => {
  if (typeof cell === 'string') return textCell(cellName, cell, look.text);
  if ('number' in cell)
    return Number.isFinite(cell.number)
      ? cell.isPercent
        ? numberCell(cellName, roundedShare(cell.number), look.percent)
        : numberCell(cellName, cell.number, cell.decimals === 2 ? look.money : look.number)
      : textCell(cellName, String(cell.number), look.text);
  const serial = serialOf(cell.date);
  return serial === null
    ? textCell(cellName, cell.date, look.text)
    : numberCell(cellName, serial, cell.date.length > 10 ? look.dateTime : look.date);
};

const headXml = (cellName: string, label: string): string => textCell(cellName, label, look.head);

const totalXml = (cellName: string, cell: Cell): string =>
  typeof cell === 'object' && 'number' in cell
    ? numberCell(cellName, cell.number, look.totalMoney)
    : textCell(cellName, typeof cell === 'string' ? cell : cell.date, look.head);

const lengthOf = (cell: Cell): number =>
  typeof cell === 'string' ? cell.length : 'date' in cell ? (cell.date.length > 10 ? 15 : 10) : 11;

interface Block {
  bytes: Buffer;
  used: number;
}
const blockOf = (bytes: number): Block => ({ bytes: Buffer.allocUnsafeSlow(bytes), used: 0 });

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

/** Rows of sheets as XML. A sheet that is full is followed by another one with the same head. */
const createRows = (rowsOfSheet: number) => {
  const blocks = createBlocks();
  const letterOf = createLetters();
  let labels: readonly string[] = [];
  let rows = 0;
  let length = 0;
  /** Rows of the sheets that wait to be written, for their filters. */
  const filtered: number[] = [];

  const add = (cells: readonly string[]): void => {
    const text = `<row r="${rows}">${cells.join('')}</row>`;
    length += text.length;
    blocks.add(text);
  };
  const xmlOf = <Value>(
    cells: readonly Value[],
    toXml: (cellName: string, cell: Value) => string,
  ): string[] => cells.map((cell, index) => toXml(`${letterOf(index)}${rows}`, cell));
  const head = (given: readonly string[]): void => {
    labels = given;
    rows = 1;
    length = 0;
    add(xmlOf(labels, headXml));
  };
  return {
    blocks,
    head,
    row: (cells: readonly Cell[]): void => {
      if (rows === rowsOfSheet || length > maxOfSheet) {
        filtered.push(rows);
        blocks.startSheet();
        head(labels);
      }
      rows += 1;
      add(xmlOf(cells, cellXml));
    },
    total: (cells: readonly Cell[]): void => {
      if (rows === rowsOfSheet) return;
      filtered.push(rows);
      rows += 1;
      add(xmlOf(cells, totalXml));
    },
    /** End of the sheet that is written next. Its filter leaves out the row of totals. */
    sheetEnd: (): string => sheetEnd(labels.length, filtered.shift() ?? rows),
  };
};

/** Writes the finished rows into the parts of the file, one per sheet. */
const createSheets = (
  zip: ReturnType<typeof createZip>,
  { blocks, sheetEnd: endOf }: ReturnType<typeof createRows>,
) => {
  const names: string[] = [];
  let sheet: Awaited<ReturnType<typeof zip.open>> | null = null;
  const close = async (): Promise<void> => {
    await sheet?.write(Buffer.from(endOf()));
    await sheet?.close();
    sheet = null;
  };
  return {
    names,
    close,
    write: async (name: string, widths: readonly number[]): Promise<void> => {
      for (const [index, written] of blocks.take().entries()) {
        if (index > 0) await close();
        if (!sheet && written.length > 0) {
          names.push(name);
          sheet = await zip.open(`xl/worksheets/sheet${names.length}.xml`);
          await sheet.write(Buffer.from(sheetStart(widths)));
        }
        for (const block of written) {
          await sheet?.write(block.bytes.subarray(0, block.used));
          blocks.release(block);
        }
      }
    },
  };
};

export interface XlsxWriter extends TableWriter {
  /** Ends the sheet and begins another one. Call `head` next. */
  nextSheet(name: string): Promise<void>;
}

/**
 * Streaming XLSX writer. Uses inline strings, because a shared string table would have to stay in memory
 * until the end. Text is never run as a formula: formulas need a cell type of their own.
 */
export const createXlsx = (take: TakeChunk, sheetName = '', rowsOfSheet = maxRows): XlsxWriter => {
  const zip = createZip(take);
  const rows = createRows(rowsOfSheet);
  const sheets = createSheets(zip, rows);
  let current = sheetName;
  let labels: readonly string[] = [];
  /** First rows, until the widths of the columns are known. */
  let buffered: (readonly Cell[])[] | null = [];
  let widths: number[] = [];

  const settle = (): void => {
    const first = buffered;
    if (!first) return;
    buffered = null;
    widths = widthsOf(labels, first);
    rows.head(labels);
    for (const cells of first) rows.row(cells);
  };
  const write = (): Promise<void> => sheets.write(current, widths);
  const endSheet = async (): Promise<void> => {
    settle();
    await write();
    await sheets.close();
  };
  return {
    head: (given) => {
      labels = checkedCells(given);
    },
    row: (cells) => {
      checkedCells(cells);
      if (!buffered) return rows.row(cells);
      buffered.push(cells);
      if (buffered.length === rowsForWidths) settle();
    },
    total: (cells) => {
      settle();
      rows.total(cells);
    },
    // Small blocks compress poorly.
    flush: () => (rows.blocks.isFull() ? write() : undefined),
    nextSheet: async (name) => {
      await endSheet();
      current = name;
      labels = [];
      buffered = [];
    },
    end: async () => {
      await endSheet();
      await addBook(zip, sheets.names);
      await zip.end();
    },
  };
};
