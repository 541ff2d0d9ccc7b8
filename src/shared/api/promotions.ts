import { z } from 'zod';
import { managed, nullableText } from './common.ts';

export const promotionStatuses = ['request_was_sent', 'rejected_with_error', 'rejected', 'accepted'] as const;

export const promotionSchema = z.looseObject({
  ...managed,
  name: z.string(),
  establishmentId: nullableText,
  /** Name of the establishment, as the list gives it. */
  establishment: nullableText,
  establishmentName: nullableText,
  image: nullableText,
  startDate: nullableText,
  endDate: nullableText,
  isPublic: z.boolean(),
  isActive: z.boolean(),
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
