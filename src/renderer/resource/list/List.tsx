import { makeStyles, tokens } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { parseListParams } from '../../data/listParams.ts';
import { withFilter } from '../../data/listState.ts';
import { listPath, recordPath } from '../../paths.ts';
import { useUser } from '../../stores/session.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { Failures } from '../../ui/Failures.tsx';
import { useCopyText } from '../../ui/useCopyText.ts';
import { useStableActions } from '../../ui/useStableActions.ts';
import { leadFollowers } from '../leadFollowers.ts';
import { useResource } from '../resourceContext.tsx';
import { selectedText } from '../selection/selectedText.ts';
import { viewSearch } from '../views/savedViews.ts';
import { EmptyList } from './EmptyList.tsx';
import { GridSkeleton } from './GridSkeleton.tsx';
import { ListDialogs, type OpenDialog } from './ListDialogs.tsx';
import { ListFilters, type OpenFilter } from './ListFilters.tsx';
import { ListFooter } from './ListFooter.tsx';
import { ListGrid } from './ListGrid.tsx';
import { ListTop, type ListTopActions } from './ListTop.tsx';
import { PeekPane } from './PeekPane.tsx';
import { searchFilter, searchText } from './searchFilter.ts';
import { useBatchActivation } from './useBatchActivation.ts';
import { useBatchRemoval } from './useBatchRemoval.ts';
import { useListExport } from './useListExport.ts';
import { useListKeys } from './useListKeys.ts';
import { useListReturn } from './useListReturn.ts';
import { usePeek } from './usePeek.ts';
import { useRowCommands } from './useRowCommands.ts';
import { useSearchedField } from './useSearchedField.ts';
import { useShownList } from './useShownList.ts';

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    flexGrow: 1,
    // In a low window, or a much enlarged one, the page scrolls rather than that two rows are left.
    minHeight: '400px',
  },
  table: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minHeight: 0,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  main: { position: 'relative', display: 'flex', flexGrow: 1, minHeight: 0 },
  rows: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minWidth: 0,
    minHeight: 0,
  },
});

