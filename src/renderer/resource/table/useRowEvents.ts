import type { ClipboardEvent, FocusEvent, MouseEvent, RefObject } from 'react';
import type { Row } from '../../data/entityCalls.ts';
import { showIgnored } from '../../ui/pressedTwice.ts';
import {
  type GridModel,
  type GridPage,
  gestureOf,
  headerHeight,
  type RowGesture,
  rowEventOf,
  stopsOf,
} from './gridModel.ts';
import type { ActiveCell } from './useActiveCell.ts';
import { type RowCommand, useGridKeys } from './useGridKeys.ts';
import { useMovedRows } from './useMovedRows.ts';

export interface RowActions {
  onCommand: (command: RowCommand | string, row: Row, gesture: RowGesture, element?: HTMLElement) => void;
  onActiveRow: (row: Row) => void;
  onMenu: (row: Row, event: MouseEvent) => void;
  onClearSelection: () => void;
  onCopy: (event: ClipboardEvent) => void;
}

interface RowEventsOptions extends Omit<RowActions, 'onCopy'> {
  scroller: RefObject<HTMLElement | null>;
  page: GridPage;
  model: GridModel;
  rowHeight: number;
  cell: ActiveCell;
  onSelectPage: () => void;
}

/** Delegated listeners of the grid. Events at rows that have just moved are ignored. */
export const useRowEvents = (options: RowEventsOptions) => {
  const { scroller, page, model, rowHeight, cell, onCommand, onActiveRow, onMenu } = options;
  const { rows, queryKey } = page;
  const { active, moveTo, follow } = cell;
  const moved = useMovedRows(rows, queryKey, active.row, (row) => {
    const hasFocus = scroller.current?.contains(document.activeElement) === true;
    (hasFocus ? moveTo : follow)({ row, stop: active.stop });
  });
  const send = (command: string, index: number, gesture: RowGesture): void => {
    const row = rows[index];
    if (moved.isUnderFocus(index)) showIgnored();
    else if (row) onCommand(command, row, { ...gesture, column: model.columns[active.stop - 1]?.name });
  };
  const onKeyDown = useGridKeys({
    active,
    rowCount: rows.length,
    stops: stopsOf(model),
    lastColumn: model.columns.length,
    rowsPerView: () =>
      Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - headerHeight) / rowHeight) - 1),
    moveTo,
    onCommand: send,
    onSelectPage: options.onSelectPage,
    onClearSelection: options.onClearSelection,
  });
  const onClick = (event: MouseEvent): void => {
    const hit = rowEventOf(event.target);
    // The right button only opens the context menu.
    if (!hit?.act || event.button === 2) return;
    if (hit.element instanceof HTMLAnchorElement || event.button === 1) event.preventDefault();
    const row = rows[hit.row];
    // Enter and Space also cause a click event, with `detail` 0.
    const isMoved = event.detail === 0 ? moved.isUnderFocus(hit.row) : moved.isUnderPointer(hit.row, event);
    if (isMoved) showIgnored(hit.element.closest('[data-row]'));
    else if (row && hit.act === 'menu') onMenu(row, event);
    else if (row) onCommand(hit.act, row, gestureOf(event), hit.element);
  };
  return {
    onKeyDown,
    onClick,
    onAuxClick: onClick,
    onDoubleClick: (event: MouseEvent): void => {
      const hit = rowEventOf(event.target);
      if (!hit || hit.act !== null) return;
      if (moved.isUnderPointer(hit.row, event)) showIgnored(hit.element);
      else send('open', hit.row, gestureOf(event));
    },
    onContextMenu: (event: MouseEvent): void => {
      const row = rows[rowEventOf(event.target)?.row ?? -1];
      if (row) onMenu(row, event);
    },
    onFocus: ({ target }: FocusEvent): void => {
      const stop = target.closest<HTMLElement>('[data-stop]')?.dataset.stop;
      const row = target.closest<HTMLElement>('[data-row]')?.dataset.row;
      if (stop === undefined || row === undefined) return;
      moved.onAimed();
      follow({ row: Number(row), stop: Number(stop) });
      const focused = rows[Number(row)];
      if (focused) onActiveRow(focused);
    },
    onPointerOver: moved.onPointerMove,
    onPointerMove: moved.onPointerMove,
    onPointerLeave: moved.onPointerLeave,
  };
};
