import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { deliveryMethods } from '#shared/domain/orderStatuses.ts';

/** How an order gets to its customer. */
export const deliveryMethodLabels: Record<(typeof deliveryMethods)[number], MessageDescriptor> = {
  delivery: msg`Delivery`,
  pickup: msg`Pickup`,
};
