import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { RecordScope } from '../../data/entityCalls.ts';
import { withFilter } from '../../data/listState.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ColumnPanel } from '../columns/ColumnPanel.tsx';
import { formatColumnSettings, parseColumnSettings } from '../columns/columnSettings.ts';
import { knownNames } from '../fields/useReferenceNames.ts';
import { FilterMenu } from '../filters/FilterMenu.tsx';
import { filterableFields } from '../filters/filterableFields.ts';
import { type PlacedResource, recordPath } from '../resourceRoute.ts';
import { useTimeZone } from '../useTimeZone.ts';
import { ViewsMenu } from '../views/ViewsMenu.tsx';
import { EmptyList } from './EmptyList.tsx';
import { GridSkeleton } from './GridSkeleton.tsx';
import { ListDialogs, type OpenDialog } from './ListDialogs.tsx';
import { ListFilters, type OpenFilter } from './ListFilters.tsx';
import { ListFooter } from './ListFooter.tsx';
import { ListGrid } from './ListGrid.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { listExportOf } from './listExportOf.ts';
import { PeekPane } from './PeekPane.tsx';
import { SearchBox } from './SearchBox.tsx';
import { startListExport } from './startListExport.ts';
import { useBatchRemoval } from './useBatchRemoval.ts';
import { useListKeys } from './useListKeys.ts';
import { useListPage } from './useListPage.ts';
import { useListReturn } from './useListReturn.ts';
import { usePeek } from './usePeek.ts';
import { useRowCommands } from './useRowCommands.ts';

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    flexGrow: 1,
    minHeight: '280px',
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
  rows: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0, minHeight: 0 },
});

interface ListProps {
  placed: PlacedResource;
  scope: RecordScope;
}

/** The list screen that every entity shares. */
export const List = ({ placed, scope }: ListProps) => {
  const { resource, route } = placed;
  const { i18n } = useLingui();
  const styles = useStyles();
  const navigate = useNavigate();
  const { search } = useLocation();
  const timeZone = useTimeZone();
  const title = i18n._(route.title);
  const page = useListPage(placed, scope);
  const { state, change, list, rows, total, columns, selection } = page;
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [openFilter, setOpenFilter] = useState<OpenFilter | null>(null);
  const peek = usePeek(rows);
  const batch = useBatchRemoval(resource, scope);
  const searchInput = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const { place, onLeave } = useListReturn(placed, scope, page);
  const filterable = useMemo(() => filterableFields(resource.fields, i18n), [resource, i18n, i18n.locale]);
  const searchField = resource.search === null ? null : resource.fields[resource.search];
  const searched = resource.search === null ? undefined : state.filters[resource.search];

  const focusGrid = useCallback(
    () => root.current?.querySelector<HTMLElement>('[data-row] [tabindex="0"]')?.focus(),
    [],
  );
  const closeDialog = useCallback(() => setDialog(null), []);
  const hadDialog = useRef(false);
  useEffect(() => {
    if (hadDialog.current && !dialog) focusGrid();
    hadDialog.current = dialog !== null;
  }, [dialog, focusGrid]);
  const onCommand = useRowCommands(placed, scope, {
    onEdit: (row) => setDialog({ kind: 'edit', id: row.id }),
    onPeek: peek.toggle,
    onSelect: selection.toggle,
    onRemoved: (row) => selection.remove([row.id]),
  });
  useListKeys({
    onSearch: () => searchInput.current?.focus(),
    onHelp: () => setDialog({ kind: 'shortcuts' }),
    isOff: dialog !== null,
  });
  const removeSelected = async (): Promise<void> => {
    selection.remove(await batch.run([...selection.selection.rows.keys()]));
  };
  const onSearch = useCallback(
    (value: string) =>
      change((now) => withFilter(now, resource.search ?? '', value ? { kind: 'text', value } : null)),
    [change, resource.search],
  );
  const clearFilters = (): void => change((now) => ({ ...now, page: 1, filters: {} }));
  const exportRows = (): void =>
    void startListExport(
      listExportOf(
        {
          entity: resource.entity,
          scope,
          query: page.query,
          columns: page.model.columns,
          name: title,
          timeZone,
          namesOf: (source) => knownNames(source, scope),
        },
        i18n,
      ),
      i18n,
    );
  useEffect(() => {
    const last = Math.max(1, Math.ceil(total / state.size));
    if (list.data && !list.isStale && state.page > last) change((now) => ({ ...now, page: last }));
  }, [list.data, list.isStale, total, state.size, state.page, change]);

  return (
    <div ref={root} className={styles.root}>
      <PageHeader title={title}>
        {resource.can.create && (
          <Button appearance="primary" icon={<Add20Regular />} onClick={() => setDialog({ kind: 'create' })}>
            <Trans>Add new</Trans>
          </Button>
        )}
      </PageHeader>
      <ListToolbar
        columns={<ColumnPanel fields={resource.fields} {...columns} />}
        selectedCount={selection.selection.rows.size}
        canRemoveSelected={resource.can.removeBatch}
        isRemoving={batch.isRunning}
        isPeeking={peek.row !== null}
        onInvert={selection.invert}
        onRemoveSelected={() => void removeSelected()}
        onReload={list.reload}
        onExport={exportRows}
        onPeek={() => (peek.row ? peek.close() : peek.toggle(rows[0] ?? null))}
      >
        {searchField && (
          <SearchBox
            text={searched?.kind === 'text' ? searched.value : ''}
            fieldLabel={i18n._(searchField.label)}
            inputRef={searchInput}
            onSearch={onSearch}
            onLeave={focusGrid}
          />
        )}
        <FilterMenu fields={filterable} onChoose={(name, anchor) => setOpenFilter({ name, anchor })} />
        <ViewsMenu
          entity={resource.entity}
          current={{ search, columns: formatColumnSettings(columns.settings) }}
          onApply={(view) => {
            columns.change(parseColumnSettings(view.columns, columns.settings));
            void navigate({ search: view.search }, { replace: true });
          }}
        />
      </ListToolbar>
      <ListFilters
        resource={resource}
        scope={scope}
        state={state}
        change={change}
        text={page.text}
        open={openFilter}
        onOpen={setOpenFilter}
      />
      <div className={styles.table}>
        {list.error && <ErrorNotice error={list.error} onRetry={list.reload} />}
        <div className={styles.main}>
          <div className={styles.rows}>
            {list.data && (
              <ListGrid
                label={title}
                resource={resource}
                page={page}
                currentId={peek.row?.id ?? null}
                place={place}
                onLeave={onLeave}
                onCommand={onCommand}
                onActiveRow={peek.follow}
                onFilter={(name, anchor) => setOpenFilter({ name, anchor })}
              />
            )}
            {list.data && rows.length === 0 && !list.isFetching && (
              <EmptyList
                isFiltered={Object.keys(state.filters).length > 0}
                onClear={clearFilters}
                onCreate={resource.can.create ? () => setDialog({ kind: 'create' }) : null}
              />
            )}
            {!list.data && !list.error && <GridSkeleton />}
          </div>
          {peek.row && (
            <PeekPane
              resource={resource}
              scope={scope}
              row={peek.row}
              onWalk={peek.walk}
              onOpen={() => void navigate(recordPath(route, scope, peek.row?.id ?? ''))}
              onClose={peek.close}
            />
          )}
        </div>
        <ListFooter page={page} />
      </div>
      <ListDialogs resource={resource} scope={scope} dialog={dialog} onClose={closeDialog} />
    </div>
  );
};
