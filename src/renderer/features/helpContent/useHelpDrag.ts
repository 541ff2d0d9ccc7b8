import { type DragEvent, useRef } from 'react';
import type { DropSide } from './helpEdits.ts';

const keyOf = (target: EventTarget): string | null =>
  target instanceof Element
    ? (target.closest<HTMLElement>('[data-help-key]')?.dataset.helpKey ?? null)
    : null;
const rowOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;

const sideAt = (row: HTMLElement, y: number): DropSide => {
  const { top, height } = row.getBoundingClientRect();
  const part = (y - top) / height;
  if (part < 0.3) return 'before';
  return part > 0.7 ? 'after' : 'inside';
};

/** Dragging of rows by their handles, heard once for the whole tree; where one would fall is marked on the row itself. */
export const useHelpDrag = (onDrop: (key: string, target: string, side: DropSide) => void) => {
  const dragged = useRef<string | null>(null);
  const marked = useRef<HTMLElement | null>(null);

  const mark = (row: HTMLElement | null, side?: DropSide): void => {
    if (marked.current && marked.current !== row) delete marked.current.dataset.drop;
    if (row && side) row.dataset.drop = side;
    marked.current = row;
  };
  const end = (): void => {
    if (marked.current) delete marked.current.dataset.drop;
    marked.current = null;
    dragged.current = null;
  };

  return {
    onDragStart: (event: DragEvent): void => {
      const row = rowOf(event.target);
      if (!row) return;
      dragged.current = keyOf(event.target);
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setDragImage(row, 8, 16);
    },
    onDragOver: (event: DragEvent): void => {
      const row = rowOf(event.target);
      const item = row?.closest('[data-help-key]');
      // Not into itself, nor into what is in it.
      const isInside = item?.closest(`[data-help-key="${CSS.escape(dragged.current ?? '')}"]`);
      const canDrop = dragged.current !== null && row !== null && !isInside;
      if (canDrop) event.preventDefault();
      mark(canDrop ? row : null, row ? sideAt(row, event.clientY) : undefined);
    },
    onDrop: (event: DragEvent): void => {
      event.preventDefault();
      const target = marked.current && keyOf(marked.current);
      const side = marked.current?.dataset.drop as DropSide | undefined;
      if (dragged.current !== null && target && side) onDrop(dragged.current, target, side);
      end();
    },
    onDragEnd: end,
  };
};
