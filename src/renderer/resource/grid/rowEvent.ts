/** What a person did to a row, found in the data attributes of what was touched. */
export interface RowEvent {
  /** `select`, `follow`, `copy`, or the name of a button; `null` for the row itself. */
  act: string | null;
  row: number;
  element: HTMLElement;
}

/** One listener for the whole grid finds its row this way, instead of thousands of listeners. */
export const rowEventOf = (target: EventTarget): RowEvent | null => {
  if (!(target instanceof Element)) return null;
  const row = target.closest<HTMLElement>('[data-row]');
  if (!row) return null;
  const actor = target.closest<HTMLElement>('[data-act]');
  const index = Number(row.dataset.row);
  return index < 0 ? null : { act: actor?.dataset.act ?? null, row: index, element: actor ?? row };
};

export interface RowGesture {
  isRange: boolean;
  /** Ctrl, Command or the middle button: in a window of its own. */
  isApart: boolean;
  /** The column whose cell had the focus. */
  column?: string | undefined;
}

interface Modifiers {
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  button?: number;
}

export const gestureOf = ({ shiftKey, ctrlKey, metaKey, button = 0 }: Modifiers): RowGesture => ({
  isRange: shiftKey,
  isApart: ctrlKey || metaKey || button === 1,
});
