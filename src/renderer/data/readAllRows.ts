import type { ListQuery } from '#shared/domain/listQuery.ts';
import { queryRows } from '#shared/domain/queryRows.ts';
import { readPages } from '#shared/domain/readPages.ts';
import { type Result, success } from '#shared/ipc/result.ts';
import { callEntity, comesWhole, type EntityName, type RecordScope, type Row } from './entityCalls.ts';

const pageSize = 1000;
/** As many as one batch call may name. */
const maxRows = 10_000;

/** Every row that a list's filters let through, over all pages. */
export const readAllRows = async (
  entity: EntityName,
  scope: RecordScope,
  query: ListQuery,
  signal?: AbortSignal,
): Promise<Result<Row[]>> => {
  if (comesWhole(entity)) {
    const all = await callEntity<Row[]>(entity, 'list', scope, signal ? { signal } : {});
    return all.ok ? success(queryRows(all.data, { ...query, page: 1, size: maxRows }).rows) : all;
  }
  const rows: Row[] = [];
  const result = await readPages<Row>({
    size: pageSize,
    most: maxRows,
    read: (page) =>
      callEntity<Row[]>(entity, 'list', scope, {
        query: { ...query, ...page },
        ...(signal ? { signal } : {}),
      }),
    take: (fresh) => {
      for (const row of fresh) rows.push(row);
    },
  });
  return result.ok ? success(rows.slice(0, maxRows)) : result;
};
