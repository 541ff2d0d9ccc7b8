import { neutralizeFormula } from '#shared/text/csv.ts';
import { createCsvReader, EndlessCell } from '#shared/text/csvReader.ts';

export const maxRows = 500;
export const maxColumns = 100;
/** In characters. */
const maxLength = 1024 * 1024;

export interface PastedRow {
  /** Line in the table; 1 is the row of titles. */
  line: number;
  cells: readonly string[];
}

export interface PastedTable {
  titles: readonly string[];
  rows: readonly PastedRow[];
}

export type TableProblem = 'empty' | 'noRows' | 'tooLong' | 'tooWide' | 'tooManyRows';

/** Removes the mark that exports of this app put before text that looks like a formula. */
const withoutMark = (cell: string): string =>
  cell.startsWith("'") && neutralizeFormula(cell.slice(1)) === cell ? cell.slice(1) : cell;

const readRows = (text: string): PastedRow[] => {
  const rows: PastedRow[] = [];
  let line = 0;
  // Copied titles may contain more commas than there are columns.
  const hasTabs = /^[^\r\n]*\t/.test(text);
  const reader = createCsvReader(
    (row) => {
      line += 1;
      const cells = row.map((cell) => withoutMark(cell.trim()));
      if (cells.some(Boolean)) rows.push({ line, cells });
    },
    hasTabs ? '\t' : undefined,
  );
  reader.push(text);
  reader.end();
  return rows;
};

/** Enough for the titles of any table. */
const maxHead = 20_000;

/** Titles of a table, however long it is. */
export const readTitles = (text: string): readonly string[] =>
  readRows(text.slice(0, maxHead))[0]?.cells ?? [];

/** Reads rows copied from a spreadsheet (tabs), or CSV with commas or semicolons. Cells are text, never run. */
export const readTable = (text: string): PastedTable | { problem: TableProblem } => {
  if (text.length > maxLength) return { problem: 'tooLong' };
  try {
    const [titles, ...rows] = readRows(text);
    if (!titles) return { problem: 'empty' };
    if (rows.length === 0) return { problem: 'noRows' };
    if (rows.length > maxRows) return { problem: 'tooManyRows' };
    // Copied columns often end with empty ones.
    const width = Math.max(...[titles, ...rows].map(({ cells }) => cells.findLastIndex(Boolean) + 1));
    if (width > maxColumns) return { problem: 'tooWide' };
    return { titles: Array.from({ length: width }, (_, index) => titles.cells[index] ?? ''), rows };
  } catch (cause) {
    if (cause instanceof EndlessCell) return { problem: 'tooWide' };
    throw cause;
  }
};
