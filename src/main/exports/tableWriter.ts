import type { ListExport } from '#shared/ipc/exportRoutes.ts';
import { csvLine } from '#shared/text/csv.ts';
import type { TakeChunk } from '../http/openFile.ts';
import { type Cell, decimalSignOf, type TableWriter, textOfCell } from './cells.ts';
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

export const createTable = (profile: ListExport['profile'], take: TakeChunk): TableWriter =>
  profile === 'xlsx' ? createXlsx(take) : createCsv(profile, take);
