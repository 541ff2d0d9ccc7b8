import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { isField, positionOf, type SlotPosition, toAttribute } from './slotPosition.ts';
import {
  paintSelection,
  type SlotGestures,
  slotAt,
  slotsInRectangle,
  withoutSlots,
  withSlots,
} from './slotSelection.ts';

/** Auto-scroll while dragging: distance from the edge and step per frame, in pixels. */
const edge = 36;
const scrollStep = 12;

/** Visible area of the cells, without sticky headers and scroll bars. */
const viewOf = (root: HTMLElement) => {
  const { left, top } = root.getBoundingClientRect();
  const corner = root.querySelector('[data-corner]');
  const { width = 0, height = 0 } = corner?.getBoundingClientRect() ?? {};
  return {
    left: left + width + 1,
    top: top + height + 1,
    right: left + root.clientWidth - 2,
    bottom: top + root.clientHeight - 2,
  };
};

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value));
const pull = (value: number, min: number, max: number): number =>
  value > max - edge ? scrollStep : value < min + edge ? -scrollStep : 0;

/**
 * Dragging selects a rectangle of cells, or deselects it if it starts on a selected cell. While dragging,
 * only attributes change; React state is updated once, at the end.
 */
export const useRectangle = (
  root: RefObject<HTMLElement | null>,
  { grid, now, selected, onSelect }: SlotGestures,
): { onPointerDown: (event: PointerEvent) => void; wasDragged: () => boolean } => {
  const stop = useRef<(() => void) | null>(null);
  const dragged = useRef(false);
  useEffect(() => () => stop.current?.(), []);

  const begin = (element: HTMLElement, start: SlotPosition, pointer: { x: number; y: number }): void => {
    const id = slotAt(grid, start)?.id;
    const change = id !== undefined && selected.has(id) ? withoutSlots : withSlots;
    let preview = selected;
    let last = start;
    let frame = 0;
    const follow = (): void => {
      const view = viewOf(element);
      const position = positionOf(
        document.elementFromPoint(
          clamp(pointer.x, view.left, view.right),
          clamp(pointer.y, view.top, view.bottom),
        ),
      );
      if (!position || !isField(position) || toAttribute(position) === toAttribute(last)) return;
      last = position;
      dragged.current = true;
      preview = change(selected, slotsInRectangle(grid, start, position, now));
      paintSelection(element, preview);
    };
    const scroll = (): void => {
      frame = requestAnimationFrame(scroll);
      if (!dragged.current) return;
      const view = viewOf(element);
      element.scrollBy(pull(pointer.x, view.left, view.right), pull(pointer.y, view.top, view.bottom));
      follow();
    };
    const move = ({ clientX, clientY }: globalThis.PointerEvent): void => {
      pointer.x = clientX;
      pointer.y = clientY;
      follow();
    };
    const end = (isAccepted: boolean): void => {
      stop.current?.();
      if (!dragged.current) return;
      if (isAccepted) onSelect(preview);
      else paintSelection(element, selected);
    };
    const up = (): void => end(true);
    const cancel = (): void => end(false);
    const press = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // Escape cancels only the drag, not the previous selection.
      if (dragged.current) event.stopPropagation();
      cancel();
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancel);
    window.addEventListener('keydown', press, true);
    frame = requestAnimationFrame(scroll);
    stop.current = () => {
      stop.current = null;
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', press, true);
    };
  };

  const onPointerDown = (event: PointerEvent): void => {
    dragged.current = false;
    const position = positionOf(event.target);
    // Touch scrolls; Shift, Ctrl and Cmd belong to the click handler.
    if (event.button !== 0 || event.pointerType === 'touch' || !position || !isField(position)) return;
    if (event.shiftKey || event.ctrlKey || event.metaKey || !root.current) return;
    stop.current?.();
    begin(root.current, position, { x: event.clientX, y: event.clientY });
  };
  return { onPointerDown, wasDragged: () => dragged.current };
};
