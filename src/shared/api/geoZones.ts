import { z } from 'zod';
import { amount, nullableText } from './common.ts';
import { lenient } from './lenient.ts';

export const geoZoneSchema = lenient({
  id: z.string(),
  name: z.string(),
  numberOfCouriers: amount,
  /** A courier status, as the product has it. */
  status: nullableText,
});
export type GeoZone = z.infer<typeof geoZoneSchema>;
