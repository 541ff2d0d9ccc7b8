import type { ClosedPeriod } from '#shared/ipc/closingRoutes.ts';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import { findInClosing } from '#shared/rules/closing.ts';
import { type HalfMonth, halfMonthOf, previousHalfMonth } from '#shared/rules/plainDates.ts';
import type { AllCitiesClient } from '../api/allCities.ts';
import type { PayListChecks } from '../payLists/payListChecks.ts';
import type { ClosingStore, OpenClosing } from './closingStore.ts';
import { closedLists, type ListsOfSort, readBothSorts, rowsIn } from './readClosing.ts';

export interface CollectedClosing {
  period: HalfMonth;
  before: HalfMonth;
  sorts: readonly ListsOfSort[];
  sortsBefore: readonly ListsOfSort[];
  closing: OpenClosing;
}

/** Lists of both half-months with everything known of them. */
export const collectClosing = async (
  { api, store }: { api: AllCitiesClient; store: Pick<ClosingStore, 'open'> },
  of: ClosedPeriod,
  signal: AbortSignal,
): Promise<Result<CollectedClosing>> => {
  const period = halfMonthOf(of.start);
  const before = previousHalfMonth(of.start);
  const [sorts, sortsBefore] = await Promise.all([
    readBothSorts(api, of.country, period, signal),
    readBothSorts(api, of.country, before, signal),
  ]);
  if (signal.aborted) return failure('ABORTED');
  if (!sorts.ok) return sorts;
  if (!sortsBefore.ok) return sortsBefore;
  const closing = await store.open(of);
  return success({ period, before, sorts: sorts.data, sortsBefore: sortsBefore.data, closing });
};

/** Lists of both half-months, and everything found in the later one. */
export const examineClosing = (
  { sorts, sortsBefore, closing }: CollectedClosing,
  checkOf: PayListChecks['of'],
) => {
  const lists = closedLists(sorts, checkOf);
  const before = closedLists(sortsBefore, checkOf);
  const accounts = closing.accounts?.all ?? null;
  return { lists, before, accounts, found: findInClosing({ lists, before, accounts }) };
};

/** Lists whose lines are not known in their current version. */
export const unreadIn = (
  sorts: readonly ListsOfSort[],
  closing: OpenClosing,
  { isKnown }: Pick<ClosingStore, 'isKnown'>,
): number => rowsIn(sorts).filter(({ query, row }) => !isKnown(closing, query.entity, row)).length;
