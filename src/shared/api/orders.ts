import { z } from 'zod';
import { managed, nullableAmount, nullableMinutes, nullableText } from './common.ts';
import { lenient } from './lenient.ts';

const line = { id: z.string(), name: z.string(), quantity: nullableAmount, price: nullableAmount };
const orderItemSchema = z.looseObject({
  ...line,
  /** Percent. */
  discount: nullableAmount,
  options: z.array(z.looseObject(line)).nullish(),
});

const orderFeedbackSchema = z.looseObject({
  id: z.string(),
  message: nullableText,
  rating: nullableAmount,
  courierMessage: nullableText,
  courierRating: nullableAmount,
  isPublic: z.boolean().nullish(),
  arrivedInTime: z.boolean().nullish(),
});

export const orderSchema = lenient({
  ...managed,
  orderId: nullableText,
  items: z.array(orderItemSchema).nullish(),
  itemsSum: nullableAmount,
  discountSum: nullableAmount,
  deliveryCost: nullableAmount,
  tips: nullableAmount,
  surcharge: nullableAmount,
  orderTotal: nullableAmount,
  vamvuCommission: nullableAmount,
  totalRefund: nullableAmount,
  status: z.string(),
  deliveryMethod: z.string(),
  establishmentOrderMinimum: nullableAmount,
  vamvuOrderMinimum: nullableAmount,
  establishmentAddress: nullableText,
  customerAddress: nullableText,
  distance: nullableAmount,
  secureCode: nullableText,
  establishmentId: nullableText,
  establishmentName: nullableText,
  customer: z.looseObject({ firstName: nullableText, lastName: nullableText }).nullish(),
  customerId: nullableText,
  courier: z.looseObject({ fullName: nullableText }).nullish(),
  courierId: nullableText,
  paidAt: nullableText,
  acceptedAt: nullableText,
  isScheduled: z.boolean().nullish(),
  scheduledFor: nullableText,
  allergensComment: nullableText,
  cancellationReason: nullableText,
  deliveryTime: nullableMinutes,
  preparationTime: nullableMinutes,
  feedback: orderFeedbackSchema.nullish(),
});
export type Order = z.infer<typeof orderSchema>;

/** The only fields of an order that staff may change. */
export const orderBodySchema = z.object({
  status: z.string(),
  cancellationReason: nullableText,
  preparationTime: nullableMinutes,
  deliveryTime: nullableMinutes,
});
