import { z } from 'zod';
import type { PayListDifference } from '../rules/payListDifference.ts';
import { amount, managed, nullableAmount, nullableText } from './common.ts';
import { lenient } from './lenient.ts';

const payList = {
  ...managed,
  iban: nullableText,
  idNumber: nullableText,
  /** Plain dates: the 1st or 16th, and the 15th or last day of the month. */
  startDate: z.string(),
  endDate: z.string(),
  /** In minor units (cents). */
  sum: amount,
  cityId: z.string(),
  vat: amount,
  /** Added by main: result of its check. Not an API field. */
  difference: z.custom<PayListDifference>().optional(),
};
export const establishmentPayListSchema = lenient({ ...payList, name: z.string() });
export const courierPayListSchema = lenient({ ...payList, fullName: z.string() });

export const payListLineSchema = lenient({
  id: z.string(),
  completedAt: nullableText,
  orderId: z.string(),
  itemsSum: nullableAmount,
  surcharge: nullableAmount,
  discountSum: nullableAmount,
  vamvuCommission: nullableAmount,
  cancellationFee: nullableAmount,
  courierDeliveryCost: nullableAmount,
  tips: nullableAmount,
  status: z.string(),
});
export type PayListLine = z.infer<typeof payListLineSchema>;
