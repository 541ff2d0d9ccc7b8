import type { Filter, ListQuery } from '#shared/query/listQuery.ts';
import { queryRows } from '#shared/query/queryRows.ts';
import { sameValue } from '#shared/rules/mergeVersions.ts';
import { valueAt } from '#shared/rules/recordValues.ts';
import {
  canBeRead,
  type EntityName,
  type RecordScope,
  type Row,
  scopeOfRow,
} from '../../data/entityCalls.ts';
import { asAppError, queryClient } from '../../data/queryClient.ts';
import { recordOptions } from '../../data/useRecord.ts';

/** Leaves ranges to the server: the day of an instant depends on its time zone. */
const isCompared = ({ match }: Filter): boolean => match !== 'between';

/** True if an edit removed a row from the list, because a changed field no longer matches its filter. */
export const isFilteredOut = (before: Row, after: Row, { filters = {} }: ListQuery): boolean => {
  const decisive = Object.entries(filters).filter(
    ([name, filter]) =>
      isCompared(filter) && name in after && !sameValue(valueAt(before, name), valueAt(after, name)),
  );
  return queryRows([after], { filters: Object.fromEntries(decisive) }).total === 0;
};

/** Limit of reads, one call each. Further rows stay. */
const maxRead = 50;

const recordOf = (entity: EntityName, scope: RecordScope, row: Row): Promise<Row> =>
  // Records saved by this app were read back and stay cached until they change again.
  queryClient.fetchQuery({
    ...recordOptions(entity, scopeOfRow(scope, row), row.id),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Current record of a row. `null`: not readable. */
export const readSaved = (entity: EntityName, scope: RecordScope, row: Row): Promise<Row | null> =>
  canBeRead(entity) ? recordOf(entity, scope, row).catch(() => null) : Promise.resolve(null);

/** Ids of missing rows that left the list, rather than moving to another page. */
export const findGone = async (
  entity: EntityName,
  scope: RecordScope,
  rows: readonly Row[],
  query: ListQuery,
): Promise<string[]> => {
  if (!canBeRead(entity)) return [];
  const isGone = async (row: Row): Promise<boolean> => {
    try {
      return isFilteredOut(row, await recordOf(entity, scope, row), query);
    } catch (error) {
      return asAppError(error)?.code === 'NOT_FOUND';
    }
  };
  const checked = await Promise.all(
    rows.slice(0, maxRead).map(async (row) => ((await isGone(row)) ? [row.id] : [])),
  );
  return checked.flat();
};
