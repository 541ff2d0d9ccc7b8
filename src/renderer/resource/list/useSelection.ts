import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { ListQuery } from '#shared/domain/listQuery.ts';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import { readAllRows } from '../../data/readAllRows.ts';
import { showToast } from '../../stores/toasts.ts';
import { errorText } from '../../ui/errorText.ts';
import type { Resource } from '../resource.ts';
import {
  deselectRows,
  emptySelection,
  invertRows,
  pageState,
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
export const useSelection = (
  { entity }: Resource,
  scope: RecordScope,
  query: ListQuery,
  page: readonly Row[],
): SelectionState => {
  const { i18n } = useLingui();
  const [selection, setSelection] = useState(emptySelection);
  const [isSelectingAll, setIsSelectingAll] = useState(false);
  const filters = JSON.stringify(query.filters);
  useEffect(() => {
    void filters;
    setSelection(emptySelection);
  }, [filters]);

  return {
    selection,
    isSelectingAll,
    toggle: (row, isRange) =>
      setSelection((now) => (isRange ? selectRange(now, page, row) : toggleRow(now, row))),
    togglePage: () =>
      setSelection((now) =>
        pageState(now, page) === 'all'
          ? deselectRows(
              now,
              page.map(({ id }) => id),
            )
          : selectRows(now, page),
      ),
    invert: () => setSelection((now) => invertRows(now, page)),
    selectAll: async () => {
      setIsSelectingAll(true);
      const all = await readAllRows(entity, scope, query);
      setIsSelectingAll(false);
      if (all.ok) setSelection((now) => selectRows(now, all.data));
      else showToast({ intent: 'error', text: errorText(i18n, all.error) });
    },
    remove: (ids) => setSelection((now) => deselectRows(now, ids)),
    clear: () => setSelection(emptySelection),
  };
};
