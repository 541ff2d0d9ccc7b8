import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { isCommandKey } from '../../ui/useDocumentKeys.ts';
import { elementAt, type GridPlace, isField, isStep, placeAfter, placeOf } from './gridPlace.ts';
import { type SlotGestures, slotAt } from './slotGestures.ts';
import { type SlotIds, slotsInRectangle, slotsOfWeek, toggleSlots, withSlots } from './slotSelection.ts';

/**
 * The keys of the grid: arrows walk, with Shift they choose a rectangle; Space chooses, Enter opens the chosen slots
 * or the one that has the focus.
 */
export const useGridKeys = (
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
