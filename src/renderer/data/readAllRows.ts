import type { ListQuery } from '#shared/domain/listQuery.ts';
import type { Result } from '#shared/ipc/result.ts';
import { callEntity, type EntityName, type RecordScope, type Row } from './entityCalls.ts';

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
  const rows = new Map<string, Row>();
  for (let page = 1; rows.size < maxRows; page += 1) {
    const result = await callEntity<Row[]>(entity, 'list', scope, {
      query: { ...query, page, size: pageSize },
      ...(signal ? { signal } : {}),
    });
    if (!result.ok) return result;
    for (const row of result.data) rows.set(row.id, row);
    if (result.data.length < pageSize || page * pageSize >= (result.total ?? Number.POSITIVE_INFINITY)) break;
  }
  return { ok: true, data: [...rows.values()].slice(0, maxRows) };
};
