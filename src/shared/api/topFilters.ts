import { z } from 'zod';
import { flag, managed, nullableText } from './common.ts';
import { lenient } from './lenient.ts';

export const topFilterSchema = lenient({
  ...managed,
  name: z.string(),
  countryHomeCategoryId: z.string(),
  image: nullableText,
  isActive: flag,
});
export type TopFilter = z.infer<typeof topFilterSchema>;

export const topFilterBodySchema = z.object({
  name: z.string(),
  countryHomeCategoryId: z.string(),
  image: nullableText,
  isActive: z.boolean(),
});
