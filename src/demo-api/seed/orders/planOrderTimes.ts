import type { OrderStatus } from '#shared/rules/wireValues.ts';
import { hour, iso, minute } from '../base/calendar.ts';
import type { Random } from '../base/random.ts';
import { isAccepted, isClosed } from './orderStatusPlan.ts';

export interface OrderTimes {
  scheduledFor: number | null;
  paidAt: number | null;
  acceptedAt: number | null;
  /** Completed or canceled. */
  completedAt: number | null;
}

export interface OrderPace {
  status: OrderStatus;
  created: number;
  /** Current time of the sample data. */
  present: number;
  isScheduled: boolean;
  /** Preparation plus delivery. */
  minutes: number;
}

const second = 1000;
const spread = (random: Random, min: number, max: number): number =>
  Math.floor(min + random.next() * (max - min));

const toTenMinutes = (instant: number): number => Math.ceil(instant / (10 * minute)) * 10 * minute;

/**
 * Orders under way are scheduled for the coming day, closed ones for the same or the next day after creation.
 */
const scheduledTime = ({ status, created, present }: OrderPace, random: Random): number =>
  isClosed(status)
    ? toTenMinutes(created + spread(random, 2 * hour, 18 * hour))
    : toTenMinutes(present + spread(random, 11 * hour, 20 * hour));

const closingTime = (
  { status, minutes }: OrderPace,
  scheduledFor: number | null,
  last: number,
  random: Random,
): number => {
  if (status !== 'completed') return last + spread(random, minute, 9 * minute);
  if (scheduledFor !== null) return scheduledFor + spread(random, -8 * minute, 12 * minute);
  return last + spread(random, (minutes - 4) * minute, (minutes + 12) * minute);
};

/** Times in ascending order: created, paid, accepted, closed. */
export const planOrderTimes = (pace: OrderPace, random: Random): OrderTimes => {
  const { status, created } = pace;
  const isPaid = status !== 'created' && (status !== 'canceled_by_customer' || random.chance(0.7));
  const paidAt = isPaid ? created + spread(random, 10 * second, 90 * second) : null;
  const accepted = (paidAt ?? created) + spread(random, 20 * second, 4 * minute);
  const acceptedAt = isAccepted(status) ? accepted : null;
  const scheduledFor = pace.isScheduled ? scheduledTime(pace, random) : null;
  const last = acceptedAt ?? paidAt ?? created;
  const completedAt = isClosed(status) ? closingTime(pace, scheduledFor, last, random) : null;
  return { scheduledFor, paidAt, acceptedAt, completedAt };
};

export const isoOrNull = (instant: number | null): string | null => (instant === null ? null : iso(instant));
