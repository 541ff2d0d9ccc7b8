import { ArrowRight20Regular } from '@fluentui/react-icons/svg/arrow-right';
import { Copy20Regular } from '@fluentui/react-icons/svg/copy';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { Eye20Regular } from '@fluentui/react-icons/svg/eye';
import { Filter20Filled, Filter20Regular } from '@fluentui/react-icons/svg/filter';
import { useLingui } from '@lingui/react';
import { type ClipboardEvent, type MouseEvent, memo, useMemo, useState } from 'react';
import { type Row, scopeOfRow } from '../../data/entityCalls.ts';
import { type ListFilter, nextSort, withFilter } from '../../data/listState.ts';
import { useStableActions } from '../../ui/useStableActions.ts';
import { leadFollowers } from '../define/leadFollowers.ts';
import type { RecordAction, RowMark } from '../define/resource.ts';
import { useResource } from '../define/resourceContext.tsx';
import { moveColumnNextTo, resizeColumn } from '../table/columnSettings.ts';
import { Grid } from '../table/Grid.tsx';
import type { HeaderActions } from '../table/GridHeader.tsx';
import type { GridModel, RowGesture } from '../table/gridModel.ts';
import { selectedText, tsvCell } from '../table/selection.ts';
import { RowMenu, type RowMenuState } from './RowMenu.tsx';
import { type ListController, useListContext } from './useListController.tsx';

interface GridIconsProps {
  actions: readonly RecordAction[];
  marks: readonly RowMark[];
}

/** SVG symbols rendered once per page. Rows refer to them with `use`, which is much cheaper than inlining. */
const GridIcons = memo(({ actions, marks }: GridIconsProps) => (
  <div hidden>
    <Edit20Regular id="grid-edit" />
    <Eye20Regular id="grid-view" />
    <ArrowRight20Regular id="grid-open" />
    <Delete20Regular id="grid-remove" />
    <Copy20Regular id="grid-copy" />
    <Filter20Regular id="grid-filter" />
    <Filter20Filled id="grid-filtered" />
    {marks.map(({ name, Icon }) => (
      <Icon key={name} id={`grid-mark-${name}`} />
    ))}
    {actions.map(({ name, Icon }) => (
      <Icon key={name} id={`grid-${name}`} />
    ))}
  </div>
));

export interface ListGridProps {
  currentId: string | null;
  onCommand: (command: string, row: Row, gesture: RowGesture, element?: HTMLElement) => void;
  onActiveRow: (row: Row) => void;
  onFilter: (name: string, anchor: HTMLElement) => void;
}

const plainGesture: RowGesture = { isRange: false, isApart: false };

const cellAt = (rows: readonly Row[], { columns }: GridModel, element: Element | null) => {
  const cell = element?.closest<HTMLElement>('[data-row] [data-stop]');
  const row = rows[Number(cell?.closest<HTMLElement>('[data-row]')?.dataset.row ?? -1)];
  const column = columns[Number(cell?.dataset.stop ?? 0) - 1];
  return row && column ? { row, column } : null;
};

type Cell = NonNullable<ReturnType<typeof cellAt>>;

/** Text to copy from a cell; codes in full even if displayed shortened. */
const cellText = ({ row, column }: Cell): string =>
  column.field.look === 'code' ? String(row[column.name]) : column.text(row);

/** Filter for rows with the same value. `null`: the value is nearly unique or not filterable. */
const sameAs = ({ row, column }: Cell): ListFilter | null => {
  const { filter, look } = column.field;
  const value = row[column.name];
  if (!filter || look === 'code' || value === '' || !['string', 'boolean'].includes(typeof value))
    return null;
  if (filter.matches.includes('in')) return { match: 'in', values: [String(value)] };
  return filter.matches.join() === 'exact' ? { match: 'exact', value: String(value) } : null;
};

