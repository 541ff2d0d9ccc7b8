import type { DragEvent } from 'react';
import { type DropTarget, itemSelector, movableItem } from '../../ui/useReorder.ts';
import type { DropSide } from './helpEdits.ts';

/**
 * Drops after the item. If it is the last of its level and the pointer is further left, drops after an
 * ancestor.
 */
const after = (item: HTMLElement, x: number): DropTarget<DropSide> => {
  const around = movableItem(item.parentElement);
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
export const helpDropTarget = ({ target, clientX, clientY }: DragEvent): DropTarget<DropSide> | null => {
  const hit = movableItem(target);
  const item = hit && itemAt(hit, clientY);
  const row = item?.querySelector('[data-row]')?.getBoundingClientRect();
  if (!item || !row) return null;
  const share = (clientY - row.top) / row.height;
  if (share < 0.3) return { item, side: 'before' };
  if (share <= 0.7) return { item, side: 'inside' };
  const [first] = itemsIn(item);
  return first ? { item: first, side: 'before' } : after(item, clientX);
};
