export type Row = readonly string[];

const separators = [',', ';', '\t'] as const;
/** So much of the start is looked at for the separator, should the first line be longer. */
const longestHead = 100_000;
/** In characters: more than any spreadsheet takes. A quote that is never closed would otherwise hold all that follows. */
const longestCell = 1024 * 1024;
const longestRow = 4 * longestCell;
/** What a cell costs beside its characters: a line of separators alone is too long some time, too. */
const costOfCell = 16;

/** What was sent cannot be read as a table: a cell or a row has no end. */
export class EndlessCell extends Error {
  constructor() {
    super('A cell or a row is too long');
  }
}

/** What the first line is split at most often, outside of quotes. */
const separatorOf = (text: string): string => {
  const line = /^(?:[^"\r\n]|"(?:[^"]|"")*")*/.exec(text)?.[0].replaceAll(/"(?:[^"]|"")*"/g, '') ?? '';
  const counts = separators.map((separator) => line.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
};

const quote = 0x22;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/**
 * Reads a CSV file that arrives in chunks, row by row, whichever of `,` `;` and tab it is written with. Lenient: a quote
 * in the middle of a cell is a quote, and the last line may end without a break. Cells are cut out of the chunks in slices,
 * not put together letter by letter. Throws `EndlessCell`.
 */
export const createCsvReader = (onRow: (row: Row) => void) => {
  /** The code of the character, once it is known. */
  let separator: number | null = null;
  let row: string[] = [];
  let rowLength = 0;
  let cell = '';
  let isQuoted = false;
  /** A quote inside of quotes: the end of them, or the first half of a quote. */
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

  /** Reads on to the end of a cell or of the text; answers where. */
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

  /** Reads on to the next quote, or to the end of the text; answers where. */
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

  const read = (text: string): void => {
    for (let at = 0; at < text.length; ) at = isQuoted ? readQuoted(text, at) : readPlain(text, at);
  };

  let head = '';
  const start = (): void => {
    const text = head.replace(/^\uFEFF/, '');
    separator = separatorOf(text.slice(0, longestHead)).charCodeAt(0);
    head = '';
    read(text);
  };

  return {
    push: (text: string): void => {
      if (separator !== null) {
        read(text);
        return;
      }
      head += text;
      // The separator is known once the first line is here, or surely long enough.
      if (/[\r\n]/.test(head) || head.length > longestHead) start();
    },
    end: (): void => {
      if (separator === null) start();
      endRow();
    },
  };
};
