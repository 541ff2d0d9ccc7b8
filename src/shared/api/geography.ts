import { z } from 'zod';
import { amount, flag, managed, nullableAmount, nullableText } from './common.ts';
import { lenient } from './lenient.ts';

const nonNegative = z.number().min(0);
export const countrySettingsSchema = lenient({
  cancellationFee: amount,
  freeDeliveryOrderPrice: amount,
  freeDeliveryExpirationDays: amount,
  vat: amount,
  courierManagement: amount,
});

export const countrySettingsBodySchema = z
  .object({
    cancellationFee: nonNegative,
    freeDeliveryOrderPrice: nonNegative,
    freeDeliveryExpirationDays: nonNegative,
    vat: nonNegative,
    courierManagement: nonNegative,
  })
  .partial();

const pricing = {
  customerBaseDistance: nullableAmount,
  customerBaseRate: nullableAmount,
  customerDistanceRate: nullableAmount,
  courierBaseDistance: nullableAmount,
  courierBaseRate: nullableAmount,
  courierDistanceRate: nullableAmount,
  /** Hour on Monday from which couriers may book, 0–23. */
  bookingHour1: nullableAmount,
  /** Hour on Friday from which couriers may book, 0–23. */
  bookingHour2: nullableAmount,
  /** API name of the minimum order amount of the marketplace. */
  vamvuOrderMinimum: nullableAmount,
};

export const citySchema = lenient({
  ...managed,
  name: z.string(),
  localName: z.string(),
  isActive: flag,
  ...pricing,
});

/** Fields for the city list in the header. The list call may return no more than these. */
export const cityListItemSchema = lenient({
  ...citySchema.partial().shape,
  id: z.string(),
  name: z.string(),
  localName: z.string(),
});
export type CityListItem = z.infer<typeof cityListItemSchema>;

export const cityBodySchema = z.object({
  name: z.string(),
  localName: z.string(),
  isActive: z.boolean(),
  ...pricing,
});

export const geoZoneSchema = lenient({
  id: z.string(),
  name: z.string(),
  numberOfCouriers: amount,
  status: nullableText,
});
export type GeoZone = z.infer<typeof geoZoneSchema>;
