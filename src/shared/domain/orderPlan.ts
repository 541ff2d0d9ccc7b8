import { parseInstant } from './plainDates.ts';
import type { OrderStatus } from './wireValues.ts';

/** What of an order says when it should be where. */
export interface PlannedOrder {
  id: string;
  status: string;
  deliveryMethod: string;
  createdAt?: string | null | undefined;
  paidAt?: string | null | undefined;
  acceptedAt?: string | null | undefined;
  scheduledFor?: string | null | undefined;
  /** Minutes. */
  preparationTime?: number | null | undefined;
  deliveryTime?: number | null | undefined;
  courierId?: string | null | undefined;
}

/** The columns of the board, from the first step to the last, then what is accepted and not yet begun. */
export const boardColumns = ['waiting', 'preparing', 'withoutCourier', 'onTheWay', 'later'] as const;
export type BoardColumn = (typeof boardColumns)[number];

/** The statuses of an order that is under way, with where it stands then. */
const columnOfStatus = {
  created: 'waiting',
  paid: 'waiting',
  accepted: 'preparing',
  scheduled_accepted: 'preparing',
  scheduled_accepted_next: 'preparing',
  ready_to_pick_up: 'onTheWay',
  picked_up: 'onTheWay',
  almost_here: 'onTheWay',
  arrived: 'onTheWay',
} as const satisfies Partial<Record<OrderStatus, BoardColumn>>;

export type UnderWayStatus = keyof typeof columnOfStatus;
export const underWayStatuses = Object.keys(columnOfStatus) as readonly UnderWayStatus[];

/** Whether an order waits, is prepared or is on its way; a status that the board does not know is none of these. */
export const isUnderWay = ({ status }: Pick<PlannedOrder, 'status'>): boolean => status in columnOfStatus;

const isAtEstablishment: readonly string[] = [
  'accepted',
  'scheduled_accepted',
  'scheduled_accepted_next',
  'ready_to_pick_up',
];

const lacksCourier = ({ status, deliveryMethod, courierId }: PlannedOrder): boolean =>
  deliveryMethod === 'delivery' && !courierId && isAtEstablishment.includes(status);

const minuteMs = 60_000;
/** The furthest instant that JavaScript has a date for. */
const lastInstant = 8.64e15;

const instantOf = (text: string | null | undefined): number | null => {
  const instant = parseInstant(text ?? '');
  return Number.isNaN(instant) ? null : instant;
};

/** What an expected time is counted from. */
export type PlanBasis = 'scheduled' | 'accepted' | 'paid' | 'created';

/** When an order should leave the establishment and be with its customer, in milliseconds. */
export interface OrderPlan {
  basis: PlanBasis;
  start: number;
  pickUp: number;
  dropOff: number;
  /** The order does not say how long a part of it takes: it will be later than that. */
  isPartly: boolean;
}

const isInstant = (at: number): boolean => Math.abs(at) <= lastInstant;

/** Null where a time of it is none: minutes come from the server, and no date is that far away. */
const possible = (plan: OrderPlan): OrderPlan | null =>
  [plan.start, plan.pickUp, plan.dropOff].every(isInstant) ? plan : null;

/**
 * The chosen time of a scheduled order; else acceptance (payment, creation) with the minutes of preparation and, where it
 * is brought, of delivery. Null where the order says no time or no minutes, or impossible ones.
 */
export const planOf = (order: PlannedOrder): OrderPlan | null => {
  const preparation = order.preparationTime ?? null;
  const delivery = order.deliveryMethod === 'delivery' ? (order.deliveryTime ?? null) : 0;
  const preparationMs = (preparation ?? 0) * minuteMs;
  const deliveryMs = (delivery ?? 0) * minuteMs;
  const scheduled = instantOf(order.scheduledFor);
  if (scheduled !== null) {
    const pickUp = scheduled - deliveryMs;
    return possible({
      basis: 'scheduled',
      start: pickUp - preparationMs,
      pickUp,
      dropOff: scheduled,
      isPartly: false,
    });
  }
  const known = (['accepted', 'paid', 'created'] as const).map(
    (basis) => [basis, instantOf(order[`${basis}At`])] as const,
  );
  const [basis, start] = known.find(([, at]) => at !== null) ?? [];
  if (basis === undefined || start === undefined || start === null) return null;
  if (preparation === null && !delivery) return null;
  const pickUp = start + preparationMs;
  const isPartly = preparation === null || delivery === null;
  return possible({ basis, start, pickUp, dropOff: pickUp + deliveryMs, isPartly });
};

