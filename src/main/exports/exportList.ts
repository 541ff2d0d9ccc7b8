import { operations } from '#shared/api/operations.ts';
import type { ListExport } from '#shared/ipc/exportRoutes.ts';
import { readPages } from '#shared/ipc/readPages.ts';
import { type Result, success } from '#shared/ipc/result.ts';
import { queryRows } from '#shared/query/queryRows.ts';
import type { AllCitiesClient } from '../api/allCities.ts';
import { openPages, type ReadPage } from '../api/pageReader.ts';
import type { TakeChunk } from '../http/openFile.ts';
import { cellOf } from './cells.ts';
import { createReferenceNames } from './referenceNames.ts';
import { AnswerRefused } from './sniffContent.ts';
import { addTotals, createTable, createTotals } from './tableWriter.ts';

const pageSize = 500;

interface ExportListOptions {
  api: AllCitiesClient;
  signal: AbortSignal;
  onProgress: (amounts: { rows: number; totalRows: number; bytes: number }) => void;
}

/** Exports every row of a list, page by page, in the order shown on screen. */
export const exportList = async (
  { operation, params, query, columns, timeZone, profile, only, words }: ListExport,
  into: { take: TakeChunk },
  { api, signal, onProgress }: ExportListOptions,
): Promise<Result<number>> => {
  const names = createReferenceNames(columns, api, signal);
  const context = { timeZone, profile, nameOf: names.nameOf };
  const wanted = only && new Set(only);
  let written = 0;
  let bytes = 0;
  let progress = { rows: 0, totalRows: 0 };
  const totals = createTotals(columns);
  const table = createTable(
    profile,
    (chunk) => {
      bytes += chunk.byteLength;
      return into.take(chunk);
    },
    words?.title,
  );
  table.head(columns.map(({ label }) => label));
  const isWhole = operations[operation].verb === 'listAll';
  const call = { operation, params, ...(isWhole ? {} : { query }) };
  const opened = await openPages(api, call, pageSize, signal);
  if (!opened.ok) return opened;
  const readPage: ReadPage = async (page) => {
    if (!isWhole) return opened.data(page);
    const result = (await api.call(call, signal)) as Result<{ id: string }[]>;
    if (!result.ok) return result;
    const { rows, total } = queryRows(result.data, { ...query, ...page });
    return success(rows, total);
  };
  try {
    const result = await readPages({
      size: isWhole ? Number.MAX_SAFE_INTEGER : pageSize,
      read: readPage,
      isEnough: () => wanted !== undefined && written >= wanted.size,
      take: async (all, total) => {
        const rows = wanted ? all.filter(({ id }) => wanted.has(id)) : all;
        const failed = await names.learn(rows);
        if (failed) throw new AnswerRefused(failed);
        for (const row of rows) {
          const cells = columns.map((column) => cellOf(row, column, context));
          totals.add(cells);
          table.row(cells);
        }
        await table.flush();
        written += rows.length;
        progress = { rows: written, totalRows: wanted?.size ?? total };
        onProgress({ ...progress, bytes });
      },
    });
    if (!result.ok) return result;
    addTotals(table, totals);
    await table.end();
    onProgress({ ...progress, bytes });
    return success(written);
  } catch (cause) {
    if (cause instanceof AnswerRefused) return cause.result;
    throw cause;
  }
};
