import { type FocusEvent, type MouseEvent, type RefObject, useRef } from 'react';
import { hasBegun } from '#shared/domain/slotGrid.ts';
import { useStableActions } from '../../ui/useStableActions.ts';
import { type GridPlace, isField, placeOf } from './gridPlace.ts';
import { type SlotGestures, slotAt } from './slotGestures.ts';
import { slotsInRectangle, slotsOfDay, slotsOfHour, toggleSlots, withSlots } from './slotSelection.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useRectangle } from './useRectangle.ts';

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
