import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { deliveryMethods, OrderStatus } from '#shared/domain/wireValues.ts';
import type { Tone } from '../ui/StatusDot.tsx';

interface StatusLook {
  label: MessageDescriptor;
  tone: Tone;
}

/** How an order gets to its customer. */
export const deliveryMethodLabels: Record<(typeof deliveryMethods)[number], MessageDescriptor> = {
  delivery: msg`Delivery`,
  pickup: msg`Pickup`,
};

/** A way in words; one that nobody knows as it came. */
export const deliveryMethodText = <Method extends string | null | undefined>(
  i18n: I18n,
  method: Method,
): string | Method => {
  const label = deliveryMethodLabels[method as keyof typeof deliveryMethodLabels] as
    | MessageDescriptor
    | undefined;
  return label ? i18n._(label) : method;
};

/** From the first to the last: grey is not begun, yellow waits for somebody, teal is under way. */
export const orderStatusLooks: Record<OrderStatus, StatusLook> = {
  created: { label: msg`Created`, tone: 'neutral' },
  paid: { label: msg`Paid`, tone: 'warning' },
  accepted: { label: msg`Accepted`, tone: 'brand' },
  scheduled_accepted: { label: msg`Scheduled, accepted`, tone: 'brand' },
  scheduled_accepted_next: { label: msg`Scheduled, accepted, next`, tone: 'brand' },
  ready_to_pick_up: { label: msg`Ready to pick up`, tone: 'brand' },
  picked_up: { label: msg`Picked up`, tone: 'brand' },
  almost_here: { label: msg`Almost here`, tone: 'brand' },
  arrived: { label: msg`Arrived`, tone: 'brand' },
  completed: { label: msg`Completed`, tone: 'success' },
  canceled_by_customer: { label: msg`Canceled by customer`, tone: 'danger' },
  canceled_by_customer_after_acceptance: {
    label: msg`Canceled by customer after acceptance`,
    tone: 'danger',
  },
  scheduled_canceled: { label: msg`Scheduled, canceled`, tone: 'danger' },
  canceled_by_establishment: { label: msg`Canceled by establishment`, tone: 'danger' },
  canceled_by_establishment_after_acceptance: {
    label: msg`Canceled by establishment after acceptance`,
    tone: 'danger',
  },
};

const lookOf = (status: string): StatusLook | null =>
  Object.hasOwn(orderStatusLooks, status) ? orderStatusLooks[status as OrderStatus] : null;

/** A status in words; one that nobody knows as it came. */
export const statusText = (i18n: I18n, status: string): string => {
  const look = lookOf(status);
  return look ? i18n._(look.label) : status;
};

/** The colour of a status; null where nobody knows it. */
export const statusTone = (status: string): Tone | null => lookOf(status)?.tone ?? null;

/** Whether whoever was waited for came in time: the courier, or the customer who fetches the order. */
export const arrivalWords = (deliveryMethod: unknown, isInTime: boolean): MessageDescriptor => {
  if (deliveryMethod === 'delivery')
    return isInTime ? msg`The courier arrived in time` : msg`The courier did not arrive in time`;
  return isInTime ? msg`The customer arrived in time` : msg`The customer did not arrive in time`;
};
