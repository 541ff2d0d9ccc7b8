import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ListQuery } from '#shared/query/listQuery.ts';
import type { Row } from '../../data/entityCalls.ts';
import { type ListPageData, type MergedRows, mergeRows } from '../../data/live/liveRows.ts';
import type { List } from '../../data/useList.ts';
import { markedMs } from '../../ui/useChangeMark.ts';
import { occupiedRows, useRelease } from './occupiedRows.ts';

export interface ShownRows extends MergedRows {
  /** Rows as of the last user action. Changes identity only after one. */
  settled: readonly Row[];
  /** New rows belong to other pages. */
  areElsewhere: boolean;
  /** The result of an own edit is held back until pointer and focus leave the affected rows. */
  isFrozen: boolean;
}

export interface ShownRowsState extends ShownRows {
  /** Reloads at the user's request. The result is shown immediately, regardless of pointer and focus. */
  ask: (read: () => Promise<unknown>) => void;
}

interface State {
  query: ListQuery;
  data: ListPageData | undefined;
  shown: ShownRows;
  asked: ListPageData | undefined;
  /**
   * Indexes of the rows that must not move until pointer and focus leave them. `null`: nothing is held back.
   */
  frozen: readonly string[] | null;
}

const noRows: readonly Row[] = [];
const noIds: ReadonlySet<string> = new Set();
const unchanged: ReadonlyMap<string, Row> = new Map();

const settle = (query: ListQuery, data: ListPageData | undefined): State => {
  const rows = data?.rows ?? noRows;
  return {
    query,
    data,
    shown: {
      rows,
      settled: rows,
      left: noIds,
      waiting: 0,
      areElsewhere: false,
      before: unchanged,
      isFrozen: false,
    },
    asked: data,
    frozen: null,
  };
};

const merge = ({ query, shown, asked, frozen }: State, data: ListPageData): State => {
  const { page = 1, size = Number.POSITIVE_INFINITY } = query;
  const isFirst = page === 1;
  const end = page * size;
  const askedTotal = asked?.total ?? 0;
  const merged = mergeRows(shown.rows, data.rows, {
    isFirst,
    hadNext: askedTotal > end,
    hasNext: data.total > end,
    unread: data.unread,
  });
  // More rows may have arrived than fit this page, or only on other pages, so derive the number from the
  // totals. Totals lack unreadable cities, so skip this when a city was missing: its rows are not new.
  const grownBy = asked?.unread.length ? 0 : data.total - askedTotal;
  const isHere = merged.waiting > 0;
  const waiting = Math.max(merged.waiting, isHere && isFirst ? grownBy + merged.left.size : grownBy);
  return {
    query,
    data,
    shown: {
      ...merged,
      settled: shown.settled,
      waiting,
      areElsewhere: !isHere && waiting > 0,
      isFrozen: frozen !== null,
    },
    asked,
    frozen,
  };
};

const next = (state: State, list: List, query: ListQuery, occupied: () => readonly string[]): State => {
  const { data } = list;
  // Keep the previous rows until the new query is answered.
  if (state.data && list.isStale) return state;
  if (data === state.data && query === state.query) return state;
  if (!data || !state.data || query !== state.query) return settle(query, data);
  if (data.isLive) return merge(state, data);
  const frozen = occupied();
  return frozen.length === 0 ? settle(query, data) : merge({ ...state, frozen }, data);
};

/**
 * Rows on display. User actions show their result at once. Live updates change values in place and move
 * nothing until the user sorts, filters, pages or reloads. Rows moved by an own edit stay until pointer and
 * focus leave them.
 */
export const useShownRows = (
  list: List,
  query: ListQuery,
  area: RefObject<HTMLElement | null>,
): ShownRowsState => {
  const [state, setState] = useState(() => settle(query, list.data));
  const isAsked = useRef(false);
  const now = next(state, list, query, () => (isAsked.current ? [] : occupiedRows(area.current)));
  if (now !== state) setState(now);
  const { shown, frozen } = now;
  const release = (): void => setState((then) => (then.frozen ? settle(then.query, then.data) : then));
  useRelease(area, frozen, release);
  useEffect(() => {
    if (shown.before.size === 0) return;
    const unmark = (): void => setState((then) => ({ ...then, shown: { ...then.shown, before: unchanged } }));
    const timer = setTimeout(unmark, markedMs);
    return () => clearTimeout(timer);
  }, [shown.before]);
  return {
    ...shown,
    ask: (read) => {
      release();
      isAsked.current = true;
      // React has rendered the result by the next task.
      void read().finally(() => setTimeout(() => (isAsked.current = false)));
    },
  };
};
