import type { TimeSlot } from '#shared/api/timeSlots.ts';
import type { SlotGrid } from '#shared/domain/slotGrid.ts';
import type { GridPlace } from './gridPlace.ts';
import type { SlotIds } from './slotSelection.ts';

/** What is shown and chosen, and what becomes of gestures. */
export interface SlotGestures {
  grid: SlotGrid<TimeSlot>;
  now: number;
  selected: SlotIds;
  onSelect: (selected: SlotIds) => void;
  /** One slot is to be looked at. */
  onOpen: (slot: TimeSlot) => void;
  /** The chosen ones are to be changed. */
  onEdit: () => void;
}

export const slotAt = (grid: SlotGrid<TimeSlot>, { day, hour, part }: GridPlace): TimeSlot | undefined =>
  grid[day]?.[hour]?.[part];
