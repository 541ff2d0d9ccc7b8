import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, useState } from 'react';

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

const figureAt = (target: EventTarget | null): HTMLTableCellElement | null =>
  target instanceof Element ? target.closest<HTMLTableCellElement>('td[data-key]') : null;

/** Moves with arrow keys between figures and totals, like in a spreadsheet. */
const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
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

/** Ctrl+C copies the focused figure as displayed, unless text is selected. */
const copyFigure = (event: ClipboardEvent<HTMLElement>): void => {
  const cell = figureAt(document.activeElement);
  if (!cell || !window.getSelection()?.isCollapsed) return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', cell.textContent);
};

const keyAt = (target: EventTarget | null): string | null => figureAt(target)?.dataset.key ?? null;

/**
 * Selects the explained figure: the hovered one, otherwise the focused one. A figure that is no longer in the
 * table, for example on another page, has no formula.
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
      onKeyDown: moveFocus,
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
    /** Props that make a cell hoverable and focusable (roving tabindex). */
    figure: (key: string, column: string) => ({
      'data-key': key,
      'data-column': column,
      tabIndex: key === current ? 0 : -1,
    }),
  };
};

export type Formula = ReturnType<typeof useFormula>;
