import { makeStyles, tokens } from '@fluentui/react-components';
import { msg } from '@lingui/core/macro';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { scopeOfRow } from '../../data/entityCalls.ts';
import { listPath } from '../../paths.ts';
import { useUser } from '../../stores/session.ts';
import { BannersInLine, Failures, ReadError } from '../../ui/Banner.tsx';
import { ContainedPeek } from '../../ui/ContainedPeek.tsx';
import { Lazy } from '../../ui/lazyComponent.tsx';
import { ToastLine } from '../../ui/ToastLine.tsx';
import { useStableActions } from '../../ui/useStableActions.ts';
import { leadFollowers } from '../define/leadFollowers.ts';
import { useResource } from '../define/resourceContext.tsx';
import { batchFields } from '../form/batchEdit.ts';
import { useBatchChange } from '../form/useBatchChange.ts';
import { useBatchRemoval } from '../form/useBatchRemoval.ts';
import { EmptyList, GridSkeleton } from './EmptyList.tsx';
import { isFormatChosen } from './ExportDialog.tsx';
import { ListDialogs, type OpenDialog } from './ListDialogs.tsx';
import { ListFilters, type OpenFilter } from './ListFilters.tsx';
import { ListFooter } from './ListFooter.tsx';
import { ListGrid } from './ListGrid.tsx';
import { ListTop, type ListTopActions } from './ListTop.tsx';
import { useExportFile, useListExport, useServerFile } from './listExportOf.ts';
import { useSearchKey } from './listSearch.ts';
import { Peek, usePeek } from './Peek.tsx';
import { UnreadCities } from './UnreadCities.tsx';
import { ListProvider, useListContext, useListController } from './useListController.tsx';
import { useRowCommands } from './useRowCommands.ts';

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    flexGrow: 1,
    // The page scrolls in a low or highly zoomed window, instead of leaving two rows.
    minHeight: '400px',
  },
  // Height reserved before the band loads, because the number of fitting rows depends on it.
  band: { display: 'flex', flexDirection: 'column', gap: '8px', flex: '0 0 auto', minHeight: '32px' },
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

const aboutList = msg`List`;

