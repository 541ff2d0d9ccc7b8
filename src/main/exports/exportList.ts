import { operations } from '#shared/api/operations.ts';
import { csvLine } from '#shared/domain/csv.ts';
import { queryRows } from '#shared/domain/queryRows.ts';
import { readPages } from '#shared/domain/readPages.ts';
import type { ListExport } from '#shared/ipc/exportRoutes.ts';
import { type Result, success } from '#shared/ipc/result.ts';
import type { AllCitiesClient } from '../api/allCities.ts';
import { openPages, type ReadPage } from '../api/pageReader.ts';
import type { TakePiece } from '../http/openFile.ts';
import { cellText } from './cellText.ts';
import { createReferenceNames } from './referenceNames.ts';
import { AnswerRefused } from './sniffContent.ts';

const pageSize = 500;
/** Excel takes a CSV file for UTF-8 only when it starts with this mark. */
const byteOrderMark = '\uFEFF';

interface ExportListOptions {
  api: AllCitiesClient;
  signal: AbortSignal;
  onProgress: (amounts: { rows: number; totalRows: number; bytes: number }) => void;
}

/** Hands over every row of a list as a file, read page by page in the order of the screen. */
export const exportList = async (
  { operation, params, query, columns, timeZone, profile, only }: ListExport,
  into: { take: TakePiece },
  { api, signal, onProgress }: ExportListOptions,
): Promise<Result<number>> => {
  const separator = profile === 'excel' ? ';' : ',';
  const names = createReferenceNames(columns, api, signal);
  const context = { timeZone, profile, nameOf: names.nameOf };
  const lineOf = (row: unknown): string =>
    csvLine(
      columns.map((column) => cellText(row, column, context)),
      separator,
    );
  const wanted = only && new Set(only);
  let written = 0;
  let bytes = 0;
  const append = async (text: string): Promise<void> => {
    const piece = Buffer.from(text);
    bytes += piece.byteLength;
    await into.take(piece);
  };
  await append(
    byteOrderMark +
      csvLine(
        columns.map(({ label }) => label),
        separator,
      ),
  );
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
        await append(rows.map(lineOf).join(''));
        written += rows.length;
        onProgress({ rows: written, totalRows: wanted?.size ?? total, bytes });
      },
    });
    return result.ok ? { ok: true, data: written } : result;
  } catch (cause) {
    if (cause instanceof AnswerRefused) return cause.result;
    throw cause;
  }
};
