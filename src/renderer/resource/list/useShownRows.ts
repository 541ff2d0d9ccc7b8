import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ListQuery } from '#shared/domain/listQuery.ts';
import type { Row } from '../../data/entityCalls.ts';
import { type ListPageData, type MergedRows, mergeRows } from '../../data/live/liveRows.ts';
import type { List } from '../../data/useList.ts';
import { markedMs } from '../../ui/useChangeMark.ts';
import { occupiedRows, useRelease } from './heldRows.ts';

export interface ShownRows extends MergedRows {
  /** The rows as the person last asked for them: another object only after an own action. */
  settled: readonly Row[];
  /** Those that wait came onto other pages than the one that is shown. */
  areElsewhere: boolean;
  /** The answer to an own change waits until pointer and focus have left the rows that it would move. */
  isHeld: boolean;
}

export interface ShownRowsState extends ShownRows {
  /** Reads the list because the person asks for it: its answer is shown as it comes, wherever the pointer is. */
  ask: (read: () => Promise<unknown>) => void;
}

interface State {
  query: ListQuery;
  data: ListPageData | undefined;
  shown: ShownRows;
  /** The answer that the person last asked for. */
  asked: ListPageData | undefined;
  /** Indexes of the rows that may not move before pointer and focus have left them; null: nothing waits to be moved. */
  held: readonly string[] | null;
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
      isHeld: false,
    },
    asked: data,
    held: null,
  };
};

const merge = ({ query, shown, asked, held }: State, data: ListPageData): State => {
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
  // More may have come than this page has room for, or all of it onto other pages: the count tells. Cities that could not
  // be read are missing in it, and nothing is new because they can be read again.
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
      isHeld: held !== null,
    },
    asked,
    held,
  };
};

const next = (state: State, list: List, query: ListQuery, occupied: () => readonly string[]): State => {
  const { data } = list;
  // Until the next question is answered the rows of the last one stay as they are.
  if (state.data && list.isStale) return state;
  if (data === state.data && query === state.query) return state;
  if (!data || !state.data || query !== state.query) return settle(query, data);
  if (data.isLive) return merge(state, data);
  const held = occupied();
  return held.length === 0 ? settle(query, data) : merge({ ...state, held }, data);
};

/**
 * The rows that a list shows. The answer to the person's question is shown as it came; what comes by itself changes values in
 * their place, and nothing else, until the person sorts, filters, turns the page or reads the list again. What an own change
 * moves or takes away stays until pointer and focus have left the row.
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
  const { shown, held } = now;
  const release = (): void => setState((then) => (then.held ? settle(then.query, then.data) : then));
  useRelease(area, held, release);
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
      // React has drawn the answer by the next task.
      void read().finally(() => setTimeout(() => (isAsked.current = false)));
    },
  };
};
