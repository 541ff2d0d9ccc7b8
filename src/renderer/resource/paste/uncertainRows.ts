import { msg } from '@lingui/core/macro';
import { type Row, readAllRows } from '../../data/entityCalls.ts';
import { unwrap } from '../../data/queryClient.ts';
import { looksSame, type PlanContext, type PlannedRow } from './planRows.ts';

/** True if a record shows all values of the row. */
const isLike = (record: Row, { values, given }: PlannedRow, context: PlanContext): boolean =>
  Object.entries(context.resource.fields)
    .filter(([name]) => name in given && name in values)
    .every(([name, field]) => looksSame(field, record[name], values[name], context));

/**
 * Looks for the records of rows without a key that were sent without an answer. A row that has a record like it
 * is not sent again. Throws a `ResultError` if a list cannot be read.
 */
export const holdBackMade = async (
  rows: readonly PlannedRow[],
  uncertain: ReadonlySet<number>,
  context: PlanContext & { signal: AbortSignal },
): Promise<PlannedRow[]> => {
  const { resource, i18n, signal } = context;
  const lists = new Map<string | undefined, readonly Row[]>();
  const checked: PlannedRow[] = [];
  for (const row of rows) {
    if (row.result !== 'new' || !uncertain.has(row.line)) {
      checked.push(row);
      continue;
    }
    const { city } = row.scope;
    const newestFirst = { sort: { field: 'createdAt', order: 'desc' } } as const;
    const list =
      lists.get(city) ?? unwrap(await readAllRows(resource.entity, row.scope, newestFirst, signal));
    lists.set(city, list);
    checked.push(
      list.some((record) => isLike(record, row, context))
        ? {
            ...row,
            result: 'duplicate',
            note: i18n._(
              msg`The list has a record like this, perhaps from the failed attempt. Check it before you paste this row again.`,
            ),
          }
        : row,
    );
  }
  return checked;
};
