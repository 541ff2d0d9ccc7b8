import type { SlotIds } from './slotSelection.ts';

/**
 * Shows in the fields which slots are chosen. Not through React: while a rectangle is drawn, every move of the hand
 * changes many fields, and each of them is one attribute.
 */
export const paintSelection = (root: HTMLElement, selected: SlotIds): void => {
  for (const field of root.querySelectorAll<HTMLElement>('[data-slot]')) {
    const isSelected = String(selected.has(field.dataset.slot ?? ''));
    if (field.getAttribute('aria-selected') !== isSelected) field.setAttribute('aria-selected', isSelected);
  }
};
