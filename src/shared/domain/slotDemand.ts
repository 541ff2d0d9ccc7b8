import type { TimeSlot } from './slotWeek.ts';
import { hasBegun, phaseOf, type SlotGrid, type WeekHour } from './slotWeek.ts';

type Grid = SlotGrid<TimeSlot>;

/**
 * So many orders an hour one courier can bring. Above the first figure it gets tight, above the second orders are left
 * lying: a courier needs 20 to 30 minutes for one.
 */
export const ordersPerCourier = { tight: 2, short: 3 } as const;

/** How many orders an hour will have, told from the same hour of a week before. */
export interface Demand {
  orders: number;
  /** The plain date that the orders are from. */
  date: string;
}

/** What a week before can say; null stands for a week that is not known yet. */
export interface FormerWeek {
  grid: Grid | null;
  /** The plain dates of its days. */
  dates: readonly string[];
  /** When it was asked for: orders of an hour that was not over then are not all of them. */
  readAt: number;
}

/**
 * The orders of the same hour in the last week in which it is over: of next week's Friday that is last Friday, not the
 * coming one. Null: no such hour is known, or nothing was delivered in it.
 */
const demandOf = (
  { day, hour, half }: WeekHour & { half: number },
  weeks: readonly FormerWeek[],
): Demand | null => {
  for (const { grid, dates, readAt } of weeks) {
    const slots = grid?.[day]?.[hour] ?? [];
    // An hour that the autumn change holds twice has one hour before it.
    const slot = slots[Math.min(half, slots.length - 1)];
    const date = dates[day];
    if (!slot || date === undefined || phaseOf(slot, readAt) !== 'past') continue;
    const { numberOfOrders: orders, isDeliveryActive } = slot;
    return orders === undefined || isDeliveryActive === false ? null : { orders, date };
  }
  return null;
};

/** Whether there are people enough for the orders: that, and not how full an hour is, says whether somebody is needed. */
export type Cover = 'enough' | 'tight' | 'short' | 'unknown';

export interface SlotNeed {
  cover: Cover;
  couriers: number;
  demand: Demand | null;
  /** So many more couriers and it would not be tight. */
  missing: number;
  /** So many couriers can still book; null: any number. */
  places: number | null;
}

const coverOf = (orders: number, couriers: number): Cover => {
  if (orders > couriers * ordersPerCourier.short) return 'short';
  return orders > couriers * ordersPerCourier.tight ? 'tight' : 'enough';
};

/** What an hour needs; null: it has begun, nothing is delivered in it, or it is not said who has booked. */
export const needOf = (slot: TimeSlot, demand: Demand | null, now: number): SlotNeed | null => {
  const { bookedCouriers: couriers, isDeliveryActive, isCouriersLimited, couriersLimit = 0 } = slot;
  if (couriers === undefined || isDeliveryActive === false || hasBegun(slot, now)) return null;
  const places = isCouriersLimited ? Math.max(0, couriersLimit - couriers) : null;
  if (!demand) return { cover: 'unknown', couriers, demand, missing: 0, places };
  const missing = Math.max(0, Math.ceil(demand.orders / ordersPerCourier.tight) - couriers);
  return { cover: coverOf(demand.orders, couriers), couriers, demand, missing, places };
};

export type SlotNeeds = ReadonlyMap<string, SlotNeed>;
export const noNeeds: SlotNeeds = new Map();

/** Which part of the couriers that it takes has booked. */
export const coveredShare = ({ couriers, missing }: SlotNeed): number =>
  missing === 0 ? 1 : couriers / (couriers + missing);

/** The needs of a week's hours, by the ids of their slots. */
export const weekNeeds = (grid: Grid, weeks: readonly FormerWeek[], now: number): SlotNeeds =>
  new Map(
    grid.flatMap((hours, day) =>
      hours.flatMap((slots, hour) =>
        slots.flatMap((slot, half): [string, SlotNeed][] => {
          const need = needOf(slot, demandOf({ day, hour, half }, weeks), now);
          return need ? [[slot.id, need]] : [];
        }),
      ),
    ),
  );

/** The hours in which most couriers are missing, the worst first; of equal ones the one with more orders for each. */
export const shortestHours = (needs: SlotNeeds, count: number): [id: string, need: SlotNeed][] => {
  const load = ({ couriers, demand }: SlotNeed): number => (demand?.orders ?? 0) / Math.max(couriers, 0.5);
  return [...needs]
    .filter(([, { missing }]) => missing > 0)
    .toSorted(([, one], [, other]) => other.missing - one.missing || load(other) - load(one))
    .slice(0, count);
};
