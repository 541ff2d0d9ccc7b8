import { z } from 'zod';
import { flag, managed, nullableText } from './common.ts';
import { lenient } from './lenient.ts';

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
export type CustomerRequest = z.infer<typeof customerRequestSchema>;

export const customerRequestBodySchema = z.object({
  email: nullableText,
  reason: z.string(),
  message: nullableText,
  images: z.array(z.string()).nullish(),
  isResponded: z.boolean(),
});
