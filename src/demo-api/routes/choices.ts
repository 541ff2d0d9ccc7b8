import type { CourierStatus } from '#shared/api/couriers.ts';
import type { OrderStatus } from '#shared/api/orders.ts';

/** The closed lists of values that the server accepts; their names are checked against the contract's types. */
export const establishmentKinds = ['restaurant', 'shop'] as const;

export const vehicles = ['walker', 'bicycle', 'motor'] as const;

export const courierStatuses = [
  'email_not_verified',
  'email_verified',
  'phone_number_verified',
  'form_filled',
  'request_was_sent',
  'rejected_with_error',
  'rejected',
  'accepted',
  'filled_profile',
  'setup_completed',
  'active',
  'inactive',
  'quit',
  'blocked',
] as const satisfies readonly CourierStatus[];

export const orderStatuses = [
  'created',
  'paid',
  'accepted',
  'scheduled_accepted',
  'scheduled_accepted_next',
  'ready_to_pick_up',
  'picked_up',
  'almost_here',
  'arrived',
  'completed',
  'canceled_by_customer',
  'canceled_by_customer_after_acceptance',
  'scheduled_canceled',
  'canceled_by_establishment',
  'canceled_by_establishment_after_acceptance',
] as const satisfies readonly OrderStatus[];

export const promotionStatuses = ['request_was_sent', 'rejected_with_error', 'rejected', 'accepted'] as const;

export const customerRequestReasons = [
  'payments',
  'application_issue',
  'service_not_performed',
  'general_information',
  'other',
] as const;
