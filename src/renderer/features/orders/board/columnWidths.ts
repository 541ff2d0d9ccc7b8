import { useState } from 'react';

/** Width of a column without cards: enough for its title in two lines. */
const emptyWidth = '160px';

/** Grid template of the columns; the columns with cards share the remaining width. */
export const columnWidths = (areEmpty: readonly boolean[]): string =>
  areEmpty.map((isEmpty) => (isEmpty && areEmpty.includes(false) ? emptyWidth : 'minmax(0, 1fr)')).join(' ');

/** Keeps the widths while the board is held, so that no card moves under the pointer. */
export const useFrozenWidths = (widths: string, isFrozen: boolean): string => {
  const [frozen, setFrozen] = useState(widths);
  if (!isFrozen && frozen !== widths) setFrozen(widths);
  return isFrozen ? frozen : widths;
};
