import { z } from 'zod';
import { weekdays } from '../rules/wireValues.ts';
import { flag, managed, namedReferenceSchema, nullableAmount, nullableText } from './common.ts';
import { lenient } from './lenient.ts';

export const companySchema = lenient({
  ...managed,
  name: z.string(),
  managerName: nullableText,
  email: nullableText,
  phoneNumber: nullableText,
  address: nullableText,
  website: nullableText,
  iban: nullableText,
  idNumber: nullableText,
  description: nullableText,
  canEditMop: flag,
  isActive: flag,
});

export const companyBodySchema = z.object({
  name: z.string(),
  managerName: z.string(),
  email: z.string(),
  phoneNumber: nullableText,
  address: nullableText,
  website: nullableText,
  iban: nullableText,
  idNumber: nullableText,
  description: nullableText,
  canEditMop: z.boolean(),
  isActive: z.boolean(),
});

/** Opening hours of a weekday; `from` and `to` as `HH:mm`. */
const dayHoursSchema = z.looseObject({
  isClosed: z.boolean().nullish(),
  openAt: z.array(z.looseObject({ from: z.string(), to: z.string() })),
});
/** Keeps unknown days (such as "holiday") unchanged. */
export const workingTimeSchema = z.looseObject(
  Object.fromEntries(weekdays.map((day) => [day, dayHoursSchema.optional()])) as Record<
    (typeof weekdays)[number],
    z.ZodOptional<typeof dayHoursSchema>
  >,
);

const editable = {
  commission: nullableAmount,
  isPublic: flag,
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
  hasIndividualCancellationFee: flag,
  cancellationFee: nullableAmount,
  isDelivery: flag,
  isPickup: flag,
  isScheduling: flag,
  vat: nullableAmount,
};

export const establishmentSchema = lenient({
  ...managed,
  name: z.string(),
  isActive: flag,
  isStopped: flag,
  /** Added by main, if this app saw the stop. Not API fields. */
  stoppedSince: z.string().optional(),
  remindAt: z.string().optional(),
  kind: z.string(),
  topFilterIds: z.array(z.string()),
  workingTime: workingTimeSchema.nullish(),
  companyName: nullableText,
  /** Read-only: the server derives it from the country's settings. */
  commonCancellationFee: nullableAmount,
  ...editable,
});

export const establishmentBodySchema = z.object({
  name: z.string(),
  isActive: z.boolean(),
  isStopped: z.boolean(),
  kind: z.string(),
  topFilterIds: z.array(z.string()),
  ...editable,
});

export const promotionStatuses = ['request_was_sent', 'rejected_with_error', 'rejected', 'accepted'] as const;

export const promotionSchema = lenient({
  ...managed,
  name: z.string(),
  establishmentId: nullableText,
  /** Name of the establishment. Some servers send the establishment itself. */
  establishment: z.union([z.string(), namedReferenceSchema.transform(({ name }) => name)]).nullish(),
  establishmentName: nullableText,
  image: nullableText,
  startDate: nullableText,
  endDate: nullableText,
  isPublic: flag,
  isActive: flag,
  status: z.string(),
  errorMessage: nullableText,
});

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
