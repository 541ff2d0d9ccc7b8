import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Row } from '../../data/entityCalls.ts';
import { touchQuery, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { type GridModel, rowEventOf } from './gridModel.ts';

/** Sets the tooltip of the hovered element: label of an icon, or full text of a truncated cell. */
const giveTooltip = (target: Element, { columns }: GridModel, rows: readonly Row[]): void => {
  const drawing = target.closest<HTMLElement>('[data-buttons] > [aria-label]');
  if (drawing) drawing.title = drawing.ariaLabel ?? '';
  const cell = target.closest<HTMLElement>('[data-row] > td[data-stop]');
  if (!cell) return;
  const row = rows[rowEventOf(cell)?.row ?? -1];
  const column = columns[Number(cell.dataset.stop) - 1];
  const isShort = row !== undefined && column?.short != null && !column.isLink;
  const isCut = cell.scrollWidth > cell.clientWidth;
  const whole = isShort ? column.text(row) : isCut ? cell.textContent : '';
  // The virtualizer reuses cells, so a title may belong to another row.
  if (cell.title !== whole) cell.title = whole;
};

/** Row under the pointer, and its tooltips. Rows that scroll under a resting pointer count after the scroll. */
export const usePointedRow = (model: GridModel, rows: readonly Row[], isScrolling: boolean) => {
  const isTouched = useMediaQuery(touchQuery);
  const [pointed, setPointed] = useState(-1);
  const pointAt = (target: Element): void => {
    setPointed(rowEventOf(target)?.row ?? -1);
    // Defer the measurement: a tooltip appears later anyway, and measuring during rendering would force a
    // second layout.
    requestIdleCallback(() => giveTooltip(target, model, rows), { timeout: 200 });
  };
  const underPointer = useRef<Element>(null);
  const pointAfterScroll = useEffectEvent(() => {
    if (underPointer.current?.isConnected) pointAt(underPointer.current);
  });
  useEffect(() => {
    if (!isScrolling) pointAfterScroll();
  }, [isScrolling]);
  return {
    /** True if the row draws the icons of its buttons. On touch screens, all do. */
    isPointed: (index: number): boolean => isTouched || pointed === index,
    onMouseOver: ({ target }: MouseEvent): void => {
      if (!(target instanceof Element)) return;
      underPointer.current = target;
      // Skip rows that scroll under the pointer: rendering their buttons took a tenth of every frame.
      if (!isScrolling || target.closest('[data-buttons]')) pointAt(target);
    },
  };
};
