import { z } from 'zod';
import { managed, nullableAmount, nullableText } from './common.ts';

export const customerSchema = z.looseObject({
  ...managed,
  firstName: nullableText,
  lastName: nullableText,
  fullName: nullableText,
  email: nullableText,
  phoneNumber: nullableText,
  /** Number of orders. */
  orders: nullableAmount,
  /** Sum of the orders, in major units. */
  total: nullableAmount,
  isActive: z.boolean(),
});
export type Customer = z.infer<typeof customerSchema>;

export const customerBodySchema = z.object({
  firstName: nullableText,
  lastName: nullableText,
  email: z.string(),
  phoneNumber: nullableText,
  isActive: z.boolean(),
});
