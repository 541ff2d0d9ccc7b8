import type { TimeSlot } from '#shared/domain/slotWeek.ts';
import { hasBegun, type SlotGrid } from '#shared/domain/slotWeek.ts';
import type { GridPosition } from './gridPosition.ts';

export type SlotIds = ReadonlySet<string>;
export const noSlots: SlotIds = new Set();

type Grid = SlotGrid<TimeSlot>;

/** What of these slots can be chosen: those that have not begun. */
const choosable = (slots: readonly TimeSlot[], now: number): string[] =>
  slots.filter((slot) => !hasBegun(slot, now)).map(({ id }) => id);

/**
 * The rows from and to which a position in the grid reaches, counted in half hours: a slot of an hour that is there twice
 * has one of them, every other field stands beside both.
 */
const rowsOf = (slots: readonly TimeSlot[], hour: number, half: number): [top: number, bottom: number] =>
  slots.length > 1 ? [hour * 2 + half, hour * 2 + half] : [hour * 2, hour * 2 + 1];

/** The slots of a rectangle that can be chosen, whichever corners it is given by. */
export const slotsInRectangle = (
  grid: Grid,
  one: GridPosition,
  other: GridPosition,
  now: number,
): string[] => {
  const corners = [one, other].map(({ day, hour, half }) => rowsOf(grid[day]?.[hour] ?? [], hour, half));
  const top = Math.min(...corners.map(([first]) => first));
  const bottom = Math.max(...corners.map(([, last]) => last));
  const isInside = (slots: readonly TimeSlot[], hour: number, half: number): boolean => {
    const [first, last] = rowsOf(slots, hour, half);
    return last >= top && first <= bottom;
  };
  return grid.slice(Math.min(one.day, other.day), Math.max(one.day, other.day) + 1).flatMap((hours) =>
    hours.flatMap((slots, hour) =>
      choosable(
        slots.filter((_slot, half) => isInside(slots, hour, half)),
        now,
      ),
    ),
  );
};

export const slotsOfDay = (grid: Grid, day: number, now: number): string[] =>
  choosable((grid[day] ?? []).flat(), now);

export const slotsOfHour = (grid: Grid, hour: number, now: number): string[] =>
  choosable(
    grid.flatMap((hours) => hours[hour] ?? []),
    now,
  );

export const slotsOfWeek = (grid: Grid, now: number): string[] => choosable(grid.flat(2), now);

export const withSlots = (selected: SlotIds, ids: readonly string[]): SlotIds =>
  new Set([...selected, ...ids]);

export const withoutSlots = (selected: SlotIds, ids: readonly string[]): SlotIds =>
  new Set([...selected].filter((id) => !ids.includes(id)));

/** Chooses all of them, or lets go of all of them where all were chosen. */
export const toggleSlots = (selected: SlotIds, ids: readonly string[]): SlotIds =>
  ids.every((id) => selected.has(id)) ? withoutSlots(selected, ids) : withSlots(selected, ids);

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

export const slotAt = (grid: SlotGrid<TimeSlot>, { day, hour, half }: GridPosition): TimeSlot | undefined =>
  grid[day]?.[hour]?.[half];

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
