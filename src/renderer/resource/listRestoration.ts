import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { cityField } from '#shared/domain/allCities.ts';
import type { ListQuery } from '#shared/domain/listQuery.ts';
import type { Row } from '../data/entityCalls.ts';
import { listPath } from '../paths.ts';
import { forgetShownLists, listOpenedFrom, rememberShownList } from '../stores/page.ts';
import type { GridScroll } from './grid/Grid.tsx';
import { useResource } from './resourceContext.tsx';

/**
 * What a walk from record to record goes through: at first the page of a list as it was answered, then also what the
 * pages beside it had. Records that came or left since do not change it.
 */
export interface ShownPage {
  query: ListQuery;
  ids: readonly string[];
  /** In a list of all cities, where each of these records is. */
  cities?: Readonly<Record<string, string>>;
  /** How many came before the first of them when the walk began. */
  before: number;
  /** How many there were when the walk began. */
  total: number;
}

export type Step = -1 | 1;

/** Where a step from a record leads: to a row of this page, or over its edge to the page before or after. */
type Neighbour = { id: string } | { page: number };

/** Which one of all matching records this is, from 1; null when it is not on the page. */
export const rankOf = (shown: ShownPage, id: string): number | null => {
  const index = shown.ids.indexOf(id);
  return index < 0 ? null : shown.before + index + 1;
};

/** The page that a record of this rank stood on. */
const pageOfRank = ({ query, ids }: ShownPage, rank: number): number =>
  Math.ceil(rank / (query.size ?? ids.length));

export const neighbourOf = (shown: ShownPage, id: string, step: Step): Neighbour | null => {
  const rank = rankOf(shown, id);
  if (rank === null || rank + step < 1 || rank + step > shown.total) return null;
  const onPage = shown.ids[shown.ids.indexOf(id) + step];
  return onPage === undefined ? { page: pageOfRank(shown, rank + step) } : { id: onPage };
};

/** Where to look for what follows: when records have left the list, it slid onto the page that was walked through last. */
export const pagesToTurn = (page: number, step: Step): readonly number[] =>
  step === 1 && page > 1 ? [page - 1, page] : [page];

/** The walk with what a page has beyond its edge; null: nothing that it does not know. */
export const extendWalk = (
  shown: ShownPage,
  pageIds: readonly string[],
  step: Step,
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
  /** The list's address with its filters. */
  search: string;
  scroll: GridScroll | null;
  /** What was on the screen, for "previous" and "next" on a record's page. */
  shownPage: ShownPage | null;
}

/** Where a person was in each list of this window; gone with the window. */
const memories = new Map<string, ListMemory>();
let returningTo: string | null = null;

export const rememberList = (path: string, change: Partial<ListMemory>): void => {
  const known = memories.get(path) ?? { search: '', scroll: null, shownPage: null };
  memories.set(path, { ...known, ...change });
};

/** Whoever comes from one of its records to this list comes back. */
export const leaveForRecord = (listPath: string): void => {
  returningTo = listPath;
};

/** For a record's page, also where the record cannot be shown: the list that it was opened from. Who goes there comes back. */
export const useWayBack = (): string => {
  const { resource, scope } = useResource();
  const list = listOpenedFrom(listPath(resource.entity, scope));
  useEffect(() => leaveForRecord(list), [list]);
  return list;
};

/** What to restore when this list is shown; null when the person did not come from one of its records. */
export const memoryOnReturn = (path: string): ListMemory | null =>
  returningTo === path ? (memories.get(path) ?? null) : null;

/** Rows per page of the list that a person comes back to: it is found as it was left. */
export const sizeOnReturn = (path: string): number | null =>
  memoryOnReturn(path)?.shownPage?.query.size ?? null;

/** The person has arrived at a list, whichever. */
export const arriveAtList = (): void => {
  returningTo = null;
};

/** The list that a record was opened from, wherever the person is now. */
export const memoryOf = (path: string): ListMemory | null => memories.get(path) ?? null;

/** Resets the store to that of a window that was just opened. */
export const forgetLists = (): void => {
  memories.clear();
  forgetShownLists();
  returningTo = null;
};

export interface ListRestoration {
  /** Where to scroll and focus; null when the list is entered anew. */
  scroll: GridScroll | null;
  onLeave: (scroll: GridScroll) => void;
}

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

/** Keeps where a person is in a list, and finds it again when they come back from a record. */
export const useListRestoration = ({ query, isStale, rows, total }: Answered): ListRestoration => {
  const { resource, scope } = useResource();
  const path = listPath(resource.entity, scope);
  const { search } = useLocation();
  const [scroll] = useState(() => {
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
