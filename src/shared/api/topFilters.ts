import { z } from 'zod';
import { managed, nullableText } from './common.ts';

export const topFilterSchema = z.looseObject({
  ...managed,
  name: z.string(),
  countryHomeCategoryId: z.string(),
  image: nullableText,
  isActive: z.boolean(),
});
export type TopFilter = z.infer<typeof topFilterSchema>;

export const topFilterBodySchema = z.object({
  name: z.string(),
  countryHomeCategoryId: z.string(),
  image: nullableText,
  isActive: z.boolean(),
});
