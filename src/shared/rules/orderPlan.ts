import { parseInstant } from './plainDates.ts';
import type { OrderStatus } from './wireValues.ts';

/** Order fields that determine its expected times. */
export interface PlannedOrder {
  id: string;
  status: string;
  deliveryMethod: string;
  createdAt?: string | null | undefined;
  paidAt?: string | null | undefined;
  acceptedAt?: string | null | undefined;
  scheduledFor?: string | null | undefined;
  /** In minutes, like `deliveryTime`. */
  preparationTime?: number | null | undefined;
  deliveryTime?: number | null | undefined;
  courierId?: string | null | undefined;
}

/**
 * Columns of the order board, from the first step to the last, then accepted orders that are not started yet.
 */
export const boardColumns = ['waiting', 'preparing', 'withoutCourier', 'onTheWay', 'later'] as const;
export type BoardColumn = (typeof boardColumns)[number];

/** Board column by status, for orders under way. */
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

/** Whether an order waits, is being prepared or is being delivered. False for unknown statuses. */
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
/** Maximum of a JavaScript `Date`. */
const lastInstant = 8.64e15;

const instantOf = (text: string | null | undefined): number | null => {
  const instant = parseInstant(text ?? '');
  return Number.isNaN(instant) ? null : instant;
};

export type PlanBasis = 'scheduled' | 'accepted' | 'paid' | 'created';

/** Expected times at the establishment and at the customer, in epoch milliseconds. */
export interface OrderPlan {
  basis: PlanBasis;
  start: number;
  pickUp: number;
  dropOff: number;
  /** Preparation or delivery time is missing, so the times are a lower bound. */
  isPartly: boolean;
}

const isInstant = (at: number): boolean => Math.abs(at) <= lastInstant;

/** Rejects times outside the range of `Date`: the minutes come from the server and may be absurd. */
const possible = (plan: OrderPlan): OrderPlan | null =>
  [plan.start, plan.pickUp, plan.dropOff].every(isInstant) ? plan : null;

/**
 * Computes the expected times: from the scheduled time, else from acceptance (payment, creation) plus
 * preparation and, for deliveries, delivery minutes. `null` if times or minutes are missing or out of range.
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

/** Minutes after which an order counts as delayed or as needing a courier. Users may change them. */
export interface DelayRule {
  /** From the payment until the establishment accepts. */
  acceptance: number;
  /** Before pick-up, by which a courier must be assigned. */
  courier: number;
  /** Before pick-up, from which an order without a courier needs action. */
  search: number;
}

/** Assumptions: the specification defines no limits. */
export const usualDelayRule: DelayRule = { acceptance: 5, courier: 5, search: 20 };

/** Whether an order lacks a courier when it needs one: shortly before pick-up, or once it is ready. */
export const needsCourier = (
  order: PlannedOrder,
  now: number,
  plan = planOf(order),
  rule = usualDelayRule,
): boolean => {
  if (!lacksCourier(order)) return false;
  // Without expected times decide by status: `scheduled_accepted` is not started yet.
  if (!plan || order.status === 'ready_to_pick_up') return order.status !== 'scheduled_accepted';
  return now >= plan.pickUp - rule.search * minuteMs;
};

/** Whether a delivery under way has no courier yet, however much time is left. Unpaid orders need none. */
export const mayNeedCourier = (order: PlannedOrder): boolean =>
  order.deliveryMethod === 'delivery' && !order.courierId && isUnderWay(order) && !isUnpaid(order);

/** Board column of an order; `null` for finished orders and unknown statuses. */
export const columnOf = (
  order: PlannedOrder,
  now: number,
  plan = planOf(order),
  rule = usualDelayRule,
): BoardColumn | null => {
  if (needsCourier(order, now, plan, rule)) return 'withoutCourier';
  const column = columnOfStatus[order.status as UnderWayStatus] ?? null;
  // Only scheduled orders can be "later". Others have been accepted already, even if a slow local clock
  // disagrees.
  const isToCome = plan?.basis === 'scheduled' && now < plan.start;
  return column === 'preparing' && isToCome ? 'later' : column;
};

/** `delayed`: the expected time is in the future, but an earlier step is overdue. */
export type Pressure = 'good' | 'delayed' | 'late';

export interface Timeliness {
  pressure: Pressure;
  /** The overdue step of a delayed order. `payment`: not overdue, because the customer has not paid yet. */
  cause: 'payment' | 'acceptance' | 'courier' | 'pickUp' | null;
  plan: OrderPlan | null;
}

const overdue = (
  order: PlannedOrder,
  plan: OrderPlan | null,
  now: number,
  rule: DelayRule,
): Timeliness['cause'] => {
  const asked = order.status === 'paid' ? (instantOf(order.paidAt) ?? instantOf(order.createdAt)) : null;
  if (asked !== null && now > asked + rule.acceptance * minuteMs) return 'acceptance';
  if (!plan) return null;
  if (lacksCourier(order) && now > plan.pickUp - rule.courier * minuteMs) return 'courier';
  return isAtEstablishment.includes(order.status) && now > plan.pickUp ? 'pickUp' : null;
};

/** Unpaid orders wait for the customer and are never late; many are abandoned. */
export const isUnpaid = ({ status }: Pick<PlannedOrder, 'status'>): boolean => status === 'created';

export const timelinessOf = (order: PlannedOrder, now: number, rule = usualDelayRule): Timeliness => {
  if (isUnpaid(order)) return { pressure: 'good', cause: 'payment', plan: null };
  const plan = planOf(order);
  const cause = overdue(order, plan, now, rule);
  // Lateness is counted and shown in whole minutes.
  const isLate = plan !== null && now >= plan.dropOff + minuteMs;
  return { pressure: isLate ? 'late' : cause ? 'delayed' : 'good', cause, plan };
};

const urgency: Readonly<Record<Pressure, number>> = { late: 0, delayed: 1, good: 2 };

/** Order with its computed timeliness, so that sorting does not recompute it for every comparison. */
export interface TimedOrder<Order extends PlannedOrder> extends Timeliness {
  order: Order;
}

/** Sort order: late, delayed, good; within each by expected time, with unknown times last. */
export const lateFirst = (one: TimedOrder<PlannedOrder>, other: TimedOrder<PlannedOrder>): number =>
  urgency[one.pressure] - urgency[other.pressure] ||
  (one.plan?.dropOff ?? Number.MAX_SAFE_INTEGER) - (other.plan?.dropOff ?? Number.MAX_SAFE_INTEGER) ||
  (one.order.id < other.order.id ? -1 : Number(one.order.id > other.order.id));
