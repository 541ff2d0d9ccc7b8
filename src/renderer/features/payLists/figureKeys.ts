import type { ClipboardEvent, KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

const figureAt = (target: EventTarget): HTMLTableCellElement | null =>
  (target as HTMLElement).closest<HTMLTableCellElement>('td[data-figure]');

/** Arrow keys walk over the figures, as in a spreadsheet. */
export const walkFigures = (event: KeyboardEvent<HTMLElement>): void => {
  const cell = figureAt(event.target);
  const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
  const row = cell?.closest('tr');
  if (!cell || !row || !step) return;
  const target =
    row.parentElement?.children[row.sectionRowIndex + step[0]]?.children[cell.cellIndex + step[1]];
  if (!(target instanceof HTMLElement) || !target.dataset.figure) return;
  event.preventDefault();
  target.focus();
};

/** Ctrl+C takes the figure that has the focus, as it is shown; text that was marked is what the person means. */
export const copyFigure = (event: ClipboardEvent<HTMLElement>): void => {
  const cell = document.activeElement && figureAt(document.activeElement);
  if (!cell || !window.getSelection()?.isCollapsed) return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', cell.textContent);
};
