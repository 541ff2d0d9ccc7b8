import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Grid position. Row -1 is the header; stops are the check box, the columns and the row's buttons. */
export interface GridPosition {
  row: number;
  stop: number;
}

interface GridSize {
  rows: number;
  stops: number;
  lastColumn: number;
  rowsPerView: number;
}

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value));

/** Target of a key in the ARIA grid pattern. `null`: not a navigation key. */
export const nextPosition = (
  { row, stop }: GridPosition,
  key: string,
  isControl: boolean,
  { rows, stops, lastColumn, rowsPerView }: GridSize,
): GridPosition | null => {
  const at = (nextRow: number, nextStop: number): GridPosition => ({
    row: clamp(nextRow, -1, rows - 1),
    stop: clamp(nextStop, 0, stops - 1),
  });
  switch (key) {
    case 'ArrowDown':
      return at(isControl ? rows - 1 : row + 1, stop);
    case 'ArrowUp':
      return at(isControl ? 0 : row - 1, stop);
    case 'ArrowLeft':
      return at(row, isControl ? 0 : stop - 1);
    case 'ArrowRight':
      return at(row, isControl ? lastColumn : stop + 1);
    case 'PageDown':
      return at(row + rowsPerView, stop);
    case 'PageUp':
      return at(Math.max(0, row - rowsPerView), stop);
    case 'Home':
      return at(isControl ? 0 : row, 0);
    case 'End':
      // Stops at the last column instead of the row's buttons, because the last button deletes.
      return at(isControl ? rows - 1 : row, lastColumn);
    default:
      return null;
  }
};

export interface ActiveCell {
  active: GridPosition;
  /** Moves the position and the focus. */
  moveTo: (position: GridPosition) => void;
  /** Adopts a focus change that has already happened. */
  follow: (position: GridPosition) => void;
}

const findStop = (grid: HTMLElement, { row, stop }: GridPosition): HTMLElement | null =>
  grid.querySelector<HTMLElement>(`[data-row="${row}"] [data-stop="${stop}"]`);

/** Roving tabindex: a single cell is in the tab order. */
export const useActiveCell = (
  grid: RefObject<HTMLElement | null>,
  rowCount: number,
  returnTo: number | null,
): ActiveCell => {
  const [position, setPosition] = useState<GridPosition>({ row: returnTo ?? 0, stop: 1 });
  /**
   * Pending focus target. Compared by identity, so that an effect of an earlier position does not consume it.
   */
  const wanted = useRef(returnTo === null ? null : position);
  // If the row is gone, fall back to the last one.
  const row = Math.min(position.row, rowCount - 1);
  const active = row === position.row ? position : { row, stop: position.stop };

  useEffect(() => {
    if (wanted.current !== position || !grid.current) return;
    wanted.current = null;
    const element = findStop(grid.current, { row, stop: position.stop });
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const moveTo = useCallback((next: GridPosition) => {
    const asked = { ...next };
    wanted.current = asked;
    setPosition(asked);
  }, []);
  const follow = useCallback(
    (next: GridPosition) =>
      setPosition((current) => (current.row === next.row && current.stop === next.stop ? current : next)),
    [],
  );
  return { active, moveTo, follow };
};
