import { type DragEvent, useRef } from 'react';
import type { DropSide } from './helpEdits.ts';

const itemSelector = '[data-help-key]';
const itemOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(itemSelector) : null;
const keyOf = (item: HTMLElement): string => item.dataset.helpKey ?? '';

interface DropTarget {
  item: HTMLElement;
  side: DropSide;
}

/** After the entry, or after one around it where this is the last in there and the hand is further out. */
const after = (item: HTMLElement, x: number): DropTarget => {
  const around = itemOf(item.parentElement);
  const isFurtherOut = item.nextElementSibling === null && x < item.getBoundingClientRect().left;
  return around && isFurtherOut ? after(around, x) : { item, side: 'after' };
};

const itemsIn = (item: HTMLElement): HTMLElement[] => [
  ...item.querySelectorAll<HTMLElement>(`:scope > ul > ${itemSelector}`),
];

/** Beside what is in an entry there is only that entry itself: what counts is the row at the same height. */
const itemAt = (item: HTMLElement, y: number): HTMLElement => {
  const beside = itemsIn(item).find((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return top <= y && y < bottom;
  });
  return beside ? itemAt(beside, y) : item;
};

/** Where it would fall: the mark stands between just those rows that it then stands between. */
const targetAt = ({ target, clientX, clientY }: DragEvent): DropTarget | null => {
  const hit = itemOf(target);
  const item = hit && itemAt(hit, clientY);
  const row = item?.querySelector('[data-row]')?.getBoundingClientRect();
  if (!item || !row) return null;
  const share = (clientY - row.top) / row.height;
  if (share < 0.3) return { item, side: 'before' };
  if (share <= 0.7) return { item, side: 'inside' };
  const [first] = itemsIn(item);
  return first ? { item: first, side: 'before' } : after(item, clientX);
};

/** Dragging of rows by their handles, heard once for the whole tree; where one would fall is marked on the entry itself. */
export const useHelpDrag = (onDrop: (key: string, target: string, side: DropSide) => void) => {
  const dragged = useRef<HTMLElement | null>(null);
  const marked = useRef<DropTarget | null>(null);

  const mark = (drop: DropTarget | null): void => {
    if (marked.current) delete marked.current.item.dataset.drop;
    if (drop) drop.item.dataset.drop = drop.side;
    marked.current = drop;
  };
  const end = (): void => {
    mark(null);
    if (dragged.current) delete dragged.current.dataset.dragged;
    dragged.current = null;
  };

  return {
    onDragStart: (event: DragEvent): void => {
      const item = itemOf(event.target);
      const row = item?.querySelector('[data-row]');
      if (!item || !row) return;
      dragged.current = item;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setDragImage(row, 8, 16);
      // What follows the hand is a picture of the row as it was until then.
      requestAnimationFrame(() => {
        if (dragged.current === item) item.dataset.dragged = '';
      });
    },
    onDragOver: (event: DragEvent): void => {
      const drop = targetAt(event);
      // Not into itself, nor into what is in it.
      const canDrop = drop !== null && dragged.current !== null && !dragged.current.contains(drop.item);
      if (canDrop) event.preventDefault();
      mark(canDrop ? drop : null);
    },
    onDrop: (event: DragEvent): void => {
      event.preventDefault();
      const [item, drop] = [dragged.current, marked.current];
      end();
      if (item && drop) onDrop(keyOf(item), keyOf(drop.item), drop.side);
    },
    onDragEnd: end,
  };
};
