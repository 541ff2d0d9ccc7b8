import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, useState } from 'react';

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

const figureAt = (target: EventTarget | null): HTMLTableCellElement | null =>
  target instanceof Element ? target.closest<HTMLTableCellElement>('td[data-key]') : null;

/** Arrow keys walk over figures and totals, as in a spreadsheet. */
const walkFigures = (event: KeyboardEvent<HTMLElement>): void => {
  const cell = figureAt(event.target);
  const row = cell?.closest('tr');
  const [down, right] = (Object.hasOwn(steps, event.key) && steps[event.key]) || [0, 0];
  if (!cell || !row || (down === 0 && right === 0)) return;
  const figures = [...row.querySelectorAll<HTMLTableCellElement>('td[data-key]')];
  const next = figures[figures.indexOf(cell) + right];
  const rows = [...(row.closest('table')?.rows ?? [])];
  const target =
    down === 0
      ? next
      : rows[rows.indexOf(row) + down]?.querySelector<HTMLElement>(
          `td[data-key][data-column=${cell.dataset.column}]`,
        );
  if (!target) return;
  event.preventDefault();
  target.focus();
};

/** Ctrl+C takes the figure that has the focus, as it is shown; text that was marked is what the person means. */
const copyFigure = (event: ClipboardEvent<HTMLElement>): void => {
  const cell = figureAt(document.activeElement);
  if (!cell || !window.getSelection()?.isCollapsed) return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', cell.textContent);
};

const keyAt = (target: EventTarget | null): string | null => figureAt(target)?.dataset.key ?? null;

/**
 * The figure that the formula explains: the one under the pointer, else the one with the focus. A figure that left the
 * table, as on another page, has no sentence any more.
 */
export const useFormula = (sentences: ReadonlyMap<string, () => string>) => {
  const [stop, setStop] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const [first = ''] = sentences.keys();
  const current = stop !== null && sentences.has(stop) ? stop : first;
  const text = [pointed, focused].map((key) => key && sentences.get(key)?.()).find(Boolean);
  return {
    text: text ?? null,
    table: {
      onKeyDown: walkFigures,
      onCopy: copyFigure,
      onFocus: ({ target }: FocusEvent) => {
        const key = keyAt(target);
        setFocused(key);
        if (key !== null) setStop(key);
      },
      onBlur: () => setFocused(null),
      onMouseOver: ({ target }: MouseEvent) => setPointed(keyAt(target)),
      onMouseLeave: () => setPointed(null),
    },
    /** What makes a cell a figure that can be pointed at and walked to. */
    figure: (key: string, column: string) => ({
      'data-key': key,
      'data-column': column,
      tabIndex: key === current ? 0 : -1,
    }),
  };
};
