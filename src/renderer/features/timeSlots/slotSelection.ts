import type { TimeSlot } from '#shared/rules/slotWeek.ts';
import { hasBegun, type SlotGrid } from '#shared/rules/slotWeek.ts';
import type { SlotPosition } from './slotPosition.ts';

export type SlotIds = ReadonlySet<string>;
export const noSlots: SlotIds = new Set();

type TimeSlotGrid = SlotGrid<TimeSlot>;

/** Ids of the slots that can be selected: those that have not begun. */
const choosable = (slots: readonly TimeSlot[], now: number): string[] =>
  slots.filter((slot) => !hasBegun(slot, now)).map(({ id }) => id);

/**
 * First and last row of a cell, counted in half hours. A slot of an hour that occurs twice (DST change) fills
 * one half; every other cell fills both.
 */
const rowSpan = (slots: readonly TimeSlot[], hour: number, half: number): [top: number, bottom: number] =>
  slots.length > 1 ? [hour * 2 + half, hour * 2 + half] : [hour * 2, hour * 2 + 1];

/** Selectable slots inside the rectangle between two opposite corners. */
export const slotsInRectangle = (
  grid: TimeSlotGrid,
  one: SlotPosition,
  other: SlotPosition,
  now: number,
): string[] => {
  const corners = [one, other].map(({ day, hour, half }) => rowSpan(grid[day]?.[hour] ?? [], hour, half));
  const top = Math.min(...corners.map(([first]) => first));
  const bottom = Math.max(...corners.map(([, last]) => last));
  const isInside = (slots: readonly TimeSlot[], hour: number, half: number): boolean => {
    const [first, last] = rowSpan(slots, hour, half);
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

export const slotsOfDay = (grid: TimeSlotGrid, day: number, now: number): string[] =>
  choosable((grid[day] ?? []).flat(), now);

export const slotsOfHour = (grid: TimeSlotGrid, hour: number, now: number): string[] =>
  choosable(
    grid.flatMap((hours) => hours[hour] ?? []),
    now,
  );

export const slotsOfWeek = (grid: TimeSlotGrid, now: number): string[] => choosable(grid.flat(2), now);

export const withSlots = (selected: SlotIds, ids: readonly string[]): SlotIds =>
  new Set([...selected, ...ids]);

export const withoutSlots = (selected: SlotIds, ids: readonly string[]): SlotIds =>
  new Set([...selected].filter((id) => !ids.includes(id)));

/** Adds all ids to the selection, or removes them if all were selected. */
export const toggleSlots = (selected: SlotIds, ids: readonly string[]): SlotIds =>
  ids.every((id) => selected.has(id)) ? withoutSlots(selected, ids) : withSlots(selected, ids);

export interface SlotGestures {
  grid: SlotGrid<TimeSlot>;
  now: number;
  selected: SlotIds;
  onSelect: (selected: SlotIds) => void;
  onOpen: (slot: TimeSlot) => void;
  onEdit: () => void;
}

export const slotAt = (grid: SlotGrid<TimeSlot>, { day, hour, half }: SlotPosition): TimeSlot | undefined =>
  grid[day]?.[hour]?.[half];

/**
 * Marks the selected cells. Bypasses React: every move while dragging a rectangle changes many cells, and
 * each change is a single attribute.
 */
export const paintSelection = (root: HTMLElement, selected: SlotIds): void => {
  for (const field of root.querySelectorAll<HTMLElement>('[data-slot]')) {
    const isSelected = String(selected.has(field.dataset.slot ?? ''));
    if (field.getAttribute('aria-selected') !== isSelected) field.setAttribute('aria-selected', isSelected);
  }
};
