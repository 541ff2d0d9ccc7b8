import { failure } from '#shared/ipc/result.ts';
import type { ListQuery } from '#shared/query/listQuery.ts';
import { maxRowsOfAllCities } from '#shared/rules/allCities.ts';
import { callEntity, isAllCities, type RecordScope, type Row, readAllRows } from '../../data/entityCalls.ts';
import { ResultError, unwrap } from '../../data/queryClient.ts';
import { queriesFor } from '../define/recordQueries.ts';
import type { Resource } from '../define/resource.ts';
import { isOfKey, keyText, type RowKey } from './rowKeys.ts';

/** Rows per request of a whole list. */
const pageSize = 1000;
const maxRead = 10_000;
/** Enough to see that a value is shared. */
const fewRows = 50;

interface Search {
  resource: Resource;
  scope: RecordScope;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

const listRows = async ({ resource, scope, signal }: Search, query: ListQuery) => {
  const result = await callEntity<Row[]>(resource.entity, 'list', scope, { query, signal });
  if (!result.ok) throw new ResultError(result.error);
  // A city that could not be read may have the record: it would be made twice.
  const [unread] = result.unread ?? [];
  if (unread) throw new ResultError(unread.error);
  return { rows: result.data, total: result.total ?? result.data.length };
};

/** Asks for each spelling, until a record is found. */
const findOne = async (search: Search, key: RowKey): Promise<Row[]> => {
  const { type, field: name, text } = key;
  const wanted =
    type === 'same'
      ? [{ field: name, filters: { [name]: { match: 'text', value: text } as const } }]
      : queriesFor({ type, text, isSure: true }, search.resource);
  for (const { field, filters } of wanted) {
    if (field !== key.field) continue;
    const { rows } = await listRows(search, { page: 1, size: fewRows, filters });
    const found = rows.filter((row) => isOfKey(row, key));
    if (found.length > 0) return found;
  }
  return [];
};

/**
 * Records that have these keys. Reads the whole list where that takes fewer requests, else asks for one key after
 * the other. Throws a `ResultError`: with a part of the answers, a record might be made twice.
 */
export const findRecords = async (
  keys: readonly RowKey[],
  search: Search,
): Promise<(key: RowKey) => readonly Row[]> => {
  const { resource, scope, signal, onProgress } = search;
  const wanted = new Map(keys.map((key) => [keyText(key), key]));
  if (wanted.size === 0) return () => [];
  onProgress(0, wanted.size);
  const { total } = await listRows(search, { page: 1, size: 1 });
  const readable = isAllCities(scope) ? maxRowsOfAllCities : maxRead;
  if (total <= readable && Math.ceil(total / pageSize) <= wanted.size) {
    const sort = { field: 'createdAt', order: 'asc' } as const;
    const all = unwrap(await readAllRows(resource.entity, scope, { sort }, signal));
    return (key) => all.filter((row) => isOfKey(row, key));
  }
  const found = new Map<string, readonly Row[]>();
  for (const [text, key] of wanted) {
    if (signal.aborted) throw new ResultError(failure('ABORTED').error);
    found.set(text, await findOne(search, key));
    onProgress(found.size, wanted.size);
  }
  return (key) => found.get(keyText(key)) ?? [];
};
