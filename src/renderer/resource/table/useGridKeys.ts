import type { KeyboardEvent } from 'react';
import { isCommandKey } from '../../ui/useDocumentKeys.ts';
import { gestureOf, type RowGesture } from './gridModel.ts';
import { type GridPosition, nextPosition } from './useActiveCell.ts';

export type RowCommand = 'open' | 'select' | 'editChosen' | 'removeChosen' | 'peek';

interface GridKeys {
  active: GridPosition;
  rowCount: number;
  stops: number;
  lastColumn: number;
  rowsPerView: () => number;
  moveTo: (position: GridPosition) => void;
  onCommand: (command: RowCommand, row: number, gesture: RowGesture) => void;
  onSelectPage: () => void;
  onClearSelection: () => void;
}

/** Uses `code` for letters, so that shortcuts also work with a Cyrillic layout. */
const commandOf = ({ key, code, target }: KeyboardEvent): RowCommand | null => {
  const isOnButton = target instanceof HTMLButtonElement;
  if (key === 'Enter') return isOnButton || target instanceof HTMLAnchorElement ? null : 'open';
  // The row's check box handles Space natively.
  if (key === ' ') return isOnButton || target instanceof HTMLInputElement ? null : 'select';
  if (key === 'Delete') return 'removeChosen';
  if (code === 'KeyE') return 'editChosen';
  return code === 'KeyP' ? 'peek' : null;
};

const arrowKeys: Readonly<Record<string, string>> = { KeyJ: 'ArrowDown', KeyK: 'ArrowUp' };

export const useGridKeys =
  ({
    active,
    rowCount,
    stops,
    lastColumn,
    rowsPerView,
    moveTo,
    onCommand,
    onSelectPage,
    onClearSelection,
  }: GridKeys) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey) return;
    const isControl = event.ctrlKey || event.metaKey;
    const key = isControl ? event.key : (arrowKeys[event.code] ?? event.key);
    const next = nextPosition(active, key, isControl, {
      rows: rowCount,
      stops,
      lastColumn,
      rowsPerView: rowsPerView(),
    });
    if (next) {
      event.preventDefault();
      if (event.shiftKey && next.row !== active.row && active.row >= 0) {
        onCommand('select', next.row, { isRange: true, isApart: false });
      }
      moveTo(next);
      return;
    }
    if (isCommandKey(event, 'a')) {
      event.preventDefault();
      onSelectPage();
      return;
    }
    if (event.key === 'Escape') {
      onClearSelection();
      return;
    }
    // Space reveals a hidden value.
    const hidden =
      key === ' ' && document.activeElement?.querySelector<HTMLElement>(':scope > [data-act=reveal]');
    if (hidden) {
      event.preventDefault();
      hidden.click();
      return;
    }
    const command = active.row >= 0 ? commandOf(event) : null;
    if (!command || (isControl && command !== 'open')) return;
    event.preventDefault();
    onCommand(command, active.row, gestureOf(event));
  };
