import { z } from 'zod';
import { idSchema } from './common.ts';

export const timeSlotSchema = z.looseObject({
  id: z.string(),
  /** An instant; the grid shows it in the country's time zone. */
  startTime: z.string(),
  isDeliveryActive: z.boolean(),
  isHighDemand: z.boolean(),
  isCouriersLimited: z.boolean(),
  couriersLimit: z.number(),
  bookedCouriers: z.number(),
  maxQueue: z.number(),
  minFreeCouriers: z.number(),
  numberOfOrders: z.number(),
  costMultiplier: z.number(),
});
export type TimeSlot = z.infer<typeof timeSlotSchema>;

/** What staff may set; the counters belong to the server. */
export const timeSlotBodySchema = z.strictObject({
  isDeliveryActive: z.boolean().optional(),
  isHighDemand: z.boolean().optional(),
  isCouriersLimited: z.boolean().optional(),
  couriersLimit: z.int().min(0).optional(),
  minFreeCouriers: z.int().min(0).optional(),
  costMultiplier: z.number().min(1).optional(),
});

export const timeSlotBatchBodySchema = z.strictObject({
  slot: timeSlotBodySchema,
  ids: z.array(idSchema).min(1).max(175),
});