/** Path of a link that leads to another page than the row's record. */
const linkAt = (target: EventTarget, own: string | undefined): string | null => {
  const link = target instanceof Element ? target.closest('a[href]')?.getAttribute('href')?.slice(1) : null;
  return link && link !== own ? link : null;
};

const menuAt = (row: Row, event: MouseEvent, { rows, model, queryState }: ListController): RowMenuState => {
  event.preventDefault();
  const { clientX, clientY } = event;
  // A keyboard-triggered event has no coordinates.
  const element = event.target instanceof Element ? event.target : null;
  const box = clientX === 0 && clientY === 0 ? element?.getBoundingClientRect() : undefined;
  const cell = cellAt(rows, model, element);
  const same = cell && sameAs(cell);
  return {
    row,
    link: linkAt(event.target, model.pathOf?.(row)),
    text: cell ? cellText(cell) : '',
    only: same && {
      label: cell.column.label,
      apply: () => queryState.change((now) => withFilter(now, cell.column.name, same)),
    },
    x: box?.left ?? clientX,
    y: box?.bottom ?? clientY,
  };
};

/** Copies the selected rows, otherwise the focused cell. */
const copyFrom = (event: ClipboardEvent, { rows, model, selection }: ListController): void => {
  // Leave copying of marked text to the browser.
  if (!window.getSelection()?.isCollapsed) return;
  const selected = selection.selection.rows;
  const cell = selected.size === 0 ? cellAt(rows, model, document.activeElement) : null;
  if (selected.size === 0 && !cell) return;
  event.preventDefault();
  const text = cell ? tsvCell(cellText(cell)) : selectedText(model.columns, selected.values());
  event.clipboardData.setData('text/plain', text);
};

export const ListGrid = ({ currentId, onCommand, onActiveRow, onFilter }: ListGridProps) => {
  const { i18n } = useLingui();
  const { resource, scope, title } = useResource();
  const shown = useListContext();
  const { layout, list, rows, total, model, selection } = shown;
  const { state, change, columnSettings } = shown.queryState;
  const [menu, setMenu] = useState<RowMenuState | null>(null);
  const queryKey = JSON.stringify(state);
  const filtered = useMemo(() => new Set(Object.keys(state.filters)), [state.filters]);
  const header = useStableActions<HeaderActions>({
    onSort: (field) =>
      change((now) => ({ ...now, page: 1, sort: nextSort(now.sort, field, resource.order) })),
    onFilter,
    onResize: (name, width) => columnSettings.change(resizeColumn(columnSettings.settings, name, width)),
    onMoveColumn: (name, target, side) =>
      columnSettings.change(moveColumnNextTo(columnSettings.settings, name, target, side)),
    onSelectPage: selection.togglePage,
  });
  return (
    <>
      <GridIcons actions={resource.actions} marks={resource.marks} />
      <Grid
        label={i18n._(title)}
        page={{
          ...{ rows, since: shown.shown, total, queryKey },
          offset: (state.page - 1) * layout.size,
          sort: state.sort ?? resource.order,
          isStale: list.isStale,
          isLoading: !list.data,
        }}
        model={model}
        rowHeight={layout.rowHeight}
        filtered={filtered}
        selection={selection.selection}
        currentId={currentId}
        scroll={{ from: layout.scroll, onLeave: layout.onLeave }}
        onCommand={onCommand}
        onActiveRow={(row) => {
          onActiveRow(row);
          leadFollowers(resource, row, scopeOfRow(scope, row));
        }}
        onMenu={(row, event) => setMenu(menuAt(row, event, shown))}
        header={header}
        onClearSelection={selection.clear}
        onCopy={(event) => copyFrom(event, shown)}
      />
      {menu && (
        <RowMenu
          state={menu}
          buttons={model.buttons}
          hasPage={model.pathOf !== null}
          onCommand={(command, row) => onCommand(command, row, plainGesture)}
          onClose={() => setMenu(null)}
        />
      )}
    </>
  );
};
