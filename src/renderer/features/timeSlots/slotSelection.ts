import type { TimeSlot } from '#shared/api/timeSlots.ts';
import { hasBegun, type SlotGrid } from '#shared/domain/slotGrid.ts';
import type { SlotPlace } from '#shared/domain/slotWeek.ts';

export type SlotIds = ReadonlySet<string>;
export const noSlots: SlotIds = new Set();

type Grid = SlotGrid<TimeSlot>;

/** What of these slots can be chosen: those that have not begun. */
const choosable = (slots: readonly TimeSlot[], now: number): string[] =>
  slots.filter((slot) => !hasBegun(slot, now)).map(({ id }) => id);

const isBetween = (value: number, one: number, other: number): boolean =>
  value >= Math.min(one, other) && value <= Math.max(one, other);

/** The slots of a rectangle that can be chosen, whichever corners it is given by. */
export const slotsInRectangle = (grid: Grid, one: SlotPlace, other: SlotPlace, now: number): string[] =>
  grid.flatMap((hours, day) =>
    isBetween(day, one.day, other.day)
      ? hours.flatMap((slots, hour) => (isBetween(hour, one.hour, other.hour) ? choosable(slots, now) : []))
      : [],
  );

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
