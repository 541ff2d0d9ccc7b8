import { daysInWeek, hourMs, hoursInDay, placeInWeek, type SlotWeek } from './slotWeek.ts';

interface Startable {
  startTime: string;
}

/** For each day, for each hour, the slots that begin in it: none, one, or both of the autumn change. */
export type SlotGrid<Slot> = readonly (readonly (readonly Slot[])[])[];

/** Puts the slots of a week where they belong; those of other weeks, and those without a time, are left out. */
export const layOutSlots = <Slot extends Startable>(
  week: SlotWeek,
  slots: readonly Slot[],
): SlotGrid<Slot> => {
  const grid = Array.from({ length: daysInWeek }, () => Array.from({ length: hoursInDay }, (): Slot[] => []));
  for (const slot of slots) {
    const place = placeInWeek(week, slot.startTime);
    if (place) grid[place.day]?.[place.hour]?.push(slot);
  }
  for (const field of grid.flat()) {
    if (field.length > 1) field.sort((a, b) => Date.parse(a.startTime) - Date.parse(b.startTime));
  }
  return grid;
};

/** Several slots at once are only changed as long as they have not begun. */
export const hasBegun = ({ startTime }: Startable, now: number): boolean => Date.parse(startTime) <= now;

export type SlotPhase = 'past' | 'running' | 'future';

/** A slot lasts an hour, until whose end it can still be changed by itself. */
export const phaseOf = (slot: Startable, now: number): SlotPhase => {
  if (!hasBegun(slot, now)) return 'future';
  return now < Date.parse(slot.startTime) + hourMs ? 'running' : 'past';
};
