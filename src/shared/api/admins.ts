import { z } from 'zod';
import { flag, managed, nullableText } from './common.ts';
import { lenient } from './lenient.ts';

export const adminSchema = lenient({
  ...managed,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: nullableText,
  country: z.string(),
  role: z.string(),
  isActive: flag,
});
export type Admin = z.infer<typeof adminSchema>;

export const adminBodySchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: nullableText,
  country: z.string(),
  role: z.string(),
  isActive: z.boolean(),
});
