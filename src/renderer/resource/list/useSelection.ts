import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ListQuery } from '#shared/domain/listQuery.ts';
import type { Row } from '../../data/entityCalls.ts';
import { isPendingRemoval, usePendingRemovals } from '../../data/pendingRemovals.ts';
import { readAllRows } from '../../data/readAllRows.ts';
import { listen } from '../../ipc/bridge.ts';
import { showToast } from '../../stores/toasts.ts';
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
  isSelectingAll: boolean;
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
  const [isSelectingAll, setIsSelectingAll] = useState(false);
  /** The reading of all rows that is under way: what it brings belongs to the filters it was asked with. */
  const reading = useRef<AbortController | null>(null);
  const clear = useCallback((): void => {
    reading.current?.abort();
    setIsSelectingAll(false);
    setSelection(emptySelection);
  }, []);
  const filters = JSON.stringify(query.filters);
  useEffect(() => {
    void filters;
    return clear;
  }, [filters, clear]);

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
    isSelectingAll,
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
    selectAll: async () => {
      reading.current = new AbortController();
      const { signal } = reading.current;
      setIsSelectingAll(true);
      const all = await readAllRows(entity, scope, query, signal);
      if (signal.aborted) return;
      setIsSelectingAll(false);
      if (all.ok) setSelection((now) => selectRows(now, all.data));
      else showToast({ intent: 'error', text: errorText(i18n, all.error) });
    },
    remove: (ids) => setSelection((now) => deselectRows(now, ids)),
    clear,
  };
};
