import { type DragEvent, type KeyboardEvent, useRef } from 'react';

export interface DropTarget<Side> {
  item: HTMLElement;
  side: Side;
}

interface ReorderOptions<Side> {
  /** Drop position under the pointer. `null`: the dragged item cannot be dropped here. */
  targetOf: (event: DragEvent, dragged: HTMLElement) => DropTarget<Side> | null;
  onDrop: (key: string, target: string, side: Side) => void;
}

export const itemSelector = '[data-move-key]';
export const movableItem = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(itemSelector) : null;
export const moveKeyOf = (item: HTMLElement | null): string => item?.dataset.moveKey ?? '';

export const rowSteps = { ArrowUp: -1, ArrowDown: 1 } as const;

/** Moves the item with the focus by Alt and an arrow key. */
export const moveByKeys =
  <Step>(steps: Readonly<Record<string, Step>>, onStep: (key: string, step: Step) => void) =>
  (event: KeyboardEvent): void => {
    const key = moveKeyOf(movableItem(event.target));
    const step = steps[event.key];
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (key === '' || step === undefined) return;
    event.preventDefault();
    onStep(key, step);
  };

/**
 * Reordering of items with `data-move-key` by dragging a `draggable` part of them. The handlers belong to the list.
 * `data-drop` marks the drop position outside React, because trees have hundreds of rows.
 */
export const useReorder = <Side extends string>({ targetOf, onDrop }: ReorderOptions<Side>) => {
  const dragged = useRef<HTMLElement | null>(null);
  const marked = useRef<DropTarget<Side> | null>(null);

  const mark = (drop: DropTarget<Side> | null): void => {
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
    onDragStart: ({ target, dataTransfer }: DragEvent): void => {
      const item = movableItem(target);
      // Selected text of an input can be dragged too.
      if (!item || !(target instanceof HTMLElement && target.draggable)) return;
      dragged.current = item;
      dataTransfer.effectAllowed = 'move';
      const row = item.querySelector('[data-row]');
      if (row) dataTransfer.setDragImage(row, 8, 16);
      // Wait a frame: the browser takes the drag image from the row as it looks until then.
      requestAnimationFrame(() => {
        if (dragged.current === item) item.dataset.dragged = '';
      });
    },
    onDragOver: (event: DragEvent): void => {
      const drop = dragged.current && targetOf(event, dragged.current);
      const canDrop = drop !== null && !dragged.current?.contains(drop.item);
      if (canDrop) event.preventDefault();
      mark(canDrop ? drop : null);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent): void => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) mark(null);
    },
    onDrop: (event: DragEvent): void => {
      const [item, drop] = [dragged.current, marked.current];
      if (item) event.preventDefault();
      end();
      if (item && drop) onDrop(moveKeyOf(item), moveKeyOf(drop.item), drop.side);
    },
    onDragEnd: end,
  };
};
