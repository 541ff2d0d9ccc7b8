import { columnOf, type DelayRule, type PlannedOrder, planOf, usualDelayRule } from './orderPlan.ts';

/** Days without an order after which an active courier counts as idle. */
export const idleDays = 14;

/** Orders of the last days of a city, reduced to the couriers who delivered them. */
export interface OrderActivity {
  readAt: string;
  /** Start of the read days; later if there were too many orders. */
  since: string;
  orders: number;
  total: number;
  /** False: only the newest orders could be read, so a courier without one may have had an older one. */
  isComplete: boolean;
  /** Creation time of the latest order, by courier. */
  lastOrders: Readonly<Record<string, string>>;
  /** Number of orders of an establishment that a courier delivered. */
  deliveries: readonly (readonly [establishmentId: string, courierId: string, orders: number])[];
}

/** Latest orders by courier, of some days. */
export type LastOrders = Pick<OrderActivity, 'isComplete' | 'lastOrders'>;

interface CityCourier {
  id: string;
  geoZoneId?: string | null | undefined;
  rating?: number | null | undefined;
}

interface CourierOrder extends PlannedOrder {
  establishmentId?: string | null | undefined;
}

/** `idle`: no order under way and none in the last days. */
export const duties = ['free', 'busy', 'idle'] as const;
export type Duty = (typeof duties)[number];

export interface CourierDuty<Courier, Order> {
  courier: Courier;
  duty: Duty;
  isOfZone: boolean;
  /** Orders under way, the next drop-off first. */
  orders: readonly Order[];
  /** Planned end of the last of them; `null`: unknown or none. */
  until: number | null;
  /** Planned pick-up of the next scheduled order that has not begun. */
  next: number | null;
  /** Creation time of the latest order; empty: none today, `null`: unknown. */
  lastOrder: string | null;
}

const noTime = Number.MAX_SAFE_INTEGER;
const dropOffOf = (order: PlannedOrder): number => planOf(order)?.dropOff ?? noTime;
const leastOf = (times: readonly number[]): number | null => {
  const known = times.filter((time) => time < noTime);
  return known.length === 0 ? null : Math.min(...known);
};

interface DutyQuery<Courier, Order> {
  couriers: readonly Courier[];
  /** Orders under way of the same city. */
  orders: readonly Order[];
  /** `null`: not read, so that no courier is called idle. */
  activity: LastOrders | null;
  /** Orders created today; the activity may have been read hours ago. */
  today?: LastOrders | null;
  zone: string | null;
  now: number;
  rule?: DelayRule;
}

/**
 * Couriers of a city by their work now: those of the zone first, then the free ones, with an order today and the
 * best rated first, and the busy ones that are free soonest. Scheduled orders of later hours keep a courier free.
 */
export const dutiesOf = <Courier extends CityCourier, Order extends CourierOrder>(
  query: DutyQuery<Courier, Order>,
): CourierDuty<Courier, Order>[] => {
  const { couriers, orders, activity, today = null, zone, now, rule = usualDelayRule } = query;
  const ordersOf = Map.groupBy(orders, ({ courierId }) => courierId ?? '');
  const isOfToday = (id: string): boolean => today !== null && Object.hasOwn(today.lastOrders, id);
  const lastOrderOf = (id: string): string | null =>
    today?.lastOrders[id] ?? (today?.isComplete === true ? (activity?.lastOrders[id] ?? '') : null);
  const dutyOf = (courier: Courier): CourierDuty<Courier, Order> => {
    const own = ordersOf.get(courier.id) ?? [];
    const isLater = (order: Order): boolean => columnOf(order, now, planOf(order), rule) === 'later';
    const current = own.filter((order) => !isLater(order)).toSorted((a, b) => dropOffOf(a) - dropOffOf(b));
    const ends = current.map(dropOffOf);
    const isIdle =
      own.length === 0 &&
      activity?.isComplete === true &&
      !Object.hasOwn(activity.lastOrders, courier.id) &&
      !isOfToday(courier.id);
    return {
      courier,
      duty: current.length > 0 ? 'busy' : isIdle ? 'idle' : 'free',
      isOfZone: zone !== null && courier.geoZoneId === zone,
      orders: current,
      until: ends.length === 0 || ends.includes(noTime) ? null : Math.max(...ends),
      next: leastOf(own.filter(isLater).map((order) => planOf(order)?.pickUp ?? noTime)),
      lastOrder: lastOrderOf(courier.id),
    };
  };
  return couriers
    .map(dutyOf)
    .toSorted(
      (one, other) =>
        Number(other.isOfZone) - Number(one.isOfZone) ||
        duties.indexOf(one.duty) - duties.indexOf(other.duty) ||
        (one.duty === 'busy' ? (one.until ?? noTime) - (other.until ?? noTime) : 0) ||
        Number(isOfToday(other.courier.id)) - Number(isOfToday(one.courier.id)) ||
        (other.courier.rating ?? 0) - (one.courier.rating ?? 0),
    );
};

/**
 * Zone of each establishment: that of the couriers who delivered most of its orders. Orders and establishments
 * have no zone of their own in the API.
 */
export const zonesOfEstablishments = (
  deliveries: OrderActivity['deliveries'],
  couriers: readonly CityCourier[],
): ReadonlyMap<string, string> => {
  const zoneOf = new Map(couriers.map(({ id, geoZoneId }) => [id, geoZoneId]));
  const votes = new Map<string, Map<string, number>>();
  for (const [establishment, courier, count] of deliveries) {
    const zone = zoneOf.get(courier);
    if (!zone) continue;
    const counted = votes.get(establishment) ?? new Map<string, number>();
    votes.set(establishment, counted.set(zone, (counted.get(zone) ?? 0) + count));
  }
  const most = (counted: ReadonlyMap<string, number>): string =>
    [...counted].toSorted(
      ([zone, count], [other, more]) => more - count || (zone < other ? -1 : 1),
    )[0]?.[0] ?? '';
  return new Map([...votes].map(([establishment, counted]) => [establishment, most(counted)]));
};

/** Filters of the order board. `null`: not set. */
export interface BoardFilter {
  isWithoutCourier: boolean;
  /** Minutes since the last change. */
  unchanged: number | null;
  zone: string | null;
}

export const unchangedMinutes = [10, 20, 30] as const;

const minuteMs = 60_000;

interface FilteredOrder extends CourierOrder {
  updatedAt?: string | null | undefined;
}

/** Whether an order passes the filters. The zone is that of its courier, else that of its establishment. */
export const passesFilter = (
  order: FilteredOrder,
  { isWithoutCourier, unchanged, zone }: BoardFilter,
  now: number,
  zoneOf: (order: FilteredOrder) => string | null,
): boolean => {
  if (isWithoutCourier && (order.courierId || order.deliveryMethod !== 'delivery')) return false;
  // A time that cannot be read is treated as old: a stuck order must not disappear.
  if (unchanged !== null && now - Date.parse(order.updatedAt ?? '') < unchanged * minuteMs) return false;
  return zone === null || zoneOf(order) === zone;
};
