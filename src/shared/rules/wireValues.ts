/* API values of fields. Without schemas, so that screens can import them without the validation library. */

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
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/**
 * Matches a part of the word, so that new canceled statuses of the server count. Only canceled orders show a
 * refund total.
 */
export const isCanceled = (status: string): boolean => status.includes('canceled');

/** Whether the status is final. Unknown statuses may still be under way. */
export const isOver = (status: string): boolean => status === 'completed' || isCanceled(status);

export const deliveryMethods = ['delivery', 'pickup'] as const;

export const customerRequestReasons = [
  'payments',
  'application_issue',
  'service_not_performed',
  'general_information',
  'other',
] as const;

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
