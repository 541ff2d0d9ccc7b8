import { useMemo } from 'react';
import type { ListQuery } from '#shared/domain/listQuery.ts';
import { dayInZone } from '../../data/datePresets.ts';
import type { Row } from '../../data/entityCalls.ts';
import type { ListState } from '../../data/listState.ts';
import { toListQuery } from '../../data/toListQuery.ts';
import { type List, useList } from '../../data/useList.ts';
import { useTimeZone } from '../../ui/useTimeZone.ts';
import { type ColumnSettingsState, useColumnSettings } from '../columns/useColumnSettings.ts';
import type { GridModel } from '../grid/gridModel.ts';
import type { TextContext } from '../kinds/kind.ts';
import { useResource } from '../resourceContext.tsx';
import { wireSort } from './fitListState.ts';
import { useGridModel } from './useGridModel.ts';
import { type ChangeListState, useListState } from './useListState.ts';
import { useListText } from './useListText.ts';
import { type SelectionState, useSelection } from './useSelection.ts';
import { useVisibleRows } from './useVisibleRows.ts';

export interface ListPageState {
  state: ListState;
  change: ChangeListState;
  query: ListQuery;
  list: List;
  rows: readonly Row[];
  total: number;
  columns: ColumnSettingsState;
  text: TextContext;
  model: GridModel;
  selection: SelectionState;
}

/** Everything a list page knows: its address's question, the answer, the columns, the choice of rows. */
export const useListPage = (): ListPageState => {
  const { resource, scope } = useResource();
  const [state, change] = useListState(resource);
  const timeZone = useTimeZone();
  const today = dayInZone(new Date(), timeZone);
  const query = useMemo(
    () => toListQuery({ ...state, sort: wireSort(resource.fields, state.sort ?? resource.order) }, today),
    [resource, state, today],
  );
  const list = useList(resource.entity, scope, query, resource.named);
  const { rows, total } = useVisibleRows(resource.entity, list.data);
  const columns = useColumnSettings(resource);
  const text = useListText(columns.settings.shown, rows, state.filters);
  const model = useGridModel(columns.settings, text, rows);
  const selection = useSelection(query, rows);
  return { state, change, query, list, rows, total, columns, text, model, selection };
};
