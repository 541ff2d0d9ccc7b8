import { operations } from '#shared/api/operations.ts';
import type { ListExport } from '#shared/ipc/exportRoutes.ts';
import { readPages } from '#shared/ipc/readPages.ts';
import { type Result, success } from '#shared/ipc/result.ts';
import { queryRows } from '#shared/query/queryRows.ts';
import type { AllCitiesClient } from '../api/allCities.ts';
import { openPages, type ReadPage } from '../api/pageReader.ts';
import type { TakeChunk } from '../http/openFile.ts';
import { createReferenceNames } from './referenceNames.ts';
import { AnswerRefused } from './sniffContent.ts';
import { startTable } from './tableWriter.ts';

const pageSize = 500;

interface ExportListOptions {
  api: AllCitiesClient;
  signal: AbortSignal;
  onProgress: (amounts: { rows: number; totalRows: number; bytes: number }) => void;
}

/** Exports every row of a list, page by page, in the order shown on screen. */
export const exportList = async (
  wanted: ListExport,
  into: { take: TakeChunk },
  { api, signal, onProgress }: ExportListOptions,
): Promise<Result<number>> => {
  const { operation, params, query } = wanted;
  const names = createReferenceNames(wanted.columns, api, signal);
  const only = wanted.only && new Set(wanted.only);
  let written = 0;
  let totalRows = 0;
  const table = startTable(wanted, into.take, names.nameOf);
  const report = (): void => onProgress({ rows: written, totalRows, bytes: table.bytes() });
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
      isEnough: () => only !== undefined && written >= only.size,
      take: async (all, total) => {
        const rows = only ? all.filter(({ id }) => only.has(id)) : all;
        const failed = await names.learn(rows);
        if (failed) throw new AnswerRefused(failed);
        for (const row of rows) table.row(row);
        await table.flush();
        written += rows.length;
        totalRows = only?.size ?? total;
        report();
      },
    });
    if (!result.ok) return result;
    await table.end();
    report();
    return success(written);
  } catch (cause) {
    if (cause instanceof AnswerRefused) return cause.result;
    throw cause;
  }
};
