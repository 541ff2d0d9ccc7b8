import { neutralizeFormula } from '#shared/text/csv.ts';
import { createCsvReader, EndlessCell } from '#shared/text/csvReader.ts';

export const maxRows = 500;
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

export type TableProblem = 'empty' | 'noRows' | 'tooLong' | 'tooManyRows';

/** Removes the mark that exports of this app put before text that looks like a formula. */
const withoutMark = (cell: string): string =>
  cell.startsWith("'") && neutralizeFormula(cell.slice(1)) === cell ? cell.slice(1) : cell;

/** Reads rows copied from a spreadsheet (tabs), or CSV with commas or semicolons. Cells are text, never run. */
export const readTable = (text: string): PastedTable | { problem: TableProblem } => {
  if (text.length > maxLength) return { problem: 'tooLong' };
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
  try {
    reader.push(text);
    reader.end();
  } catch (cause) {
    if (cause instanceof EndlessCell) return { problem: 'tooLong' };
    throw cause;
  }
  const [titles, ...others] = rows;
  if (!titles) return { problem: 'empty' };
  if (others.length === 0) return { problem: 'noRows' };
  if (others.length > maxRows) return { problem: 'tooManyRows' };
  return { titles: titles.cells, rows: others };
};
