import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { ListQuery } from '#shared/domain/listQuery.ts';
import { dayInZone } from '#shared/domain/zonedText.ts';
import type { Row } from '../../data/entityCalls.ts';
import { type ListState, toListQuery } from '../../data/listState.ts';
import { type List, useList } from '../../data/useList.ts';
import { useTimeZone } from '../../ui/useTimeZone.ts';
import { type ColumnSettingsState, useColumnSettings } from '../columns/useColumnSettings.ts';
import type { GridModel } from '../grid/gridModel.ts';
import { useRowHeight } from '../grid/useRowHeight.ts';
import type { TextContext } from '../kinds/kind.ts';
import { useResource } from '../resourceContext.tsx';
import type { SavedView } from '../views/savedViews.ts';
import { type ChangeViews, useViews } from '../views/useViews.ts';
import { wireSort } from './fitListState.ts';
import { unusedFields } from './unusedFields.ts';
import { useFittingRows } from './useFittingRows.ts';
import { useGridModel } from './useGridModel.ts';
import { type ChangeListState, useListState } from './useListState.ts';
import { useListText } from './useListText.ts';
import { useListWidth } from './useListWidth.ts';
import { type SelectionState, useSelection } from './useSelection.ts';
import { useVisibleRows } from './useVisibleRows.ts';

export interface ShownList {
  state: ListState;
  /** In pixels. */
  rowHeight: number;
  /** Rows per page, as a number. */
  size: number;
  change: ChangeListState;
  query: ListQuery;
  list: List;
  rows: readonly Row[];
  total: number;
  columnSettings: ColumnSettingsState;
  views: readonly SavedView[];
  changeViews: ChangeViews;
  text: TextContext;
  model: GridModel;
  selection: SelectionState;
}

/** Everything that is known of the list on the screen: its address's question, the answer, the columns, the choice of rows. */
export const useShownList = (area: RefObject<HTMLElement | null>): ShownList => {
  const { resource, scope } = useResource();
  const [state, change] = useListState(resource);
  const [views, changeViews] = useViews(resource.entity);
  const view = views.find(({ name }) => name === state.view) ?? null;
  const columnSettings = useColumnSettings(resource, view, useListWidth(area));
  const rowHeight = useRowHeight(columnSettings.settings);
  const fitting = useFittingRows(area, rowHeight);
  const size = state.size === 'fit' ? fitting : state.size;
  const timeZone = useTimeZone();
  const today = dayInZone(new Date(), timeZone);
  const { shown } = columnSettings.settings;
  const query = useMemo(() => {
    const sort = wireSort(resource.fields, state.sort ?? resource.order);
    const unused = unusedFields(resource, shown);
    return {
      ...toListQuery({ ...state, size, sort }, today),
      ...(unused.length > 0 ? { without: unused } : {}),
    };
  }, [resource, state, size, today, shown]);
  const list = useList(resource.entity, scope, query, resource.named);
  // What stood first stays on the page when more or fewer rows have room.
  const sizeBefore = useRef(size);
  useEffect(() => {
    const before = sizeBefore.current;
    sizeBefore.current = size;
    if (before === size || state.size !== 'fit' || state.page === 1) return;
    change((now) => ({ ...now, page: Math.floor(((now.page - 1) * before) / size) + 1 }));
  }, [size, state.size, state.page, change]);
  const { rows, total } = useVisibleRows(resource.entity, list.data);
  const text = useListText(columnSettings.settings.shown, rows, state.filters);
  const model = useGridModel(columnSettings.settings, text, rows);
  const selection = useSelection(query, rows);
  return {
    state,
    rowHeight,
    size,
    change,
    query,
    list,
    rows,
    total,
    columnSettings,
    views,
    changeViews,
    text,
    model,
    selection,
  };
};
