import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ListQuery } from '#shared/domain/listQuery.ts';
import { type Row, readAllRows } from '../../data/entityCalls.ts';
import { beginChoosing } from '../../data/live/busyPerson.ts';
import { isPendingRemoval, usePendingRemovals } from '../../data/optimisticUpdates.ts';
import { listen } from '../../ipc/bridge.ts';
import { listPath } from '../../paths.ts';
import { forgetFailures, tellFailures } from '../../stores/failures.ts';
import { errorText } from '../../ui/errorText.ts';
import { useResource } from '../resourceContext.tsx';
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
} from '../selection/selection.ts';

export interface SelectionState {
  selection: Selection;
  /** Rows beyond this page are being read. */
  isReading: boolean;
  toggle: (row: Row, isRange: boolean) => void;
  togglePage: () => void;
  invert: () => void;
  selectAll: () => Promise<void>;
  remove: (ids: readonly string[]) => void;
  clear: () => void;
}

/** The chosen rows of a list. Other filters show other rows, so the choice starts over with them. */
export const useSelection = (query: ListQuery, shownRows: readonly Row[]): SelectionState => {
  const { i18n } = useLingui();
  const { resource, scope } = useResource();
  const { entity } = resource;
  const [selection, setSelection] = useState(emptySelection);
  const [isReading, setIsReading] = useState(false);
  /** The reading of all rows that is under way: what it brings belongs to the filters it was asked with. */
  const reading = useRef<AbortController | null>(null);
  const clear = useCallback((): void => {
    reading.current?.abort();
    setIsReading(false);
    setSelection(emptySelection);
  }, []);
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
    else tellFailures(path, [{ id: 'all', text: errorText(i18n, all.error) }]);
  };
  const filters = JSON.stringify(query.filters);
  useEffect(() => {
    void filters;
    return clear;
  }, [filters, clear]);

  /** What chosen rows may lack, because no column showed it when they were read. */
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
  const pending = usePendingRemovals(({ keys }) => keys);
  const shown = useMemo(() => {
    const waiting = [...selection.rows.keys()].filter((id) => isPendingRemoval(pending, entity, id));
    return refreshRows(deselectRows(selection, waiting), shownRows);
  }, [selection, pending, entity, shownRows]);

  return {
    selection: shown,
    isReading,
    toggle: (row, isRange) =>
      setSelection((now) => (isRange ? selectRange(now, shownRows, row) : toggleRow(now, row))),
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
