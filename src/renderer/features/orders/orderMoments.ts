import type { Order } from '#shared/api/orders.ts';

export interface OrderMoment {
  kind: 'created' | 'scheduledFor' | 'paid' | 'accepted' | 'lastChange';
  at: string;
}

/**
 * What an order says of its times, in their order: nothing that it does not say. When its status was reached nobody
 * knows, only when the order was changed last.
 */
export const orderMoments = (
  order: Pick<Order, 'createdAt' | 'updatedAt' | 'scheduledFor' | 'paidAt' | 'acceptedAt'>,
): OrderMoment[] => {
  const moments: [OrderMoment['kind'], string | null | undefined][] = [
    ['created', order.createdAt],
    ['paid', order.paidAt],
    ['accepted', order.acceptedAt],
    ['lastChange', order.updatedAt],
    ['scheduledFor', order.scheduledFor],
  ];
  return moments
    .flatMap(([kind, at]) => (at && !Number.isNaN(Date.parse(at)) ? [{ kind, at }] : []))
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
};
