import { makeStyles, tokens } from '@fluentui/react-components';
import { msg } from '@lingui/core/macro';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Row } from '../../data/entityCalls.ts';
import { listPath } from '../../paths.ts';
import { BannersInLine, Failures, ReadError } from '../../ui/Banner.tsx';
import { Lazy, type LazyComponent } from '../../ui/lazyComponent.tsx';
import { ToastLine } from '../../ui/ToastLine.tsx';
import { useStableActions } from '../../ui/useStableActions.ts';
import { useResource } from '../define/resourceContext.tsx';
import { usePasteKey } from '../paste/usePasteKey.ts';
import { EmptyList, GridSkeleton } from './EmptyList.tsx';
import { isFormatChosen } from './ExportDialog.tsx';
import { ListDialogs, type OpenDialog } from './ListDialogs.tsx';
import { ListFilters, type OpenFilter } from './ListFilters.tsx';
import { ListFooter } from './ListFooter.tsx';
import { ListGrid, type ListGridProps } from './ListGrid.tsx';
import { ListTop } from './ListTop.tsx';
import { useListExport } from './listExportOf.ts';
import { useSearchKey } from './listSearch.ts';
import { Peek, usePeek } from './Peek.tsx';
import { UnreadCities } from './UnreadCities.tsx';
import { useChosenRows } from './useChosenRows.ts';
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

/** Focuses the last cell of the grid, or the same column of the given row. */
const focusCell = (root: HTMLElement | null, row?: number): void => {
  const last = root?.querySelector<HTMLElement>('[data-row] [tabindex="0"]');
  const wanted = `[data-row="${row}"] [data-stop="${last?.dataset.stop}"]`;
  const cell = row === undefined ? null : root?.querySelector<HTMLElement>(wanted);
  (cell ?? last)?.focus();
};

/** The open dialog. The edited row gets the focus on close, which may be another one than at the start. */
const useListDialog = (root: RefObject<HTMLElement | null>, rows: readonly Row[]) => {
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const before = useRef<OpenDialog>(null);
  useEffect(() => {
    const edited = before.current;
    if (edited && 'id' in edited && !dialog)
      focusCell(
        root.current,
        rows.findIndex(({ id }) => id === edited.id),
      );
    before.current = dialog;
  }, [dialog, rows, root]);
  return [dialog, setDialog] as const;
};

const ListBanners = () => {
  const { resource, scope } = useResource();
  const { list } = useListContext();
  const problem = list.error && <ReadError error={list.error} onRetry={list.reload} />;
  return (
    <>
      {!list.data && problem}
      <BannersInLine about={aboutList}>
        {list.data && problem}
        <UnreadCities unread={list.data?.unread ?? []} onRetry={list.reload} />
        <Failures about={listPath(resource.entity, scope)} />
      </BannersInLine>
    </>
  );
};

const ListRows = ({ onCreate, ...grid }: ListGridProps & { onCreate: () => void }) => {
  const { can } = useResource();
  const styles = useStyles();
  const { layout, list, rows } = useListContext();
  const isFirstLoad = !list.data && !list.error;
  return (
    <div ref={layout.area} className={styles.rows} style={layout.style}>
      {/* Show the empty grid while loading, unless a scroll position must be restored. */}
      {(list.data || (isFirstLoad && !layout.scroll)) && <ListGrid {...grid} />}
      {list.data && rows.length === 0 && !list.isFetching && (
        <EmptyList onCreate={can.create ? onCreate : null} />
      )}
      {isFirstLoad && <GridSkeleton />}
      <ToastLine />
    </div>
  );
};

/** The list's own band, if its column is shown or sorted by. */
const useBand = (): LazyComponent<object> | null => {
  const { band } = useResource().resource.slots;
  const { columnSettings, state } = useListContext().queryState;
  if (!band) return null;
  const { of, content } = band;
  const isShown = of === undefined || columnSettings.settings.shown.includes(of) || state.sort?.field === of;
  return isShown ? content : null;
};

const ListContent = () => {
  const band = useBand();
  const styles = useStyles();
  const shown = useListContext();
  const { list, rows, selection } = shown;
  const { rows: selected } = selection.selection;
  const searchInput = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const focusGrid = (): void => focusCell(root.current);
  const [dialog, setDialog] = useListDialog(root, rows);
  const [openFilter, setOpenFilter] = useState<OpenFilter | null>(null);
  const peek = usePeek(rows);
  const chosen = useChosenRows(setDialog, focusGrid);
  const { exportRows, exportAll, serverFile } = useListExport(shown);
  const askOrExport = (): void =>
    serverFile && !isFormatChosen() ? setDialog({ type: 'export' }) : exportAll();
  const onCommand = useRowCommands({
    openDialog: setDialog,
    onPeek: peek.toggle,
    onEditChosen: selected.size > 0 ? chosen.edit : null,
    onRemoveChosen: selected.size > 0 ? chosen.remove : null,
  });
  useSearchKey(dialog !== null, () => searchInput.current?.focus());
  usePasteKey(dialog !== null, (text) => setDialog({ type: 'paste', text }));
  const actions = useStableActions({
    onCreate: () => setDialog({ type: 'create' }),
    onLeaveSearch: focusGrid,
    onFilter: (name: string, anchor: HTMLElement) => setOpenFilter({ name, anchor }),
    onReload: list.reload,
    onShowNew: () => {
      // The button disappears, so move the focus.
      if (document.activeElement?.closest('[role=status]')) focusGrid();
      list.reload();
    },
    onExport: () => {
      if (selected.size === 0) return askOrExport();
      setDialog({ type: 'exportChosen', rows: [...selected.values()], total: shown.total });
    },
    onPaste: () => setDialog({ type: 'paste', text: '' }),
    onAskExport: () => setDialog({ type: 'export' }),
    onPeek: peek.turnOver,
    onEmptied: () => (searchInput.current ? searchInput.current.focus() : focusGrid()),
  });
  const filters = useMemo(
    () => <ListFilters open={openFilter} onOpen={setOpenFilter} onEmptied={actions.onEmptied} />,
    [openFilter, actions],
  );
  return (
    <div ref={root} className={styles.root}>
      <ListTop searchInput={searchInput} isPeeking={peek.row !== null} filters={filters} actions={actions} />
      {band && (
        <div className={styles.band}>
          <Lazy of={band} given={{}} />
        </div>
      )}
      <div className={styles.table}>
        <ListBanners />
        <div className={styles.main}>
          <ListRows
            currentId={(dialog && 'id' in dialog ? dialog.id : peek.row?.id) ?? null}
            onCommand={onCommand}
            onActiveRow={peek.follow}
            onFilter={actions.onFilter}
            onCreate={actions.onCreate}
          />
          <Peek peek={peek} left={shown.shown.left} />
        </div>
        <ListFooter chosen={chosen} onCleared={focusGrid} />
      </div>
      <ListDialogs
        dialog={dialog}
        onChange={setDialog}
        onClose={() => setDialog(null)}
        onChangeRows={chosen.change}
        onExport={(rows) => (rows ? exportRows(rows.map(({ id }) => id)) : askOrExport())}
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
