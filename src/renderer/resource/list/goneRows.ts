import type { Filter, ListQuery } from '#shared/domain/listQuery.ts';
import { queryRows } from '#shared/domain/queryRows.ts';
import { valueAt } from '#shared/domain/recordValues.ts';
import {
  canBeRead,
  type EntityName,
  type RecordScope,
  type Row,
  scopeOfRow,
} from '../../data/entityCalls.ts';
import { sameValue } from '../../data/findConflicts.ts';
import { asAppError, queryClient } from '../../data/queryClient.ts';
import { recordOptions } from '../../data/useRecord.ts';

/** Ranges are left to the server: which day an instant belongs to, its time zone says. */
const isCompared = ({ match }: Filter): boolean => match !== 'between';

/** Whether a change took a row out of a list: a field that was changed no longer has what its filter asks for. */
export const isFilteredOut = (before: Row, after: Row, { filters = {} }: ListQuery): boolean => {
  const decisive = Object.entries(filters).filter(
    ([name, filter]) =>
      isCompared(filter) && name in after && !sameValue(valueAt(before, name), valueAt(after, name)),
  );
  return queryRows([after], { filters: Object.fromEntries(decisive) }).total === 0;
};

/** Each may be one call; those beyond stay as they are. */
const maxRead = 50;

const recordOf = (entity: EntityName, scope: RecordScope, row: Row): Promise<Row> =>
  // A record that this app saved was read back, and is in the cache until it changes again.
  queryClient.fetchQuery({
    ...recordOptions(entity, scopeOfRow(scope, row), row.id),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The record of a row as the server has it; null: it cannot be read. */
export const readSaved = (entity: EntityName, scope: RecordScope, row: Row): Promise<Row | null> =>
  canBeRead(entity) ? recordOf(entity, scope, row).catch(() => null) : Promise.resolve(null);

/** Which of the rows that are no longer on a page are no longer in its list. */
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
