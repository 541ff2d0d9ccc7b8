import type { OperationId } from '#shared/api/operations.ts';
import type { ExportColumn } from '#shared/ipc/exportRoutes.ts';
import { readPages } from '#shared/ipc/readPages.ts';
import { type Failure, failure, type Result } from '#shared/ipc/result.ts';
import type { ApiClient } from '../api/apiClient.ts';
import { valuesOf } from './cells.ts';

type Reference = NonNullable<ExportColumn['refersTo']>;
type Row = { id: string };

/** Up to this many records are read individually; beyond it, read the whole list once. */
const maxSingles = 20;
const pageSize = 1000;

/** 403 and 404 show the id in place of the name, as on screen. Any other failure ends the export. */
const isWithheld = ({ error }: Failure): boolean => error.status === 403 || error.status === 404;

const createListNames = ({ list, params, nameFields }: Reference, api: ApiClient, signal: AbortSignal) => {
  const known = new Map<string, string>();
  let isWhole = false;
  const learn = (row: Row): void => {
    known.set(row.id, valuesOf(row, nameFields).map(String).join(' ') || row.id);
  };

  const readOne = async (id: string): Promise<Failure | null> => {
    const operation = list.replace(/list$/, 'read') as OperationId;
    const answer = await api.call({ operation, params: { ...params, id } }, signal);
    if (answer.ok) learn(answer.data as Row);
    else if (!isWithheld(answer)) return answer;
    else known.set(id, id);
    return null;
  };

  const readWhole = async (): Promise<Failure | null> => {
    isWhole = true;
    const answer = await readPages({
      size: pageSize,
      read: async (page) =>
        (await api.call({ operation: list, params, query: page }, signal)) as Result<Row[]>,
      take: (rows) => rows.forEach(learn),
    });
    return answer.ok || isWithheld(answer) ? null : answer;
  };

  return {
    learn: async (ids: readonly string[]): Promise<Failure | null> => {
      const missing = ids.filter((id) => !known.has(id));
      if (missing.length === 0 || isWhole) return null;
      if (missing.length > maxSingles) return readWhole();
      for (const id of missing) {
        if (signal.aborted) return failure('ABORTED');
        const failed = await readOne(id);
        if (failed) return failed;
      }
      return null;
    },
    nameOf: (id: string): string => known.get(id) ?? id,
  };
};

export interface ReferenceNames {
  learn(rows: readonly unknown[]): Promise<Failure | null>;
  nameOf(column: ExportColumn, id: string): string;
}

/** Names of all records that the columns of an export reference, cached per list. */
export const createReferenceNames = (
  columns: readonly ExportColumn[],
  api: ApiClient,
  signal: AbortSignal,
): ReferenceNames => {
  const referring = columns.flatMap(({ fields, refersTo }) => (refersTo ? [{ fields, refersTo }] : []));
  const lists = new Map(
    referring.map(({ refersTo }) => [JSON.stringify(refersTo), createListNames(refersTo, api, signal)]),
  );
  return {
    learn: async (rows) => {
      for (const { fields, refersTo } of referring) {
        const ids = new Set(rows.flatMap((row) => valuesOf(row, fields).flat()).map(String));
        const failed = await lists.get(JSON.stringify(refersTo))?.learn([...ids]);
        if (failed) return failed;
      }
      return null;
    },
    nameOf: ({ refersTo }, id) => lists.get(JSON.stringify(refersTo))?.nameOf(id) ?? id,
  };
};
