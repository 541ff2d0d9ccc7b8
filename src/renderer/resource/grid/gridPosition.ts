/** A position in the grid: row -1 is the header; stops are the check box, the columns and the row's buttons. */
export interface GridPosition {
  row: number;
  stop: number;
}

export interface GridSize {
  rows: number;
  stops: number;
  /** Rows that fit on the screen. */
  rowsPerView: number;
}

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value));

/** Where a key of the ARIA grid pattern leads; null when it is no such key. */
export const nextPosition = (
  { row, stop }: GridPosition,
  key: string,
  isControl: boolean,
  { rows, stops, rowsPerView }: GridSize,
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
      return at(row, isControl ? stops - 1 : stop + 1);
    case 'PageDown':
      return at(row + rowsPerView, stop);
    case 'PageUp':
      return at(Math.max(0, row - rowsPerView), stop);
    case 'Home':
      return at(isControl ? 0 : row, 0);
    case 'End':
      return at(isControl ? rows - 1 : row, stops - 1);
    default:
      return null;
  }
};
