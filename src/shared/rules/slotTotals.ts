import type { TimeSlot } from './slotWeek.ts';
import { hasBegun, hoursInDay, phaseOf, type SlotGrid, type WeekHour } from './slotWeek.ts';

type TimeSlotGrid = SlotGrid<TimeSlot>;

/**
 * Hours without deliveries on any day, which the grid can hide. Empty if there are no deliveries at all:
 * hiding every hour would leave an empty grid.
 */
export const hoursOff = (grid: TimeSlotGrid): number[] => {
  const isOff = (hour: number): boolean => {
    const slots = grid.flatMap((day) => day[hour] ?? []);
    return slots.length > 0 && slots.every(({ isDeliveryActive }) => isDeliveryActive === false);
  };
  const off = Array.from({ length: hoursInDay }, (_, hour) => hour).filter(isOff);
  const isRest = grid.some((day) => day.some((slots, hour) => slots.length > 0 && !off.includes(hour)));
  return isRest ? off : [];
};

/** Grid without the hidden hours, so that selecting a rectangle or a day takes only visible slots. */
export const withoutHours = (grid: TimeSlotGrid, hours: readonly number[]): TimeSlotGrid =>
  hours.length === 0
    ? grid
    : grid.map((day) => day.map((slots, hour) => (hours.includes(hour) ? [] : slots)));

export const hourRanges = (hours: readonly number[]): [first: number, last: number][] => {
  const ranges: [number, number][] = [];
  for (const hour of hours) {
    const range = ranges.at(-1);
    if (range && range[1] === hour - 1) range[1] = hour;
    else ranges.push([hour, hour]);
  }
  return ranges;
};

interface Gap extends WeekHour {
  booked: number;
  limit: number;
}

/** Bookings of several hours. Includes the worst hour, because a sum hides gaps. */
export interface SlotTotals {
  /** Counts only hours with a limit, so that it is comparable to `limit`. */
  booked: number;
  limit: number;
  /** Bookings in hours without a limit; `null` if there are none. */
  unlimited: number | null;
  /** Hour with the most free places. Bookable hours take precedence over past ones. */
  worst: Gap | null;
}

/** Compares by free places: 4 of 10 in the evening is a larger gap than 1 of 4 at night. */
const isWorse = (one: Gap, other: Gap): boolean => {
  const [gap, otherGap] = [one.limit - one.booked, other.limit - other.booked];
  return gap === otherGap ? one.limit < other.limit : gap > otherGap;
};

const totalsOf = (grid: TimeSlotGrid, hours: readonly WeekHour[], now: number): SlotTotals => {
  const totals: SlotTotals = { booked: 0, limit: 0, unlimited: null, worst: null };
  let isWorstOver = true;
  for (const { day, hour } of hours) {
    for (const slot of grid[day]?.[hour] ?? []) {
      const { isDeliveryActive, isCouriersLimited, couriersLimit: limit, bookedCouriers: booked } = slot;
      if (isDeliveryActive === false || booked === undefined) continue;
      if (isCouriersLimited === false) totals.unlimited = (totals.unlimited ?? 0) + booked;
      if (!isCouriersLimited || limit === undefined) continue;
      totals.booked += booked;
      totals.limit += limit;
      if (booked >= limit) continue;
      const gap = { day, hour, booked, limit };
      const isOver = hasBegun(slot, now) && phaseOf(slot, now) === 'past';
      const isWorst =
        totals.worst === null || (isOver === isWorstOver ? isWorse(gap, totals.worst) : isWorstOver);
      if (!isWorst) continue;
      totals.worst = gap;
      isWorstOver = isOver;
    }
  }
  return totals;
};

export interface WeekTotals {
  days: readonly SlotTotals[];
  hours: readonly SlotTotals[];
}

export const weekTotals = (grid: TimeSlotGrid, now: number): WeekTotals => {
  const allHours = Array.from({ length: hoursInDay }, (_, hour) => hour);
  return {
    days: grid.map((_day, day) =>
      totalsOf(
        grid,
        allHours.map((hour) => ({ day, hour })),
        now,
      ),
    ),
    hours: allHours.map((hour) =>
      totalsOf(
        grid,
        grid.map((_day, day) => ({ day, hour })),
        now,
      ),
    ),
  };
};
