import { type FormerWeek, type SlotNeed, type SlotNeeds, shortestHours, weekNeeds } from './slotDemand.ts';
import { layOutSlots, type SlotWeek, type TimeSlot } from './slotWeek.ts';

/** Slots of a zone in one week, and the time of the query. `null`: not loaded. */
export interface LoadedWeek {
  week: SlotWeek;
  slots: readonly TimeSlot[] | null;
  readAt: number;
}

/** A zone's hours of this and the next week, by start time. */
export interface ZoneHours {
  zone: string;
  slots: ReadonlyMap<number, TimeSlot>;
  /** Needs of the hours that have not begun, by slot id. */
  needs: SlotNeeds;
}

/**
 * Needs of a zone in this and the next week, predicted as in the week's grid: for this week from the previous
 * one, for the next week from this one as far as it is over.
 */
export const zoneHoursOf = (
  zone: string,
  [previous, current, next]: readonly [LoadedWeek, LoadedWeek, LoadedWeek],
  now: number,
): ZoneHours => {
  const gridOf = ({ week, slots }: LoadedWeek) => layOutSlots(week, slots ?? []);
  const former = (loaded: LoadedWeek, readAt: number): FormerWeek => ({
    grid: gridOf(loaded),
    dates: loaded.week.days.map(({ date }) => date),
    readAt,
  });
  const before = former(previous, Number.POSITIVE_INFINITY);
  const needs = new Map([
    ...weekNeeds(gridOf(current), [before], now),
    ...weekNeeds(gridOf(next), [former(current, current.readAt), before], now),
  ]);
  const slots = [...(current.slots ?? []), ...(next.slots ?? [])];
  return { zone, slots: new Map(slots.map((slot) => [Date.parse(slot.startTime), slot])), needs };
};

export interface Shortage {
  /** Hours that lack couriers. */
  count: number;
  worst: { slot: TimeSlot; need: SlotNeed } | null;
}

export const shortageOf = ({ slots, needs }: ZoneHours): Shortage => {
  const [first] = shortestHours(needs, 1);
  const slot = first && [...slots.values()].find(({ id }) => id === first[0]);
  return {
    count: [...needs.values()].filter(({ missing }) => missing > 0).length,
    worst: first && slot ? { slot, need: first[1] } : null,
  };
};

/** An hour that lacks couriers in at least one zone. */
export interface ShortHour {
  start: number;
  /** Missing couriers of the worst zone. */
  most: number;
  /** Missing couriers of all zones. */
  missing: number;
}

/** Hours that lack couriers in any zone, by the couriers missing in all zones, the figure that the grid shows. */
export const shortHoursOf = (zones: readonly ZoneHours[]): ShortHour[] => {
  const hours = new Map<number, ShortHour>();
  for (const { slots, needs } of zones) {
    for (const [start, { id }] of slots) {
      const missing = needs.get(id)?.missing ?? 0;
      if (missing === 0) continue;
      const hour = hours.get(start) ?? { start, most: 0, missing: 0 };
      hours.set(start, {
        start,
        most: Math.max(hour.most, missing),
        missing: hour.missing + missing,
      });
    }
  }
  return [...hours.values()].toSorted(
    (one, other) => other.missing - one.missing || other.most - one.most || one.start - other.start,
  );
};

/** Zones with the largest shortage first; others keep their order. */
export const worstZonesFirst = (zones: readonly ZoneHours[]): ZoneHours[] => {
  const shortages = new Map(zones.map((zone) => [zone, shortageOf(zone)]));
  const most = (zone: ZoneHours): number => shortages.get(zone)?.worst?.need.missing ?? 0;
  const count = (zone: ZoneHours): number => shortages.get(zone)?.count ?? 0;
  return zones.toSorted((one, other) => most(other) - most(one) || count(other) - count(one));
};
