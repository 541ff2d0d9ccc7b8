import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useRef } from 'react';
import { hasBegun } from '#shared/domain/slotWeek.ts';
import { isCommandKey } from '../../ui/useDocumentKeys.ts';
import { useStableActions } from '../../ui/useStableActions.ts';
import { elementAt, type GridPlace, isField, isStep, placeAfter, placeOf } from './gridPlace.ts';
import {
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
 * The keys of the grid: arrows walk, with Shift they choose a rectangle; Space chooses, Enter opens the chosen slots
 * or the one that has the focus.
 */
const useGridKeys = (
  root: RefObject<HTMLElement | null>,
  { grid, now, selected, onSelect, onOpen, onEdit }: SlotGestures,
): ((event: KeyboardEvent) => void) => {
  /** Where a rectangle began, and what was chosen before. */
  const range = useRef<{ anchor: GridPlace; base: SlotIds } | null>(null);

  const walk = (event: KeyboardEvent, place: GridPlace): void => {
    event.preventDefault();
    if (!root.current) return;
    const next = placeAfter(root.current, place, event.key);
    if (!next) return;
    if (!event.shiftKey) range.current = null;
    else if (!isField(next) || !isField(place)) return;
    else {
      range.current ??= { anchor: place, base: selected };
      const { anchor, base } = range.current;
      onSelect(withSlots(base, slotsInRectangle(grid, anchor, next, now)));
    }
    elementAt(root.current, next)?.focus();
  };

  return (event) => {
    const place = placeOf(event.target);
    if (!place) return;
    const { key } = event;
    if (isStep(key) && !event.altKey && !event.ctrlKey && !event.metaKey) return walk(event, place);
    if (event.key !== 'Shift') range.current = null;
    if (isCommandKey(event.nativeEvent, 'a')) onSelect(new Set(slotsOfWeek(grid, now)));
    else if (isField(place) && key === ' ') {
      const [id] = slotsInRectangle(grid, place, place, now);
      if (id !== undefined) onSelect(toggleSlots(selected, [id]));
    } else if (isField(place) && key === 'Enter') {
      const slot = slotAt(grid, place);
      if (selected.size > 0) onEdit();
      else if (slot) onOpen(slot);
    } else return;
    event.preventDefault();
  };
};

/** One handler for each kind of event of the whole grid; none of its fields has one of its own. */
export const useGridGestures = (root: RefObject<HTMLElement | null>, gestures: SlotGestures) => {
  const { grid, now, selected, onSelect, onOpen } = gestures;
  const rectangle = useRectangle(root, gestures);
  const onKeyDown = useGridKeys(root, gestures);
  /** Where the last click without Shift was. */
  const anchor = useRef<GridPlace | null>(null);

  const clickField = (event: MouseEvent, place: GridPlace): void => {
    const slot = slotAt(grid, place);
    if (event.shiftKey && anchor.current) {
      onSelect(withSlots(selected, slotsInRectangle(grid, anchor.current, place, now)));
      return;
    }
    anchor.current = place;
    if (!slot) return;
    const isChoosing = selected.size > 0 || event.ctrlKey || event.metaKey || event.shiftKey;
    if (isChoosing && !hasBegun(slot, now)) onSelect(toggleSlots(selected, [slot.id]));
    else onOpen(slot);
  };

  const onClick = (event: MouseEvent): void => {
    const place = placeOf(event.target);
    // A key that presses a button is a click without a hand.
    if (!place || (event.detail > 0 && rectangle.wasDragged())) return;
    if (isField(place)) clickField(event, place);
    else if (place.day >= 0) onSelect(toggleSlots(selected, slotsOfDay(grid, place.day, now)));
    else onSelect(toggleSlots(selected, slotsOfHour(grid, place.hour, now)));
  };

  /** Tab comes back to where the focus was last. */
  const onFocus = ({ target }: FocusEvent<HTMLElement>): void => {
    if (!placeOf(target)) return;
    root.current?.querySelector('[data-at][tabindex="0"]')?.setAttribute('tabindex', '-1');
    target.tabIndex = 0;
  };

  return useStableActions({ onPointerDown: rectangle.onPointerDown, onKeyDown, onClick, onFocus });
};
export type GridHandlers = ReturnType<typeof useGridGestures>;
