import type { TimeSlot } from './slotWeek.ts';
import { hasBegun, phaseOf, type SlotGrid, type WeekHour } from './slotWeek.ts';

type TimeSlotGrid = SlotGrid<TimeSlot>;

/**
 * Orders per hour that one courier can deliver: above `tight` it gets tight, above `short` orders remain
 * undelivered. A delivery takes 20 to 30 minutes.
 */
export const ordersPerCourier = { tight: 2, short: 3 } as const;

/** Expected orders of an hour, taken from the same hour of an earlier week. */
export interface Demand {
  orders: number;
  /** Plain date of the earlier hour. */
  date: string;
}

/** Earlier week to learn from. A grid of `null` is not loaded yet. */
export interface FormerWeek {
  grid: TimeSlotGrid | null;
  dates: readonly string[];
  /** Time of the query. Hours that were not over by then have incomplete order counts. */
  readAt: number;
}

/**
 * Orders of the same hour in the latest week in which it is over. For next week's Friday that is last Friday,
 * not the coming one. `null`: no such hour is known, or it had no deliveries.
 */
const demandOf = (
  { day, hour, half }: WeekHour & { half: number },
  weeks: readonly FormerWeek[],
): Demand | null => {
  for (const { grid, dates, readAt } of weeks) {
    const slots = grid?.[day]?.[hour] ?? [];
    // The autumn clock change has two slots in one hour; earlier weeks have one.
    const slot = slots[Math.min(half, slots.length - 1)];
    const date = dates[day];
    if (!slot || date === undefined || phaseOf(slot, readAt) !== 'past') continue;
    const { numberOfOrders: orders, isDeliveryActive } = slot;
    return orders === undefined || isDeliveryActive === false ? null : { orders, date };
  }
  return null;
};

/**
 * Whether the couriers suffice for the expected orders. This, not the share of booked places, decides whether
 * more are needed.
 */
export type Cover = 'enough' | 'tight' | 'short' | 'unknown';

export interface SlotNeed {
  cover: Cover;
  couriers: number;
  demand: Demand | null;
  /** Couriers to add until the hour is no longer tight. */
  missing: number;
  /** Places left for booking; `null`: unlimited. */
  places: number | null;
}

const coverOf = (orders: number, couriers: number): Cover => {
  if (orders > couriers * ordersPerCourier.short) return 'short';
  return orders > couriers * ordersPerCourier.tight ? 'tight' : 'enough';
};

/** Needs of an hour; `null` if it has begun, has no delivery, or its bookings are unknown. */
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

export const coveredShare = ({ couriers, missing }: SlotNeed): number =>
  missing === 0 ? 1 : couriers / (couriers + missing);

export const weekNeeds = (grid: TimeSlotGrid, weeks: readonly FormerWeek[], now: number): SlotNeeds =>
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

/** Hours that lack the most couriers, worst first; ties by orders per courier. */
export const shortestHours = (needs: SlotNeeds, count: number): [id: string, need: SlotNeed][] => {
  const load = ({ couriers, demand }: SlotNeed): number => (demand?.orders ?? 0) / Math.max(couriers, 0.5);
  return [...needs]
    .filter(([, { missing }]) => missing > 0)
    .toSorted(([, one], [, other]) => other.missing - one.missing || load(other) - load(one))
    .slice(0, count);
};
