import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { deliveryMethods, OrderStatus } from '#shared/rules/wireValues.ts';
import type { Tone } from '../ui/StatusDot.tsx';

interface StatusAppearance {
  label: MessageDescriptor;
  tone: Tone;
}

export const deliveryMethodLabels: Record<(typeof deliveryMethods)[number], MessageDescriptor> = {
  delivery: msg`Delivery`,
  pickup: msg`Pickup`,
};

/** Unknown methods are shown as the server sent them. */
export const deliveryMethodText = <Method extends string | null | undefined>(
  i18n: I18n,
  method: Method,
): string | Method => {
  const label = deliveryMethodLabels[method as keyof typeof deliveryMethodLabels] as
    | MessageDescriptor
    | undefined;
  return label ? i18n._(label) : method;
};

/** In the order of the process. Grey: not begun; yellow: waiting for a party; teal: in progress. */
export const orderStatusAppearance: Record<OrderStatus, StatusAppearance> = {
  created: { label: msg`Created`, tone: 'neutral' },
  paid: { label: msg`Paid`, tone: 'warning' },
  accepted: { label: msg`Accepted`, tone: 'brand' },
  scheduled_accepted: { label: msg`Scheduled, accepted`, tone: 'brand' },
  scheduled_accepted_next: { label: msg`Scheduled, up next`, tone: 'brand' },
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

const appearanceOf = (status: string): StatusAppearance | null =>
  Object.hasOwn(orderStatusAppearance, status) ? orderStatusAppearance[status as OrderStatus] : null;

/** Unknown statuses are shown as the server sent them. */
export const statusText = (i18n: I18n, status: string): string => {
  const appearance = appearanceOf(status);
  return appearance ? i18n._(appearance.label) : status;
};

/** Colour of a status; `null` for unknown ones. */
export const statusTone = (status: string): Tone | null => appearanceOf(status)?.tone ?? null;

/** Text of the punctuality flag. It refers to the courier, or for pick-up orders to the customer. */
export const arrivalWords = (deliveryMethod: unknown, isInTime: boolean): MessageDescriptor => {
  if (deliveryMethod === 'delivery')
    return isInTime ? msg`The courier arrived on time` : msg`The courier did not arrive on time`;
  return isInTime ? msg`The customer arrived on time` : msg`The customer did not arrive on time`;
};
