import { operations } from '#shared/api/operations.ts';
import { csvLine } from '#shared/domain/csv.ts';
import { queryRows } from '#shared/domain/queryRows.ts';
import { readPages } from '#shared/domain/readPages.ts';
import type { ListExport } from '#shared/ipc/exportRoutes.ts';
import { type Result, success } from '#shared/ipc/result.ts';
import { type AllCitiesClient, isOfAllCities } from '../api/allCities.ts';
import type { MergedLists } from '../api/mergeLists.ts';
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
  const isMerged = isOfAllCities({ operation, params });
  const opened = isMerged ? await api.open({ operation, params, query }, pageSize, signal) : null;
  if (opened && !opened.ok) return opened;
  const merged = opened?.data;
  /** A file without one of the cities would look like all of them. */
  const readMerged = async (lists: MergedLists, size: number): Promise<Result<{ id: string }[]>> => {
    const rows = await lists.take(size);
    const [failed] = lists.failed();
    return failed ? { ok: false, error: failed.error } : success(rows, lists.total());
  };
  const readPage = async (page: { page: number; size: number }): Promise<Result<{ id: string }[]>> => {
    if (merged) return readMerged(merged, page.size);
    const asked = { ...query, ...page };
    const answer = await api.call({ operation, params, ...(isWhole ? {} : { query: asked }) }, signal);
    const result = answer as Result<{ id: string }[]>;
    if (!isWhole || !result.ok) return result;
    const { rows, total } = queryRows(result.data, asked);
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
