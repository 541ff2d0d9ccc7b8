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
  /** Number of orders. */
  orders: nullableAmount,
  /** Sum of the orders, in major units. */
  total: nullableAmount,
  isActive: flag,
});
export type Customer = z.infer<typeof customerSchema>;

export const customerBodySchema = z.object({
  firstName: nullableText,
  lastName: nullableText,
  email: z.string(),
  phoneNumber: nullableText,
  isActive: z.boolean(),
});
