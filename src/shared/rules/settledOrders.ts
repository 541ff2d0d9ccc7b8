import { toCents } from './money.ts';
import type { PayeeType } from './payouts.ts';
import { dayInZone, type HalfMonth, parseInstant } from './plainDates.ts';

/** Amounts that an order and its line have in common. */
const sharedAmounts: Readonly<Record<PayeeType, readonly SharedAmount[]>> = {
  establishment: ['itemsSum', 'surcharge', 'discountSum', 'vamvuCommission'],
  courier: ['tips'],
};
export type SharedAmount = 'itemsSum' | 'surcharge' | 'discountSum' | 'vamvuCommission' | 'tips';
type Amounts = { readonly [Name in SharedAmount]?: number | null | undefined };
type Moment = string | null | undefined;

/** An order as it is today. It has no time of completion. */
export interface OrderToday extends Amounts {
  id: string;
  city: string;
  status: string;
  courierId?: string | null | undefined;
  establishmentName?: string | null | undefined;
  courierName?: string | null | undefined;
  createdAt?: Moment;
  paidAt?: Moment;
  acceptedAt?: Moment;
  scheduledFor?: Moment;
  updatedAt?: Moment;
}

export interface SettledLine extends Amounts {
  payeeType: PayeeType;
  listId: string;
  city: string;
  orderId: string;
  status: string;
}

export const orderFindings = ['unpaid', 'edge', 'twice', 'otherAmount', 'otherStatus', 'gone'] as const;
export type OrderFinding = (typeof orderFindings)[number];

export interface FoundOrder {
  finding: OrderFinding;
  payeeType: PayeeType;
  orderId: string;
  city: string;
  /** Pay lists with the order; empty for `unpaid` and `edge`. */
  listIds: readonly string[];
  /** `otherAmount`: the amounts that differ, in cents. */
  amounts: readonly { name: SharedAmount; lineCents: number; orderCents: number }[];
  /** `otherStatus`: of the line and of the order. */
  statuses: readonly string[];
  /** Empty if the order is unknown. */
  payee: string;
}

const hourMs = 3_600_000;
/** A scheduled order may be delivered before its time. */
const earlyMs = 2 * hourMs;
/** Later changes of an order, such as a comment, are no completion. */
const longestMs = 24 * hourMs;

/** Earliest and latest instant at which the order can have been completed; `null` without any time. */
export const completionRange = (order: OrderToday): { from: number; to: number } | null => {
  const times = ({ createdAt, paidAt, acceptedAt }: OrderToday): number[] =>
    [createdAt, paidAt, acceptedAt]
      .map((moment) => parseInstant(moment ?? ''))
      .filter((time) => !Number.isNaN(time));
  const begun = Math.max(...times(order));
  const updated = parseInstant(order.updatedAt ?? '');
  if (!Number.isFinite(begun)) return Number.isNaN(updated) ? null : { from: updated, to: updated };
  const scheduled = parseInstant(order.scheduledFor ?? '');
  const isLater = scheduled - earlyMs > begun;
  const from = isLater ? scheduled - earlyMs : begun;
  const latest = (isLater ? scheduled : begun) + longestMs;
  const to = Number.isNaN(updated) ? latest : Math.min(latest, Math.max(updated, begun));
  return { from: Math.min(from, to), to };
};

/**
 * Whether the order was completed within the half-month, in the country's zone. `edge`: it may be the one
 * before or after.
 */
export const placeInPeriod = (
  order: OrderToday,
  { start, end }: HalfMonth,
  timeZone: string,
): 'within' | 'edge' | 'outside' => {
  const range = completionRange(order);
  if (!range) return 'edge';
  const [first, last] = [dayInZone(new Date(range.from), timeZone), dayInZone(new Date(range.to), timeZone)];
  if (first >= start && last <= end) return 'within';
  return last < start || first > end ? 'outside' : 'edge';
};

const payeeTypesOf = ({ courierId }: OrderToday): PayeeType[] =>
  courierId ? ['establishment', 'courier'] : ['establishment'];

const payeeOf = (payeeType: PayeeType, order: OrderToday): string =>
  (payeeType === 'courier' ? order.courierName : order.establishmentName) ?? '';

interface OrdersToCompare {
  orders: readonly OrderToday[];
  lines: readonly SettledLine[];
  period: HalfMonth;
  timeZone: string;
  /** Cities whose orders were all read. In other cities an order without lines is unknown. */
  isComplete: (city: string) => boolean;
}

const compareLine = (line: SettledLine, order: OrderToday): FoundOrder[] => {
  const { payeeType, orderId, city } = line;
  const shared = {
    ...{ payeeType, orderId, city, listIds: [line.listId] },
    payee: payeeOf(payeeType, order),
  };
  const amounts = sharedAmounts[payeeType].flatMap((name) => {
    // A server may omit an amount in orders.
    if (order[name] === null || order[name] === undefined) return [];
    const [lineCents, orderCents] = [toCents(line[name]), toCents(order[name])];
    return lineCents === orderCents ? [] : [{ name, lineCents, orderCents }];
  });
  const found: FoundOrder[] = [];
  if (line.status !== order.status)
    found.push({
      ...shared,
      finding: 'otherStatus',
      amounts: [],
      statuses: [line.status, order.status],
    });
  if (amounts.length > 0) found.push({ ...shared, finding: 'otherAmount', amounts, statuses: [] });
  return found;
};

const keyOf = (payeeType: PayeeType, orderId: string): string => `${payeeType}\n${orderId}`;

/**
 * Compares orders with the lines that pay them: each completed order must be paid exactly once to its
 * establishment, and to its courier if it has one.
 */
export const compareOrders = ({
  orders,
  lines,
  period,
  timeZone,
  isComplete,
}: OrdersToCompare): FoundOrder[] => {
  const known = new Map(orders.map((order) => [order.id, order]));
  const byOrder = new Map<string, SettledLine[]>();
  for (const line of lines) {
    const key = keyOf(line.payeeType, line.orderId);
    byOrder.set(key, [...(byOrder.get(key) ?? []), line]);
  }
  const ofLines = [...byOrder.values()].flatMap((same): FoundOrder[] => {
    const [line] = same;
    if (!line) return [];
    const order = known.get(line.orderId);
    const listIds = same.map(({ listId }) => listId);
    const { payeeType, orderId, city } = line;
    const plain = { payeeType, orderId, city, listIds, amounts: [], statuses: [] };
    const payee = order ? payeeOf(payeeType, order) : '';
    return [
      ...(same.length > 1 ? [{ ...plain, finding: 'twice' as const, payee }] : []),
      ...(order ? compareLine(line, order) : []),
      ...(!order && isComplete(city) ? [{ ...plain, finding: 'gone' as const, payee }] : []),
    ];
  });
  const unpaid = orders.flatMap((order): FoundOrder[] => {
    if (order.status !== 'completed') return [];
    const place = placeInPeriod(order, period, timeZone);
    if (place === 'outside') return [];
    return payeeTypesOf(order)
      .filter((payeeType) => !byOrder.has(keyOf(payeeType, order.id)))
      .map((payeeType) => ({
        finding: place === 'within' ? 'unpaid' : 'edge',
        ...{ payeeType, orderId: order.id, city: order.city, listIds: [], amounts: [], statuses: [] },
        payee: payeeOf(payeeType, order),
      }));
  });
  return [...ofLines, ...unpaid];
};
