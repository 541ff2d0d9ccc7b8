import type { ExportColumn, ListExport } from '#shared/ipc/exportRoutes.ts';
import { fromCents, toCents } from '#shared/rules/money.ts';
import { csvLine } from '#shared/text/csv.ts';
import type { TakeChunk } from '../http/openFile.ts';
import { type Cell, cellOf, decimalSignOf, type TableWriter, textOfCell } from './cells.ts';
import { createXlsx } from './xlsxWriter.ts';

/** Excel reads a CSV file as UTF-8 only if it starts with this mark. */
const byteOrderMark = '\uFEFF';

const createCsv = (profile: 'standard' | 'excel', take: TakeChunk): TableWriter => {
  const separator = profile === 'excel' ? ';' : ',';
  const decimalSign = decimalSignOf(profile);
  let text = byteOrderMark;
  const row = (cells: readonly Cell[]): void => {
    text += csvLine(
      cells.map((cell) => textOfCell(cell, decimalSign)),
      separator,
    );
  };
  const flush = (): Promise<void> | undefined => {
    const bytes = Buffer.from(text);
    text = '';
    return bytes.byteLength > 0 ? take(bytes) : undefined;
  };
  return { head: row, row, flush, end: async () => flush() };
};

/** `title`: name of the sheet in a workbook. */
export const createTable = (profile: ListExport['profile'], take: TakeChunk, title?: string): TableWriter =>
  profile === 'xlsx' ? createXlsx(take, title) : createCsv(profile, take);

/** Adds up the columns that have totals, in cents. */
const createTotals = (columns: readonly Pick<ExportColumn, 'total'>[]) => {
  const sums = columns.map(({ total }): number | null => (total === undefined ? null : 0));
  const label = columns.find(({ total }) => total !== undefined)?.total ?? '';
  return {
    add: (cells: readonly Cell[]): void => {
      for (const [index, cell] of cells.entries()) {
        const sum = sums[index];
        if (typeof sum === 'number' && typeof cell === 'object' && 'number' in cell)
          sums[index] = sum + toCents(cell.number);
      }
    },
    /** `null`: no column has a total. */
    row: (): Cell[] | null =>
      sums.every((sum) => sum === null)
        ? null
        : sums.map((sum, index) =>
            sum === null ? (index === 0 ? label : '') : { number: fromCents(sum), decimals: 2 },
          ),
  };
};

type TableExport = Pick<ListExport, 'columns' | 'profile' | 'timeZone' | 'words'>;

/** Table of an export with its head, its rows by columns, and their totals. */
export const startTable = (
  { columns, profile, timeZone, words }: TableExport,
  take: TakeChunk,
  nameOf: (column: ExportColumn, id: string) => string = (_column, id) => id,
) => {
  let bytes = 0;
  const totals = createTotals(columns);
  const table = createTable(
    profile,
    (chunk) => {
      bytes += chunk.byteLength;
      return take(chunk);
    },
    words?.title,
  );
  table.head(columns.map(({ label }) => label));
  return {
    row: (row: unknown): void => {
      const cells = columns.map((column) => cellOf(row, column, { timeZone, profile, nameOf }));
      totals.add(cells);
      table.row(cells);
    },
    /** If it returns a promise, await it before adding rows. */
    flush: (): Promise<void> | undefined => table.flush(),
    bytes: (): number => bytes,
    end: async (): Promise<void> => {
      const cells = totals.row();
      if (cells) table.total?.(cells);
      await table.end();
    },
  };
};
