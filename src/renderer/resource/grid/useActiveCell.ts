import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { GridPosition } from './gridPosition.ts';

export interface ActiveCell {
  active: GridPosition;
  /** Goes there and takes the focus along. */
  moveTo: (position: GridPosition) => void;
  /** The focus went there by itself. */
  follow: (position: GridPosition) => void;
}

const findStop = (grid: HTMLElement, { row, stop }: GridPosition): HTMLElement | null =>
  grid.querySelector<HTMLElement>(`[data-row="${row}"] [data-stop="${stop}"]`);

/** The one cell that Tab reaches (roving tabindex). */
export const useActiveCell = (
  grid: RefObject<HTMLElement | null>,
  rowCount: number,
  returnTo: number | null,
): ActiveCell => {
  const [position, setPosition] = useState<GridPosition>({ row: returnTo ?? 0, stop: 1 });
  /** Where the focus is to go: an effect of an earlier position must not take it for its own. */
  const wanted = useRef(returnTo === null ? null : position);
  // Fewer rows than before: the last one stands in for a row that is gone.
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
