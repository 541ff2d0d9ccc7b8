import type { OrderStatus } from './wireValues.ts';

interface OrderState {
  status: string;
  deliveryMethod: string;
  isScheduled?: boolean | null | undefined;
  /** `null`: no courier assigned. */
  courierId?: string | null | undefined;
}

/**
 * The usual next status. A suggestion: the specification defines no transitions, and staff may set any
 * status.
 */
export const nextStatus = (order: OrderState): OrderStatus | null => {
  const { status, deliveryMethod, isScheduled, courierId } = order;
  switch (status) {
    case 'created':
      return 'paid';
    case 'paid':
      return isScheduled ? 'scheduled_accepted' : 'accepted';
    case 'scheduled_accepted':
      return 'scheduled_accepted_next';
    case 'accepted':
    case 'scheduled_accepted_next':
      return 'ready_to_pick_up';
    case 'ready_to_pick_up':
      if (deliveryMethod !== 'delivery') return 'completed';
      // Pick-up requires an assigned courier.
      return courierId === null || courierId === '' ? null : 'picked_up';
    case 'picked_up':
      return 'almost_here';
    case 'almost_here':
      return 'arrived';
    case 'arrived':
      return 'completed';
    default:
      return null;
  }
};

/** Statuses that cancel an order in this state; empty for finished orders. */
export const cancelStatuses = ({ status }: Pick<OrderState, 'status'>): readonly OrderStatus[] => {
  switch (status) {
    case 'created':
      return ['canceled_by_customer', 'canceled_by_establishment'];
    case 'paid':
      return ['canceled_by_establishment', 'canceled_by_customer'];
    case 'scheduled_accepted':
    case 'scheduled_accepted_next':
      return [
        'scheduled_canceled',
        'canceled_by_establishment_after_acceptance',
        'canceled_by_customer_after_acceptance',
      ];
    case 'accepted':
    case 'ready_to_pick_up':
    case 'picked_up':
    case 'almost_here':
    case 'arrived':
      return ['canceled_by_customer_after_acceptance', 'canceled_by_establishment_after_acceptance'];
    default:
      return [];
  }
};
