import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { ListQuery } from '#shared/query/listQuery.ts';
import { cityField } from '#shared/rules/allCities.ts';
import type { Row } from '../../data/entityCalls.ts';
import { listPath } from '../../paths.ts';
import { forgetShownLists, listOpenedFrom, rememberShownList } from '../../stores/page.ts';
import { useResource } from '../define/resourceContext.tsx';
import type { GridScroll } from './gridModel.ts';

/**
 * Snapshot of record ids that previous/next steps through: first one page of a list, then also its adjacent
 * pages. Records created or removed later do not change it.
 */
export interface ShownPage {
  query: ListQuery;
  ids: readonly string[];
  /** City of each record, in a list of all cities. */
  cities?: Readonly<Record<string, string>>;
  /** Number of records before the first id when the snapshot was taken. */
  before: number;
  /** Total number of records when the snapshot was taken. */
  total: number;
}

export type NeighbourStep = -1 | 1;

/** Target of a step: a record of the snapshot, or the adjacent page to load. */
type Neighbour = { id: string } | { page: number };

/** Position among all matching records, from 1. `null`: not in the snapshot. */
export const rankOf = (shown: ShownPage, id: string): number | null => {
  const index = shown.ids.indexOf(id);
  return index < 0 ? null : shown.before + index + 1;
};

const pageOfRank = ({ query, ids }: ShownPage, rank: number): number =>
  Math.ceil(rank / (query.size ?? ids.length));

export const neighbourOf = (shown: ShownPage, id: string, step: NeighbourStep): Neighbour | null => {
  const rank = rankOf(shown, id);
  if (rank === null || rank + step < 1 || rank + step > shown.total) return null;
  const onPage = shown.ids[shown.ids.indexOf(id) + step];
  return onPage === undefined ? { page: pageOfRank(shown, rank + step) } : { id: onPage };
};

/**
 * Pages to read for the next step. Includes the last page already read, because records move up when others
 * leave the list.
 */
export const pagesToTurn = (page: number, step: NeighbourStep): readonly number[] =>
  step === 1 && page > 1 ? [page - 1, page] : [page];

/** Extends the snapshot by the new ids of a page. `null`: the page has none. */
export const extendShownPage = (
  shown: ShownPage,
  pageIds: readonly string[],
  step: NeighbourStep,
): Pick<ShownPage, 'ids' | 'before'> | null => {
  const isKnown = (id: string): boolean => shown.ids.includes(id);
  if (step === 1) {
    const fresh = pageIds.slice(pageIds.findLastIndex(isKnown) + 1);
    return fresh.length > 0 ? { ids: [...shown.ids, ...fresh], before: shown.before } : null;
  }
  const first = pageIds.findIndex(isKnown);
  const fresh = first < 0 ? pageIds : pageIds.slice(0, first);
  const before = Math.max(0, shown.before - fresh.length);
  return fresh.length > 0 ? { ids: [...fresh, ...shown.ids], before } : null;
};

interface ListMemory {
  /** Query string of the list's address, with its filters. */
  search: string;
  scroll: GridScroll | null;
  /** Snapshot for "previous" and "next" on a record's page. */
  shownPage: ShownPage | null;
}

/** Scroll position and query of each list in this window. Not persisted. */
const memories = new Map<string, ListMemory>();
let returningTo: string | null = null;

export const rememberList = (path: string, change: Partial<ListMemory>): void => {
  const known = memories.get(path) ?? { search: '', scroll: null, shownPage: null };
  memories.set(path, { ...known, ...change });
};

/** Marks the list for restoration when the user returns from one of its records. */
export const leaveForRecord = (listPath: string): void => {
  returningTo = listPath;
};

/**
 * Path of the list that a record was opened from, marked for restoration. Also works when the record cannot
 * be shown.
 */
export const useWayBack = (): string => {
  const { resource, scope } = useResource();
  const list = listOpenedFrom(listPath(resource.entity, scope));
  useEffect(() => leaveForRecord(list), [list]);
  return list;
};

/** State to restore. `null`: the user did not come from one of this list's records. */
export const memoryOnReturn = (path: string): ListMemory | null =>
  returningTo === path ? (memories.get(path) ?? null) : null;

/** Rows per page to restore, so that the list looks as the user left it. */
export const sizeOnReturn = (path: string): number | null =>
  memoryOnReturn(path)?.shownPage?.query.size ?? null;

/** Clears the pending restoration once any list is shown. */
export const arriveAtList = (): void => {
  returningTo = null;
};

/** State of a list, regardless of the page that the user is on. */
export const memoryOf = (path: string): ListMemory | null => memories.get(path) ?? null;

export const forgetLists = (): void => {
  memories.clear();
  forgetShownLists();
  returningTo = null;
};

export const citiesIn = (rows: readonly Row[]): Record<string, string> =>
  Object.fromEntries(
    rows.flatMap(({ id, [cityField]: city }) => (typeof city === 'string' ? [[id, city]] : [])),
  );

interface Answered {
  query: ListQuery;
  isStale: boolean;
  rows: readonly Row[];
  total: number;
}

/** Saves the list's position and restores it when the user returns from a record. */
export const useListRestoration = ({ query, isStale, rows, total }: Answered) => {
  const { resource, scope } = useResource();
  const path = listPath(resource.entity, scope);
  const { search } = useLocation();
  /** Position to restore. `null`: a fresh visit. */
  const [scroll] = useState((): GridScroll | null => {
    const memory = memoryOnReturn(path);
    return memory?.search === search ? memory.scroll : null;
  });
  useEffect(arriveAtList, []);
  useEffect(() => {
    rememberShownList(path);
    if (isStale) return;
    const before = ((query.page ?? 1) - 1) * (query.size ?? rows.length);
    const ids = rows.map(({ id }) => id);
    rememberList(path, { search, shownPage: { query, ids, cities: citiesIn(rows), before, total } });
  }, [path, search, query, rows, total, isStale]);
  const onLeave = useCallback((left: GridScroll) => rememberList(path, { scroll: left }), [path]);
  return { scroll, onLeave };
};
