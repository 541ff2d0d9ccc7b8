import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { hasBegun } from '#shared/rules/slotWeek.ts';
import { isCommandKey } from '../../ui/useDocumentKeys.ts';
import { useStableActions } from '../../ui/useStableActions.ts';
import { elementAt, isField, isMove, positionAfter, positionOf, type SlotPosition } from './slotPosition.ts';
import {
  paintSelection,
  type SlotGestures,
  type SlotIds,
  slotAt,
  slotsInRectangle,
  slotsOfDay,
  slotsOfHour,
  slotsOfWeek,
  toggleSlots,
  withSlots,
} from './slotSelection.ts';
import { useRectangle } from './useRectangle.ts';

/**
 * Keyboard: arrow keys move, with Shift they select a rectangle; Space selects; Enter opens the selected
 * slots or the focused one.
 */
const useSlotKeys = (
  root: RefObject<HTMLElement | null>,
  { grid, now, selected, onSelect, onOpen, onEdit }: SlotGestures,
): ((event: KeyboardEvent) => void) => {
  /** Start of the rectangle, and the selection before it. */
  const range = useRef<{ anchor: SlotPosition; base: SlotIds } | null>(null);

  const moveSelection = (event: KeyboardEvent, position: SlotPosition): void => {
    event.preventDefault();
    if (!root.current) return;
    const next = positionAfter(root.current, position, event.key);
    if (!next) return;
    if (!event.shiftKey) range.current = null;
    else if (!isField(next) || !isField(position)) return;
    else {
      range.current ??= { anchor: position, base: selected };
      const { anchor, base } = range.current;
      onSelect(withSlots(base, slotsInRectangle(grid, anchor, next, now)));
    }
    elementAt(root.current, next)?.focus();
  };

  return (event) => {
    const position = positionOf(event.target);
    if (!position) return;
    const { key } = event;
    if (isMove(key) && !event.altKey && !event.ctrlKey && !event.metaKey)
      return moveSelection(event, position);
    if (event.key !== 'Shift') range.current = null;
    if (isCommandKey(event.nativeEvent, 'a')) onSelect(new Set(slotsOfWeek(grid, now)));
    else if (isField(position) && key === ' ') {
      const [id] = slotsInRectangle(grid, position, position, now);
      if (id !== undefined) onSelect(toggleSlots(selected, [id]));
    } else if (key === 'Enter' && selected.size > 0) onEdit();
    else if (key === 'Enter' && isField(position)) {
      const slot = slotAt(grid, position);
      if (slot) onOpen(slot);
    } else return;
    event.preventDefault();
  };
};

/** Lets Tab reach the first future slot, unless it reaches another cell already. */
const offerStop = (root: HTMLElement): void => {
  if (root.querySelector('[data-at][tabindex="0"]')) return;
  const first = root.querySelector<HTMLElement>('[data-slot]:not([data-phase])');
  const stop = first ?? root.querySelector<HTMLElement>('[data-at]');
  if (stop) stop.tabIndex = 0;
};

/**
 * Delegates events of all cells to one handler per event type on the grid. Selection and roving tabindex are
 * painted outside of React: `onRendered` for the cells of a memoized table, the effect for another selection.
 */
export const useGridGestures = (root: RefObject<HTMLElement | null>, gestures: SlotGestures) => {
  const { grid, now, selected, onSelect, onOpen } = gestures;
  const rectangle = useRectangle(root, gestures);
  const onKeyDown = useSlotKeys(root, gestures);
  /** Position of the last click without Shift: the start of a Shift-click range. */
  const anchor = useRef<SlotPosition | null>(null);

  const clickField = (event: MouseEvent, position: SlotPosition): void => {
    const slot = slotAt(grid, position);
    if (event.shiftKey && anchor.current) {
      onSelect(withSlots(selected, slotsInRectangle(grid, anchor.current, position, now)));
      return;
    }
    anchor.current = position;
    if (!slot) return;
    const isChoosing = selected.size > 0 || event.ctrlKey || event.metaKey || event.shiftKey;
    if (isChoosing && !hasBegun(slot, now)) onSelect(toggleSlots(selected, [slot.id]));
    else onOpen(slot);
  };

  const onClick = (event: MouseEvent): void => {
    const position = positionOf(event.target);
    // `detail` is 0 for a keyboard click, which never ends a drag.
    if (!position || (event.detail > 0 && rectangle.wasDragged())) return;
    if (isField(position)) clickField(event, position);
    else if (position.day >= 0) onSelect(toggleSlots(selected, slotsOfDay(grid, position.day, now)));
    else onSelect(toggleSlots(selected, slotsOfHour(grid, position.hour, now)));
  };

  /** Roving tabindex: Tab returns to the last focused cell. */
  const onFocus = ({ target }: FocusEvent<HTMLElement>): void => {
    if (!positionOf(target)) return;
    root.current?.querySelector('[data-at][tabindex="0"]')?.setAttribute('tabindex', '-1');
    target.tabIndex = 0;
  };

  useLayoutEffect(() => {
    if (root.current) paintSelection(root.current, selected);
  }, [root, selected]);
  const onRendered = (): void => {
    if (!root.current) return;
    paintSelection(root.current, selected);
    offerStop(root.current);
  };

  return useStableActions({
    onRendered,
    onPointerDown: rectangle.onPointerDown,
    onKeyDown,
    onClick,
    onFocus,
  });
};
export type GridHandlers = ReturnType<typeof useGridGestures>;