/** How long before pick-up an order without a courier calls for action. */
const courierSearchMs = 20 * minuteMs;

/** Whether an order has no courier at a time when it needs one: shortly before pick-up, or once it is ready. */
export const needsCourier = (order: PlannedOrder, now: number, plan = planOf(order)): boolean => {
  if (!lacksCourier(order)) return false;
  // Without an expected time only the status tells: what is accepted for later is not begun.
  if (!plan || order.status === 'ready_to_pick_up') return order.status !== 'scheduled_accepted';
  return now >= plan.pickUp - courierSearchMs;
};

/** Where an order stands on the board now; null once it is over, and in a status that the board does not know. */
export const columnOf = (order: PlannedOrder, now: number, plan = planOf(order)): BoardColumn | null => {
  if (needsCourier(order, now, plan)) return 'withoutCourier';
  const column = columnOfStatus[order.status as UnderWayStatus] ?? null;
  // What is counted from an acceptance has begun, whatever a clock that is slow makes of it.
  const isToCome = plan?.basis === 'scheduled' && now < plan.start;
  return column === 'preparing' && isToCome ? 'later' : column;
};

/** `delayed`: its expected time is still to come, but something that had to be done before it was not. */
export type Pressure = 'good' | 'delayed' | 'late';

export interface Standing {
  pressure: Pressure;
  /** What is overdue of an order that is delayed; `payment`: nothing is, because the customer has not paid yet. */
  cause: 'payment' | 'acceptance' | 'courier' | 'pickUp' | null;
  plan: OrderPlan | null;
}

/** No document says how long an establishment may think it over. */
const acceptanceMs = 5 * minuteMs;
/** How long before an order is ready a courier has to be known. */
const courierLeadMs = 5 * minuteMs;

const overdue = (order: PlannedOrder, plan: OrderPlan | null, now: number): Standing['cause'] => {
  const asked = order.status === 'paid' ? (instantOf(order.paidAt) ?? instantOf(order.createdAt)) : null;
  if (asked !== null && now > asked + acceptanceMs) return 'acceptance';
  if (!plan) return null;
  if (lacksCourier(order) && now > plan.pickUp - courierLeadMs) return 'courier';
  return isAtEstablishment.includes(order.status) && now > plan.pickUp ? 'pickUp' : null;
};

/** Nobody prepares an order before it is paid, and many never are: it waits for its customer, and is not late. */
export const isUnpaid = ({ status }: Pick<PlannedOrder, 'status'>): boolean => status === 'created';

/** Whether an order under way is as it should be. */
export const standingOf = (order: PlannedOrder, now: number): Standing => {
  if (isUnpaid(order)) return { pressure: 'good', cause: 'payment', plan: null };
  const plan = planOf(order);
  const cause = overdue(order, plan, now);
  const isLate = plan !== null && now > plan.dropOff;
  return { pressure: isLate ? 'late' : cause ? 'delayed' : 'good', cause, plan };
};

const urgency: Readonly<Record<Pressure, number>> = { late: 0, delayed: 1, good: 2 };

/** An order with how it stands, which is worked out once and not at every comparison. */
export interface Stood<Order extends PlannedOrder> extends Standing {
  order: Order;
}

/** The late first, then the delayed, each by when they are expected; those without an expected time come last of theirs. */
export const lateFirst = (one: Stood<PlannedOrder>, other: Stood<PlannedOrder>): number =>
  urgency[one.pressure] - urgency[other.pressure] ||
  (one.plan?.dropOff ?? Number.MAX_SAFE_INTEGER) - (other.plan?.dropOff ?? Number.MAX_SAFE_INTEGER) ||
  (one.order.id < other.order.id ? -1 : Number(one.order.id > other.order.id));
