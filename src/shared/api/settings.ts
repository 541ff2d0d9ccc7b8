import { z } from 'zod';
import { amount } from './common.ts';
import { lenient } from './lenient.ts';

const nonNegative = z.number().min(0);
export const countrySettingsSchema = lenient({
  cancellationFee: amount,
  freeDeliveryOrderPrice: amount,
  freeDeliveryExpirationDays: amount,
  vat: amount,
  courierManagement: amount,
});
export type CountrySettings = z.infer<typeof countrySettingsSchema>;

export const countrySettingsBodySchema = z
  .object({
    cancellationFee: nonNegative,
    freeDeliveryOrderPrice: nonNegative,
    freeDeliveryExpirationDays: nonNegative,
    vat: nonNegative,
    courierManagement: nonNegative,
  })
  .partial();
