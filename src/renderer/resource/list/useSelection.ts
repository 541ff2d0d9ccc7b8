import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ListQuery } from '#shared/query/listQuery.ts';
import { type Row, readAllRows } from '../../data/entityCalls.ts';
import { isPendingRemoval, usePendingRemovals } from '../../data/optimisticUpdates.ts';
import { listen } from '../../ipc/bridge.ts';
import { listPath } from '../../paths.ts';
import { forgetFailures, reportFailures } from '../../stores/failures.ts';
import { replaceToast, showToast, undoMs } from '../../stores/toasts.ts';
import { beginChoosing } from '../../ui/busyUser.ts';
import { errorText } from '../../ui/errorText.ts';
import { showIgnored } from '../../ui/pressedTwice.ts';
import { useStableActions } from '../../ui/useStableActions.ts';
import { useResource } from '../define/resourceContext.tsx';
import {
  deselectRows,
  emptySelection,
  invertRows,
  pageState,
  refreshRows,
  type Selection,
  selectRange,
  selectRows,
  toggleRow,
} from '../table/selection.ts';
import { findGone, isFilteredOut } from './goneRows.ts';

export interface SelectionState {
  selection: Selection;
  isReading: boolean;
  toggle: (row: Row, isRange: boolean) => void;
  togglePage: () => void;
  invert: () => void;
  selectAll: () => Promise<void>;
  remove: (ids: readonly string[]) => void;
  /** Deselects rows that an edit moved out of the list, including those of other pages. */
  dropFilteredOut: (saved: readonly { before: Row; after: Row }[]) => void;
  clear: () => void;
}

const none: readonly Row[] = [];

/**
 * Selection of a list. Changing filters clears it. `left`: rows still shown but no longer in the list, so not
 * selectable.
 */
export const useSelection = (
  query: ListQuery,
  rows: readonly Row[],
  left: ReadonlySet<string>,
): SelectionState => {
  const { i18n, t } = useLingui();
  const { resource, scope } = useResource();
  const { entity } = resource;
  const [selection, setSelection] = useState(emptySelection);
  const [isReading, setIsReading] = useState(false);
  /** Running request for all rows. Aborted when the filters change. */
  const reading = useRef<AbortController | null>(null);
  const clear = useCallback((): void => {
    reading.current?.abort();
    setIsReading(false);
    setSelection(emptySelection);
  }, []);
  const shownRows = useMemo(
    () => (left.size === 0 ? rows : rows.filter(({ id }) => !left.has(id))),
    [rows, left],
  );
  const announced = useRef({ toast: 0, at: 0, ids: new Set<string>() });
  const drop = (ids: readonly string[]): void => {
    const dropped = ids.filter((id) => selection.rows.has(id));
    if (dropped.length === 0) return;
    setSelection((now) => deselectRows(now, dropped));
    // Counts consecutive edits in one toast.
    const { toast, at, ids: before } = announced.current;
    const isFurther = Date.now() - at < undoMs;
    const all = new Set([...(isFurther ? before : []), ...dropped]);
    const count = all.size;
    const text = t`${plural(count, {
      one: '# record left this list and is no longer selected',
      other: '# records left this list and are no longer selected',
    })}`;
    const message = { intent: 'info', text } as const;
    const shown = isFurther ? replaceToast(toast, message) : showToast(message);
    announced.current = { toast: shown, at: Date.now(), ids: all };
  };
  const isChoosing = selection.rows.size > 0;
  useEffect(() => (isChoosing ? beginChoosing() : undefined), [isChoosing]);
  const path = listPath(entity, scope);
  const readAll = async (take: typeof selectRows): Promise<void> => {
    reading.current?.abort();
    reading.current = new AbortController();
    const { signal } = reading.current;
    setIsReading(true);
    forgetFailures(path);
    const all = await readAllRows(entity, scope, query, signal);
    if (signal.aborted) return;
    setIsReading(false);
    if (all.ok) setSelection((now) => take(now, all.data));
    else reportFailures(path, [{ id: 'all', text: errorText(i18n, all.error) }]);
  };
  const filters = JSON.stringify(query.filters);
  useEffect(() => {
    void filters;
    return clear;
  }, [filters, clear]);

  /** Fields that selected rows may lack, because no column needed them when they were read. */
  const lacking = useRef(query.without ?? []);
  const without = JSON.stringify(query.without);
  const fetchMore = useEffectEvent((): void => {
    const now = query.without ?? [];
    const isShownNow = lacking.current.some((name) => !now.includes(name));
    const onPage = new Set(shownRows.map(({ id }) => id));
    const isElsewhere = [...selection.rows.keys()].some((id) => !onPage.has(id));
    lacking.current = isElsewhere && !isShownNow ? [...new Set([...lacking.current, ...now])] : now;
    if (isElsewhere && isShownNow) void readAll(refreshRows);
  });
  useEffect(() => {
    void without;
    fetchMore();
  }, [without]);

  useEffect(
    () =>
      listen('records.changed', (change) => {
        if (change.isRemoval && change.entity === entity)
          setSelection((now) => deselectRows(now, change.ids));
      }),
    [entity],
  );
  const known = useRef({ query, shownRows: none });
  const lookForGone = useEffectEvent(async (): Promise<void> => {
    const before = known.current;
    known.current = { query, shownRows };
    drop([...left]);
    if (before.query !== query) return;
    const onPage = new Set(rows.map(({ id }) => id));
    const missing = before.shownRows.filter(
      ({ id }) =>
        selection.rows.has(id) &&
        !onPage.has(id) &&
        !isPendingRemoval(usePendingRemovals.getState().keys, entity, id),
    );
    if (missing.length > 0) dropLater(await findGone(entity, scope, missing, query));
  });
  const dropLater = useEffectEvent(drop);
  useEffect(() => {
    void shownRows;
    void left;
    void lookForGone();
  }, [shownRows, left]);
  const pending = usePendingRemovals(({ keys }) => keys);
  const shown = useMemo(() => {
    const waiting = [...selection.rows.keys()].filter((id) => isPendingRemoval(pending, entity, id));
    return refreshRows(deselectRows(selection, waiting), shownRows);
  }, [selection, pending, entity, shownRows]);

  const { dropFilteredOut } = useStableActions({
    dropFilteredOut: (saved: readonly { before: Row; after: Row }[]): void =>
      drop(saved.flatMap(({ before, after }) => (isFilteredOut(before, after, query) ? [before.id] : []))),
  });

  return {
    selection: shown,
    isReading,
    dropFilteredOut,
    toggle: (row, isRange) => {
      if (left.has(row.id)) showIgnored();
      else setSelection((now) => (isRange ? selectRange(now, shownRows, row) : toggleRow(now, row)));
    },
    togglePage: () =>
      setSelection((now) =>
        pageState(now, shownRows) === 'all'
          ? deselectRows(
              now,
              shownRows.map(({ id }) => id),
            )
          : selectRows(now, shownRows),
      ),
    invert: () => setSelection((now) => invertRows(now, shownRows)),
    selectAll: () => readAll(selectRows),
    remove: (ids) => setSelection((now) => deselectRows(now, ids)),
    clear,
  };
};
