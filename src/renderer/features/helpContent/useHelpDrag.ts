import { type DragEvent, useRef } from 'react';
import type { DropSide } from './helpEdits.ts';

const itemSelector = '[data-help-key]';
const itemOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(itemSelector) : null;
const entryKey = (item: HTMLElement): string => item.dataset.helpKey ?? '';

interface DropTarget {
  item: HTMLElement;
  side: DropSide;
}

/**
 * Drops after the item. If it is the last of its level and the pointer is further left, drops after an
 * ancestor.
 */
const after = (item: HTMLElement, x: number): DropTarget => {
  const around = itemOf(item.parentElement);
  const isFurtherOut = item.nextElementSibling === null && x < item.getBoundingClientRect().left;
  return around && isFurtherOut ? after(around, x) : { item, side: 'after' };
};

const itemsIn = (item: HTMLElement): HTMLElement[] => [
  ...item.querySelectorAll<HTMLElement>(`:scope > ul > ${itemSelector}`),
];

/** The space to the left of nested rows belongs to their ancestor, so find the row by its height. */
const itemAt = (item: HTMLElement, y: number): HTMLElement => {
  const sameHeight = itemsIn(item).find((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return top <= y && y < bottom;
  });
  return sameHeight ? itemAt(sameHeight, y) : item;
};

/**
 * Drop target under the pointer. The lower edge of an open entry means before its first child, where the mark
 * is drawn.
 */
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

/**
 * Drag and drop of rows by their handles, delegated to the tree. Marks the drop position by a data attribute.
 */
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
      // Wait a frame: the browser takes the drag image from the row as it looks until then.
      requestAnimationFrame(() => {
        if (dragged.current === item) item.dataset.dragged = '';
      });
    },
    onDragOver: (event: DragEvent): void => {
      const drop = targetAt(event);
      const canDrop = drop !== null && dragged.current !== null && !dragged.current.contains(drop.item);
      if (canDrop) event.preventDefault();
      mark(canDrop ? drop : null);
    },
    onDrop: (event: DragEvent): void => {
      event.preventDefault();
      const [item, drop] = [dragged.current, marked.current];
      end();
      if (item && drop) onDrop(entryKey(item), entryKey(drop.item), drop.side);
    },
    onDragEnd: end,
  };
};
