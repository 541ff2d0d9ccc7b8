import { z } from 'zod';
import { flag, managed, nullableAmount, nullableText } from './common.ts';
import { lenient } from './lenient.ts';

export const customerSchema = lenient({
  ...managed,
  firstName: nullableText,
  lastName: nullableText,
  fullName: nullableText,
  email: nullableText,
  phoneNumber: nullableText,
  orders: nullableAmount,
  /** Sum of the orders, in major units. */
  total: nullableAmount,
  isActive: flag,
});

export const customerBodySchema = z.object({
  firstName: nullableText,
  lastName: nullableText,
  email: z.string(),
  phoneNumber: nullableText,
  isActive: z.boolean(),
});

export const customerRequestSchema = lenient({
  ...managed,
  customerName: nullableText,
  email: nullableText,
  phoneNumber: nullableText,
  reason: z.string(),
  message: nullableText,
  images: z.array(z.string()).nullish(),
  isResponded: flag,
});

export const customerRequestBodySchema = z.object({
  email: nullableText,
  reason: z.string(),
  message: nullableText,
  images: z.array(z.string()).nullish(),
  isResponded: z.boolean(),
});

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

export const feedbackBodySchema = z.object({ isPublic: z.boolean() });