const ListContent = () => {
  const { resource, scope, can } = useResource();
  const styles = useStyles();
  const user = useUser();
  const shown = useListContext();
  const { area, list, rows, selection, scroll } = shown;
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [openFilter, setOpenFilter] = useState<OpenFilter | null>(null);
  const peek = usePeek(rows);
  const batch = useBatchRemoval();
  const batchChange = useBatchChange({
    // Rows that were saved leave the selection; the failed ones stay selected.
    onUnfinished: (saved) => selection.remove(saved.map(({ id }) => id)),
    onSaved: selection.dropFilteredOut,
  });
  const { activate } = batchChange;
  const selected = selection.selection.rows;
  const exportRows = useListExport(shown);
  const serverFile = useServerFile(shown);
  const exportFile = useExportFile(shown);
  const searchInput = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const isFirstLoad = !list.data && !list.error;
  /** Focuses the last cell of the grid, or the same column of the given row. */
  const focusGrid = useCallback((row?: number): void => {
    const last = root.current?.querySelector<HTMLElement>('[data-row] [tabindex="0"]');
    const wanted = `[data-row="${row}"] [data-stop="${last?.dataset.stop}"]`;
    const cell = row === undefined ? null : root.current?.querySelector<HTMLElement>(wanted);
    (cell ?? last)?.focus();
  }, []);
  const closeDialog = useCallback(() => setDialog(null), []);
  // The edited row gets the focus, which may be another one than that which opened the dialog.
  const before = useRef<OpenDialog>(null);
  useEffect(() => {
    const edited = before.current;
    if (edited && 'id' in edited && !dialog) focusGrid(rows.findIndex(({ id }) => id === edited.id));
    before.current = dialog;
  }, [dialog, rows, focusGrid]);
  const removeSelected = async (): Promise<void> => {
    if (await batch.run([...selected.values()])) focusGrid();
  };
  const canEditChosen = can.quickEdit && batchFields(resource).length > 0;
  const editChosen = (field?: string): void => {
    const editable = [...selected.values()].filter((row) => resource.isEditable(row, user));
    if (!canEditChosen || batchChange.isRunning || editable.length === 0) return;
    setDialog({ type: 'editChosen', rows: editable, field });
  };
  const askExport = (): void => setDialog({ type: 'export' });
  const exportAll = (): void => {
    if (serverFile && !isFormatChosen()) askExport();
    else exportFile();
  };
  const onCommand = useRowCommands({
    onEdit: (row, field) => {
      const below = rows.slice(rows.indexOf(row) + 1).filter((other) => resource.isEditable(other, user));
      setDialog({ type: 'edit', id: row.id, field, next: below.map(({ id }) => id) });
    },
    onView: ({ id }) => setDialog({ type: 'view', id }),
    onPeek: peek.toggle,
    onSelect: selection.toggle,
    onRemoved: (row) => selection.remove([row.id]),
    onEditChosen: selected.size > 0 ? editChosen : null,
    onRemoveChosen: selected.size > 0 ? () => void removeSelected() : null,
  });
  useSearchKey(dialog !== null, () => searchInput.current?.focus());
  const actions = useStableActions<ListTopActions>({
    onCreate: () => setDialog({ type: 'create' }),
    onLeaveSearch: () => focusGrid(),
    onFilter: (name, anchor) => setOpenFilter({ name, anchor }),
    onReload: list.reload,
    onShowNew: () => {
      // The button disappears, so move the focus.
      if (document.activeElement?.closest('[role=status]')) focusGrid();
      list.reload();
    },
    onExport: () => {
      if (selected.size === 0) return exportAll();
      setDialog({ type: 'exportChosen', rows: [...selected.values()], total: shown.total });
    },
    onAskExport: askExport,
    onPeek: peek.turnOver,
  });
  const { onEmptied } = useStableActions({
    onEmptied: () => (searchInput.current ? searchInput.current.focus() : focusGrid()),
  });
  const filters = useMemo(
    () => <ListFilters open={openFilter} onOpen={setOpenFilter} onEmptied={onEmptied} />,
    [openFilter, onEmptied],
  );
  return (
    <div ref={root} className={styles.root}>
      <ListTop searchInput={searchInput} isPeeking={peek.row !== null} filters={filters} actions={actions} />
      {resource.band && (
        <div className={styles.band}>
          <Lazy of={resource.band} given={{}} />
        </div>
      )}
      <div className={styles.table}>
        {list.error && !list.data && <ReadError error={list.error} onRetry={list.reload} />}
        <BannersInLine about={aboutList}>
          {list.error && list.data && <ReadError error={list.error} onRetry={list.reload} />}
          <UnreadCities unread={list.data?.unread ?? []} onRetry={list.reload} />
          <Failures about={listPath(resource.entity, scope)} />
        </BannersInLine>
        <div className={styles.main}>
          <div ref={area} className={styles.rows}>
            {/* Show the empty grid while loading, unless a scroll position must be restored. */}
            {(list.data || (isFirstLoad && !scroll)) && (
              <ListGrid
                currentId={(dialog && 'id' in dialog ? dialog.id : peek.row?.id) ?? null}
                onCommand={onCommand}
                onActiveRow={(row) => {
                  peek.follow(row);
                  leadFollowers(resource, row, scopeOfRow(scope, row));
                }}
                onFilter={actions.onFilter}
              />
            )}
            {list.data && rows.length === 0 && !list.isFetching && (
              <EmptyList onCreate={can.create ? actions.onCreate : null} />
            )}
            {isFirstLoad && <GridSkeleton />}
            <ToastLine />
          </div>
          {peek.row && (
            <ContainedPeek of={peek.row} onClose={peek.close}>
              <Peek
                row={peek.row}
                isListed={!shown.shown.left.has(peek.row.id)}
                moveBy={peek.moveBy}
                close={peek.close}
              />
            </ContainedPeek>
          )}
        </div>
        <ListFooter
          isBusy={batch.isRunning || batchChange.isRunning}
          onRemove={() => void removeSelected()}
          onEdit={canEditChosen ? () => editChosen() : null}
          onActivate={activate && ((isActive) => activate([...selected.values()], isActive))}
          onCleared={() => focusGrid()}
        />
      </div>
      <ListDialogs
        dialog={dialog}
        onChange={setDialog}
        onClose={closeDialog}
        onChangeRows={batchChange.change}
        onExport={(chosen) => (chosen ? exportRows(chosen.map(({ id }) => id)) : exportAll())}
      />
    </div>
  );
};

export const List = () => {
  const list = useListController();
  return (
    <ListProvider list={list}>
      <ListContent />
    </ListProvider>
  );
};
