import { z } from 'zod';
import { managed, nullableAmount, nullableText } from './common.ts';

export const feedbackSchema = z.looseObject({
  ...managed,
  orderId: z.string(),
  establishmentId: nullableText,
  establishmentName: nullableText,
  customerId: nullableText,
  customer: z.looseObject({ firstName: nullableText, lastName: nullableText }).nullish(),
  courierId: nullableText,
  courier: z.looseObject({ fullName: nullableText }).nullish(),
  message: nullableText,
  isPublic: z.boolean(),
  rating: nullableAmount,
  courierMessage: nullableText,
  courierRating: nullableAmount,
  arrivedInTime: z.boolean().nullish(),
  deliveryMethod: nullableText,
  orderTotal: nullableAmount,
});
export type Feedback = z.infer<typeof feedbackSchema>;

export const feedbackBodySchema = z.object({ isPublic: z.boolean() });
