import { createContext, type ReactNode, type RefObject, useContext, useEffect, useMemo, useRef } from 'react';
import type { ListQuery } from '#shared/query/listQuery.ts';
import type { EntityName, Row } from '../../data/entityCalls.ts';
import { toListQuery } from '../../data/listState.ts';
import { isPendingRemoval, usePendingRemovals } from '../../data/optimisticUpdates.ts';
import { useList } from '../../data/useList.ts';
import { listPath } from '../../paths.ts';
import { useToday } from '../../ui/useMinute.ts';
import { useResource } from '../define/resourceContext.tsx';
import { useViews } from '../define/savedViews.ts';
import { sizeOnReturn, useListRestoration } from '../table/listRestoration.ts';
import { useColumnSettings } from '../table/useColumnSettings.ts';
import { useListSearch } from './listSearch.ts';
import { fewestRows, useAskedSize, useListWidth, useRowHeight } from './listSize.ts';
import { useGridModel, useListText } from './useGridModel.ts';
import { useLeftRows } from './useLeftRows.ts';
import { unusedFields, useListState, wireSort } from './useListState.ts';
import { useSelection } from './useSelection.ts';
import { useShownRows } from './useShownRows.ts';
import { useFollowingCounts } from './viewCounts.ts';

const noIds: ReadonlySet<string> = new Set();

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

/** Query of the list and its columns, without the result. Memoized, for components that do not depend on rows. */
const useQueryState = (area: RefObject<HTMLDivElement | null>) => {
  const { resource } = useResource();
  const [state, change] = useListState(resource);
  const found = useListSearch(state, change);
  const [views, changeViews] = useViews(resource.entity);
  const view = views.find(({ name }) => name === state.view) ?? null;
  const { width, style } = useListWidth(area);
  // A text, so that an equal set of filters keeps the settings' identity.
  const filtered = Object.entries(resource.fields)
    .filter(([, { shownWithFilter }]) => shownWithFilter !== undefined && state.filters[shownWithFilter])
    .map(([name]) => name)
    .join(' ');
  const columnSettings = useColumnSettings(resource, view, width, filtered);
  const queryState = useMemo(
    () => ({ ...found, state, change, views, changeViews, columnSettings }),
    [found, state, change, views, changeViews, columnSettings],
  );
  return { queryState, width, style };
};

type ListQueryState = ReturnType<typeof useQueryState>['queryState'];

/** State of the list screen: query, result, columns and selection. */
export const useListController = () => {
  const { resource, scope } = useResource();
  const { entity } = resource;
  const area = useRef<HTMLDivElement>(null);
  const { queryState, width, style } = useQueryState(area);
  const { state, change, search, columnSettings } = queryState;
  const rowHeight = useRowHeight(columnSettings.settings);
  const path = listPath(entity, scope);
  const asked = useAskedSize({ area, list: entity, width }, state, rowHeight, () => sizeOnReturn(path));
  /** Rows per page, resolved from "fit". */
  const size = asked.size ?? fewestRows;
  const today = useToday();
  const columns = columnSettings.settings.shown;
  const query = useMemo((): ListQuery => {
    const sort = wireSort(resource.fields, state.sort ?? resource.order);
    const unused = unusedFields(resource, columns);
    return {
      ...toListQuery({ ...state, size, sort }, today),
      ...(unused.length > 0 ? { without: unused } : {}),
    };
  }, [resource, state, size, today, columns]);
  const answer = useList(entity, scope, query, resource.named, asked.size !== null);
  const shown = useShownRows(answer, query, area);
  const list = {
    ...answer,
    reload: (): void => {
      if (!asked.fitAgain()) shown.ask(answer.reload);
    },
  };
  const { data, isStale } = list;
  const isNothing = data !== undefined && !isStale && data.total === 0;
  useEffect(() => {
    if (data && !isStale) search.learnFrom(data.rows);
    if (isNothing) search.onNothing();
  }, [data, isStale, isNothing, search]);
  useFollowingCounts(entity, scope, query, isStale ? null : (data?.total ?? null));
  const shownRows = useLeftRows(shown.rows, shown.isFrozen ? shown.left : noIds);
  const { rows, total } = useVisibleRows(entity, shownRows, data?.total ?? 0);
  // Leave a page beyond the last one, unless it has just become empty in view.
  useEffect(() => {
    const last = Math.max(1, Math.ceil(total / size));
    if (data && !isStale && !data.isLive && !shown.isFrozen && state.page > last)
      change((now) => ({ ...now, page: last }));
  }, [data, isStale, shown.isFrozen, total, size, state.page, change]);
  const text = useListText(columns, rows, state.filters);
  const model = useGridModel(columnSettings.settings, text, width);
  const selection = useSelection({ query, rows, left: shown.left });
  const restoration = useListRestoration({ query, isStale, rows, total });
  const layout = { area, style, rowHeight, size, ...restoration };
  return { queryState, layout, query, list, rows, shown, total, text, model, selection };
};

export type ListController = ReturnType<typeof useListController>;

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
