import { z } from 'zod';
import { flag, managed, nullableAmount, nullableText } from './common.ts';
import { lenient } from './lenient.ts';

export const feedbackSchema = lenient({
  ...managed,
  orderId: z.string(),
  establishmentId: nullableText,
  establishmentName: nullableText,
  customerId: nullableText,
  customer: z.looseObject({ firstName: nullableText, lastName: nullableText }).nullish(),
  courierId: nullableText,
  courier: z.looseObject({ fullName: nullableText }).nullish(),
  message: nullableText,
  isPublic: flag,
  rating: nullableAmount,
  courierMessage: nullableText,
  courierRating: nullableAmount,
  arrivedInTime: z.boolean().nullish(),
  deliveryMethod: nullableText,
  orderTotal: nullableAmount,
});
export type Feedback = z.infer<typeof feedbackSchema>;

export const feedbackBodySchema = z.object({ isPublic: z.boolean() });
