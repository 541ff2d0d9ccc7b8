import { z } from 'zod';
import { managed, nullableAmount, nullableText } from './common.ts';
import { establishmentKinds } from './homeCategories.ts';

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** Opening hours of one weekday; `from` and `to` are hours as `HH:mm`. */
const dayHoursSchema = z.looseObject({
  isClosed: z.boolean(),
  openAt: z.array(z.looseObject({ from: z.string(), to: z.string() })),
});
export const workingTimeSchema = z.partialRecord(z.enum(weekdays), dayHoursSchema);

const editable = {
  commission: nullableAmount,
  isPublic: z.boolean(),
  email: nullableText,
  phoneNumber: nullableText,
  displayAddress: nullableText,
  managerName: nullableText,
  managerEmail: nullableText,
  managerPhone: nullableText,
  companyId: nullableText,
  image: nullableText,
  logo: nullableText,
  description: nullableText,
  categoryId: nullableText,
  orderMinimum: nullableAmount,
  preparationTime: nullableAmount,
  hasIndividualCancellationFee: z.boolean(),
  cancellationFee: nullableAmount,
  isDelivery: z.boolean(),
  isPickup: z.boolean(),
  isScheduling: z.boolean(),
  vat: nullableAmount,
};

export const establishmentSchema = z.looseObject({
  ...managed,
  name: z.string(),
  isActive: z.boolean(),
  isStopped: z.boolean(),
  kind: z.string(),
  topFilterIds: z.array(z.string()),
  workingTime: workingTimeSchema.nullish(),
  /** Derived by the server from the country's settings; read-only. */
  commonCancellationFee: nullableAmount,
  ...editable,
});
export type Establishment = z.infer<typeof establishmentSchema>;

export const establishmentBodySchema = z.object({
  name: z.string(),
  isActive: z.boolean(),
  isStopped: z.boolean(),
  kind: z.enum(establishmentKinds),
  topFilterIds: z.array(z.string()),
  ...editable,
});
