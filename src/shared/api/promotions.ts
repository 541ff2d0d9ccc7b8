import { z } from 'zod';
import { flag, managed, namedReferenceSchema, nullableText } from './common.ts';
import { lenient } from './lenient.ts';

export const promotionStatuses = ['request_was_sent', 'rejected_with_error', 'rejected', 'accepted'] as const;

export const promotionSchema = lenient({
  ...managed,
  name: z.string(),
  establishmentId: nullableText,
  /** Name of the establishment, as the list gives it; some servers give the establishment itself. */
  establishment: z.union([z.string(), namedReferenceSchema.transform(({ name }) => name)]).nullish(),
  establishmentName: nullableText,
  image: nullableText,
  startDate: nullableText,
  endDate: nullableText,
  isPublic: flag,
  isActive: flag,
  status: z.string(),
  errorMessage: nullableText,
});
export type Promotion = z.infer<typeof promotionSchema>;

export const promotionBodySchema = z.object({
  name: z.string(),
  establishmentId: nullableText,
  image: nullableText,
  startDate: nullableText,
  endDate: nullableText,
  isPublic: z.boolean(),
  isActive: z.boolean(),
  status: z.string(),
  errorMessage: nullableText,
});
