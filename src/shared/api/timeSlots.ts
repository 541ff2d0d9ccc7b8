import { z } from 'zod';
import type { TimeSlot } from '../rules/slotWeek.ts';
import { amount, flag, idSchema } from './common.ts';
import { lenient } from './lenient.ts';

export const timeSlotSchema = lenient({
  id: z.string(),
  startTime: z.string(),
  isDeliveryActive: flag,
  isHighDemand: flag,
  isCouriersLimited: flag,
  couriersLimit: amount,
  bookedCouriers: amount,
  maxQueue: amount,
  minFreeCouriers: amount,
  numberOfOrders: amount,
  costMultiplier: amount,
}) satisfies z.ZodType<TimeSlot>;

/** Fields that staff may set; the server owns the counters. */
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
