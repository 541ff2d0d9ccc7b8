export type Row = readonly string[];

const separators = [',', ';', '\t'] as const;
/** Characters to buffer at most while detecting the separator in a long first line. */
const longestHead = 100_000;
/**
 * In characters; longer than any spreadsheet cell. Without a limit, an unclosed quote would buffer the whole
 * file.
 */
const longestCell = 1024 * 1024;
const longestRow = 4 * longestCell;
/** Overhead per cell, so that a row of nothing but separators also reaches the limit. */
const costOfCell = 16;

/** The input is no table: a cell or a row exceeds its limit. */
export class EndlessCell extends Error {
  constructor() {
    super('A cell or a row is too long');
  }
}

/** The separator that occurs most often in the first line, outside quotes. */
const separatorOf = (text: string): string => {
  const line = /^(?:[^"\r\n]|"(?:[^"]|"")*")*/.exec(text)?.[0].replaceAll(/"(?:[^"]|"")*"/g, '') ?? '';
  const counts = separators.map((separator) => line.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
};

const quote = 0x22;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** Copies slices, not single characters, for speed. `separator`: its character code. */
const createCellReader = (separator: number, onRow: (row: Row) => void) => {
  let row: string[] = [];
  let rowLength = 0;
  let cell = '';
  let isQuoted = false;
  /**
   * The last character was a quote inside quotes: either the closing quote or the first half of an escaped
   * quote.
   */
  let isClosing = false;
  let isAfterReturn = false;

  const add = (slice: string): void => {
    cell += slice;
    if (cell.length > longestCell) throw new EndlessCell();
  };
  const endCell = (): void => {
    row.push(cell);
    rowLength += cell.length + costOfCell;
    if (rowLength > longestRow) throw new EndlessCell();
    cell = '';
  };
  const endRow = (): void => {
    row.push(cell);
    if (row.length > 1 || cell !== '') onRow(row);
    row = [];
    rowLength = 0;
    cell = '';
  };

  /** Reads up to the end of the cell or chunk; returns the position after it. */
  const readPlain = (text: string, from: number): number => {
    let at = from;
    if (cell === '' && text.charCodeAt(at) === quote) {
      isQuoted = true;
      return at + 1;
    }
    let code = 0;
    for (; at < text.length; at += 1) {
      code = text.charCodeAt(at);
      if (code === separator || code === lineFeed || code === carriageReturn) break;
    }
    if (at > from) {
      add(text.slice(from, at));
      isAfterReturn = false;
    }
    if (at === text.length) return at;
    if (code === separator) endCell();
    else if (code === carriageReturn || !isAfterReturn) endRow();
    isAfterReturn = code === carriageReturn;
    return at + 1;
  };

  /** Reads up to the next quote or the end of the chunk; returns the position after it. */
  const readQuoted = (text: string, from: number): number => {
    if (isClosing) {
      isClosing = false;
      if (text.charCodeAt(from) === quote) {
        add('"');
        return from + 1;
      }
      isQuoted = false;
      isAfterReturn = false;
      return from;
    }
    const found = text.indexOf('"', from);
    const end = found === -1 ? text.length : found;
    add(text.slice(from, end));
    isClosing = found !== -1;
    return end + 1;
  };

  return {
    read: (text: string): void => {
      for (let at = 0; at < text.length; ) at = isQuoted ? readQuoted(text, at) : readPlain(text, at);
    },
    endRow,
  };
};

/**
 * Streaming CSV parser for files with `,`, `;` or tab as separator. Lenient: a quote inside a cell is a
 * literal quote, and the last line needs no line break. Throws `EndlessCell`. `known`: separator, if it need not
 * be detected.
 */
export const createCsvReader = (onRow: (row: Row) => void, known?: (typeof separators)[number]) => {
  let head = '';
  /** `null` until the separator is detected. */
  let cells: ReturnType<typeof createCellReader> | null = null;

  const start = () => {
    const text = head.replace(/^\uFEFF/, '');
    head = '';
    const started = createCellReader((known ?? separatorOf(text.slice(0, longestHead))).charCodeAt(0), onRow);
    started.read(text);
    return started;
  };

  return {
    push: (text: string): void => {
      if (cells) {
        cells.read(text);
        return;
      }
      head += text;
      // Detect the separator once the first line is complete or exceeds the limit.
      if (/[\r\n]/.test(head) || head.length > longestHead) cells = start();
    },
    end: (): void => {
      cells ??= start();
      cells.endRow();
    },
  };
};
