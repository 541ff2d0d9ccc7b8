import { z } from 'zod';

const nonNegative = z.number().min(0);
export const countrySettingsSchema = z.looseObject({
  cancellationFee: z.number(),
  freeDeliveryOrderPrice: z.number(),
  freeDeliveryExpirationDays: z.number(),
  vat: z.number(),
  courierManagement: z.number(),
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

export const defaultCountrySettings = {
  cancellationFee: 0,
  freeDeliveryOrderPrice: 0,
  freeDeliveryExpirationDays: 30,
  vat: 21,
  courierManagement: 2,
};
