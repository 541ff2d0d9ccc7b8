import { isCanceled, type OrderStatus } from '#shared/rules/wireValues.ts';
import type { Random } from '../base/random.ts';

/** Orders under way, with their age in minutes. */
export const inFlight = [
  { status: 'created', age: 2 },
  { status: 'paid', age: 4 },
  { status: 'accepted', age: 12 },
  { status: 'scheduled_accepted', age: 420 },
  { status: 'scheduled_accepted_next', age: 300 },
  { status: 'ready_to_pick_up', age: 25 },
  { status: 'picked_up', age: 32 },
  { status: 'almost_here', age: 38 },
  { status: 'arrived', age: 44 },
] as const satisfies readonly { status: OrderStatus; age: number }[];

/** Orders under way per city: each status once, but at most a quarter of all orders. */
export const countInFlight = (orders: number): number =>
  Math.min(Math.max(inFlight.length, Math.round(orders * 0.012)), 60, Math.floor(orders / 4));

const cancellations = [
  'canceled_by_customer',
  'canceled_by_establishment',
  'canceled_by_customer_after_acceptance',
  'scheduled_canceled',
  'canceled_by_establishment_after_acceptance',
] as const satisfies readonly OrderStatus[];

/** Takes the cancellation statuses in turn, so that a few orders cover all of them. */
export const createClosedStatus = (
  random: Random,
): ((isUnreliable: boolean, canBeScheduled: boolean) => OrderStatus) => {
  let turn = 0;
  return (isUnreliable, canBeScheduled) => {
    if (isUnreliable && random.chance(0.93)) return 'canceled_by_establishment';
    if (random.chance(0.9)) return 'completed';
    const status = cancellations[turn % cancellations.length] ?? 'canceled_by_customer';
    turn += 1;
    return status === 'scheduled_canceled' && !canBeScheduled ? 'canceled_by_customer' : status;
  };
};

export const isClosed = (status: OrderStatus): boolean => status === 'completed' || isCanceled(status);

const beforeAcceptance: readonly OrderStatus[] = [
  'created',
  'paid',
  'canceled_by_customer',
  'canceled_by_establishment',
];
export const isAccepted = (status: OrderStatus): boolean => !beforeAcceptance.includes(status);

/** Statuses with a courier on the way; never pick-up orders. */
const onTheWay: readonly OrderStatus[] = ['picked_up', 'almost_here', 'arrived'];
export const needsCourier = (status: OrderStatus): boolean => onTheWay.includes(status);

/** Probability that a delivery in this status has a courier. */
export const courierChance = (status: OrderStatus): number => {
  if (status === 'completed' || status === 'ready_to_pick_up' || needsCourier(status)) return 1;
  if (!isAccepted(status) || status === 'scheduled_canceled' || status === 'scheduled_accepted') return 0;
  return 0.5;
};
