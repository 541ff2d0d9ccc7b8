import { createContext, type ReactNode, type RefObject, useContext, useEffect, useMemo, useRef } from 'react';
import type { ListQuery } from '#shared/query/listQuery.ts';
import type { EntityName, Row } from '../../data/entityCalls.ts';
import { type ListState, toListQuery } from '../../data/listState.ts';
import { isPendingRemoval, usePendingRemovals } from '../../data/optimisticUpdates.ts';
import { type List, useList } from '../../data/useList.ts';
import { listPath } from '../../paths.ts';
import { useToday } from '../../ui/useMinute.ts';
import { useResource } from '../define/resourceContext.tsx';
import { type ChangeViews, type SavedView, useViews } from '../define/savedViews.ts';
import type { TextContext } from '../fields/fieldType.ts';
import type { GridModel } from '../table/gridModel.ts';
import { type ListRestoration, sizeOnReturn, useListRestoration } from '../table/listRestoration.ts';
import { type ColumnSettingsState, useColumnSettings } from '../table/useColumnSettings.ts';
import { type ListSearch, useListSearch } from './listSearch.ts';
import { fewestRows, useAskedSize, useListWidth, useRowHeight } from './listSize.ts';
import { useGridModel, useListText } from './useGridModel.ts';
import { useLeftRows } from './useLeftRows.ts';
import { type ChangeListState, unusedFields, useListState, wireSort } from './useListState.ts';
import { type SelectionState, useSelection } from './useSelection.ts';
import { type ShownRows, useShownRows } from './useShownRows.ts';
import { useFollowingCounts } from './viewCounts.ts';

const noIds: ReadonlySet<string> = new Set();

/** Query of the list and its columns, without the result. */
interface ListQueryState extends ListSearch {
  state: ListState;
  change: ChangeListState;
  views: readonly SavedView[];
  changeViews: ChangeViews;
  columnSettings: ColumnSettingsState;
}

export interface ListController extends ListQueryState, ListRestoration {
  /** Memoized subset, for components that do not depend on rows. */
  queryState: ListQueryState;
  area: RefObject<HTMLDivElement | null>;
  rowHeight: number;
  /** Rows per page, resolved from "fit". */
  size: number;
  query: ListQuery;
  list: Omit<List, 'reload'> & { reload: () => void };
  rows: readonly Row[];
  /** Changes since the last user action. */
  shown: ShownRows;
  total: number;
  text: TextContext;
  model: GridModel;
  selection: SelectionState;
}

/**
 * Hides rows with a pending delete. If the whole page is hidden, the total is reduced by all pending deletes,
 * which probably include rows of other pages.
 */
const useVisibleRows = (entity: EntityName, all: readonly Row[], count: number) => {
  const pending = usePendingRemovals(({ keys }) => keys);
  return useMemo(() => {
    const rows = pending.size === 0 ? all : all.filter(({ id }) => !isPendingRemoval(pending, entity, id));
    const hidden = rows.length === 0 ? pending.size : all.length - rows.length;
    return { rows, total: Math.max(0, count - hidden) };
  }, [entity, all, count, pending]);
};

/** State of the list screen: query, result, columns and selection. */
export const useListController = (): ListController => {
  const { resource, scope } = useResource();
  const area = useRef<HTMLDivElement>(null);
  const [state, change] = useListState(resource);
  const found = useListSearch(state, change);
  const { search } = found;
  const [views, changeViews] = useViews(resource.entity);
  const view = views.find(({ name }) => name === state.view) ?? null;
  const width = useListWidth(area);
  const columnSettings = useColumnSettings(resource, view, width);
  const queryState = useMemo(
    () => ({ ...found, state, change, views, changeViews, columnSettings }),
    [found, state, change, views, changeViews, columnSettings],
  );
  const rowHeight = useRowHeight(columnSettings.settings);
  const path = listPath(resource.entity, scope);
  const asked = useAskedSize(resource.entity, area, state, rowHeight, () => sizeOnReturn(path));
  const size = asked.size ?? fewestRows;
  const today = useToday();
  const columns = columnSettings.settings.shown;
  const query = useMemo(() => {
    const sort = wireSort(resource.fields, state.sort ?? resource.order);
    const unused = unusedFields(resource, columns);
    return {
      ...toListQuery({ ...state, size, sort }, today),
      ...(unused.length > 0 ? { without: unused } : {}),
    };
  }, [resource, state, size, today, columns]);
  const answer = useList(resource.entity, scope, query, resource.named, asked.size !== null);
  const shown = useShownRows(answer, query, area);
  const list = {
    ...answer,
    reload: (): void => {
      if (!asked.fitAgain()) shown.ask(answer.reload);
    },
  };
  const isNothing = list.data !== undefined && !list.isStale && list.data.total === 0;
  useEffect(() => {
    if (list.data && !list.isStale) search.learnFrom(list.data.rows);
    if (isNothing) search.onNothing();
  }, [list.data, list.isStale, isNothing, search]);
  useFollowingCounts(resource.entity, scope, query, list.isStale ? null : (list.data?.total ?? null));
  const shownRows = useLeftRows(shown.rows, shown.isFrozen ? shown.left : noIds);
  const { rows, total } = useVisibleRows(resource.entity, shownRows, list.data?.total ?? 0);
  // Leave a page beyond the last one, unless it has just become empty in view.
  useEffect(() => {
    const last = Math.max(1, Math.ceil(total / size));
    if (list.data && !list.isStale && !list.data.isLive && !shown.isFrozen && state.page > last)
      change((now) => ({ ...now, page: last }));
  }, [list.data, list.isStale, shown.isFrozen, total, size, state.page, change]);
  const text = useListText(columns, rows, state.filters);
  const model = useGridModel(columnSettings.settings, text, width);
  const selection = useSelection(query, rows, shown.left);
  const restoration = useListRestoration({ query, isStale: list.isStale, rows, total });
  return {
    ...queryState,
    ...restoration,
    queryState,
    area,
    rowHeight,
    size,
    query,
    list,
    rows,
    shown,
    total,
    text,
    model,
    selection,
  };
};

const ListContext = createContext<ListController | null>(null);
const QueryStateContext = createContext<ListQueryState | null>(null);

export const ListProvider = ({ list, children }: { list: ListController; children: ReactNode }) => (
  <ListContext value={list}>
    <QueryStateContext value={list.queryState}>{children}</QueryStateContext>
  </ListContext>
);

const known = <T,>(context: T | null): T => {
  if (!context) throw new Error('There is no list around this.');
  return context;
};

/** State of the current list; changes with every result. */
export const useListContext = (): ListController => known(useContext(ListContext));

/** Query of the current list, for memoized components that do not depend on rows. */
export const useListQueryState = (): ListQueryState => known(useContext(QueryStateContext));