/** The list screen that every entity shares. */
export const List = () => {
  const { resource, scope, title: screenTitle } = useResource();
  const { i18n } = useLingui();
  const styles = useStyles();
  const { search } = useLocation();
  const user = useUser();
  const title = i18n._(screenTitle);
  const area = useRef<HTMLDivElement>(null);
  const shown = useShownList(area);
  const { state, size, change, list, rows, total, columnSettings, selection } = shown;
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [openFilter, setOpenFilter] = useState<OpenFilter | null>(null);
  const peek = usePeek(rows);
  const batch = useBatchRemoval();
  const activation = useBatchActivation({
    // What failed is what is still to be done.
    onFailed: (saved) => selection.remove(saved.map(({ id }) => id)),
  });
  const activate = activation.run;
  const selected = selection.selection.rows;
  const copyText = useCopyText();
  const [searched, chooseSearched] = useSearchedField();
  const exportRows = useListExport(shown);
  const searchInput = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const { place, onLeave } = useListReturn(shown);
  const isFirstLoad = !list.data && !list.error;
  /** To where the focus was in the grid, or to the same column of another row. */
  const focusGrid = useCallback((row?: number): void => {
    const last = root.current?.querySelector<HTMLElement>('[data-row] [tabindex="0"]');
    const wanted = `[data-row="${row}"] [data-stop="${last?.dataset.stop}"]`;
    const cell = row === undefined ? null : root.current?.querySelector<HTMLElement>(wanted);
    (cell ?? last)?.focus();
  }, []);
  const closeDialog = useCallback(() => setDialog(null), []);
  /** What led to a new record gets the focus back, or the row that was edited last. */
  const opener = useRef<Element | null>(null);
  const before = useRef<OpenDialog>(null);
  useEffect(() => {
    if (before.current && !dialog) {
      const edited = 'id' in before.current ? before.current.id : null;
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
      else focusGrid(rows.findIndex(({ id }) => id === edited));
      opener.current = null;
    }
    before.current = dialog;
  }, [dialog, rows, focusGrid]);
  const removeSelected = async (): Promise<void> => {
    if (await batch.run([...selected.values()])) focusGrid();
  };
  const onCommand = useRowCommands({
    onEdit: (row, field) => {
      const below = rows.slice(rows.indexOf(row) + 1).filter((other) => resource.isEditable(other, user));
      setDialog({ kind: 'edit', id: row.id, field, next: below.map(({ id }) => id) });
    },
    onView: ({ id }) => setDialog({ kind: 'view', id }),
    onPeek: peek.toggle,
    onSelect: selection.toggle,
    onRemoved: (row) => selection.remove([row.id]),
    onRemoveChosen: selected.size > 0 ? () => void removeSelected() : null,
  });
  useListKeys({
    onSearch: () => searchInput.current?.focus(),
    isOff: dialog !== null,
  });
  const clearFilters = (): void => change((now) => ({ ...now, page: 1, filters: {} }));
  const actions = useStableActions<ListTopActions>({
    onCreate: () => {
      opener.current = document.activeElement;
      setDialog({ kind: 'create' });
    },
    onSearch: (value) =>
      change((now) => withFilter(now, searched ?? '', searchFilter(resource.fields[searched ?? ''], value))),
    onSearchField: (name) => {
      chooseSearched(name);
      // What is typed is looked for in the other field at once.
      change((now) => {
        const text = searchText(resource.fields[searched ?? ''], now.filters[searched ?? '']);
        return text === ''
          ? now
          : withFilter(
              withFilter(now, searched ?? '', null),
              name,
              searchFilter(resource.fields[name], text),
            );
      });
      searchInput.current?.focus();
    },
    onLeaveSearch: () => focusGrid(),
    onFilter: (name, anchor) => setOpenFilter({ name, anchor }),
    onShowView: (view) => change(() => parseListParams(new URLSearchParams(viewSearch(view)))),
    onNameView: (view) => change((now) => ({ ...now, view })),
    onReload: list.reload,
    onExport: () => {
      if (!resource.file) return exportRows();
      opener.current = document.activeElement;
      setDialog({ kind: 'export' });
    },
    onPeek: () => (peek.row ? peek.close() : peek.toggle(rows[0] ?? null)),
  });
  useEffect(() => {
    const last = Math.max(1, Math.ceil(total / size));
    if (list.data && !list.isStale && state.page > last) change((now) => ({ ...now, page: last }));
  }, [list.data, list.isStale, total, size, state.page, change]);

  return (
    <div ref={root} className={styles.root}>
      <ListTop
        title={title}
        resource={resource}
        filters={state.filters}
        searched={searched}
        views={shown.views}
        changeViews={shown.changeViews}
        view={state.view}
        search={search}
        columnSettings={columnSettings}
        searchInput={searchInput}
        isPeeking={peek.row !== null}
        actions={actions}
      />
      <ListFilters
        state={state}
        searched={searched}
        change={change}
        text={shown.text}
        open={openFilter}
        onOpen={setOpenFilter}
        onEmptied={() => (searchInput.current ? searchInput.current.focus() : focusGrid())}
      />
      <div className={styles.table}>
        {list.error && <ErrorNotice error={list.error} onRetry={list.reload} />}
        <Failures place={listPath(resource.entity, scope)} />
        <div className={styles.main}>
          <div ref={area} className={styles.rows}>
            {/* Before the rows only where it need not lead back to one of them. */}
            {(list.data || (isFirstLoad && !place)) && (
              <ListGrid
                label={title}
                resource={resource}
                shown={shown}
                currentId={(dialog && 'id' in dialog ? dialog.id : peek.row?.id) ?? null}
                place={place}
                onLeave={onLeave}
                onCommand={onCommand}
                onActiveRow={(row) => {
                  peek.follow(row);
                  leadFollowers(resource, row, scope);
                }}
                onFilter={actions.onFilter}
              />
            )}
            {list.data && rows.length === 0 && !list.isFetching && (
              <EmptyList
                shown={shown}
                onClear={clearFilters}
                onCreate={resource.can.create ? actions.onCreate : null}
              />
            )}
            {isFirstLoad && <GridSkeleton />}
          </div>
          {peek.row && (
            <PeekPane
              row={peek.row}
              onWalk={peek.walk}
              path={resource.can.page === 'none' ? null : recordPath(resource.entity, scope, peek.row.id)}
              onClose={peek.close}
            />
          )}
        </div>
        <ListFooter
          shown={shown}
          tools={{
            isBusy: batch.isRunning || activation.isRunning || selection.isReading,
            canRemove: resource.can.removeBatch,
            onInvert: selection.invert,
            onRemove: () => void removeSelected(),
            onExport: () => exportRows([...selected.keys()]),
            onCopy: () => void copyText(selectedText(shown.model.columns, selected.values())),
            onActivate: activate && ((isActive) => void activate([...selected.values()], isActive)),
          }}
          onCleared={() => focusGrid()}
        />
      </div>
      <ListDialogs dialog={dialog} shown={shown} onChange={setDialog} onClose={closeDialog} />
    </div>
  );
};
