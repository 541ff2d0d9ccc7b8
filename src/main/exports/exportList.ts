import { csvLine } from '#shared/domain/csv.ts';
import { readPages } from '#shared/domain/readPages.ts';
import type { ListExport } from '#shared/ipc/exportRoutes.ts';
import type { Failure, Result } from '#shared/ipc/result.ts';
import type { ApiClient } from '../http/apiClient.ts';
import { cellText } from './cellText.ts';
import { createReferenceNames } from './referenceNames.ts';
import { writeWholeFile } from './writeWholeFile.ts';

const pageSize = 500;
/** Excel takes a CSV file for UTF-8 only when it starts with this mark. */
const byteOrderMark = '\uFEFF';

/** Thrown inside a write to give the part file up; carries the answer that stopped it. */
class PageFailed extends Error {
  readonly result: Failure;

  constructor(result: Failure) {
    super('A page of the export could not be read');
    this.result = result;
  }
}

interface ExportListParts {
  api: ApiClient;
  signal: AbortSignal;
  onProgress: (written: number, total: number) => void;
}

/** Writes every row of a list, read page by page in the order of the screen. */
export const exportList = async (
  { operation, params, query, columns, timeZone, profile, only }: ListExport,
  target: string,
  { api, signal, onProgress }: ExportListParts,
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
  try {
    await writeWholeFile(target, async (append) => {
      await append(
        byteOrderMark +
          csvLine(
            columns.map(({ label }) => label),
            separator,
          ),
      );
      const result = await readPages({
        size: pageSize,
        read: async (page) => {
          const answer = await api.call({ operation, params, query: { ...query, ...page } }, signal);
          return answer as Result<{ id: string }[]>;
        },
        isEnough: () => wanted !== undefined && written >= wanted.size,
        take: async (all, total) => {
          const rows = wanted ? all.filter(({ id }) => wanted.has(id)) : all;
          const failed = await names.learn(rows);
          if (failed) throw new PageFailed(failed);
          await append(rows.map(lineOf).join(''));
          written += rows.length;
          onProgress(written, wanted?.size ?? total);
        },
      });
      if (!result.ok) throw new PageFailed(result);
    });
  } catch (cause) {
    if (cause instanceof PageFailed) return cause.result;
    throw cause;
  }
  return { ok: true, data: written };
};
