import { z } from 'zod';
import { nullableText } from './common.ts';

export const geoZoneSchema = z.looseObject({
  id: z.string(),
  name: z.string(),
  numberOfCouriers: z.number(),
  /** A courier status, as the product has it. */
  status: nullableText,
});
export type GeoZone = z.infer<typeof geoZoneSchema>;
