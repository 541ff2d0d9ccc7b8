import { z } from 'zod';
import { flag, managed, nullableAmount, nullableText } from './common.ts';
import { lenient } from './lenient.ts';

export const courierStatuses = [
  'email_not_verified',
  'email_verified',
  'phone_number_verified',
  'form_filled',
  'request_was_sent',
  'rejected_with_error',
  'rejected',
  'accepted',
  'filled_profile',
  'setup_completed',
  'active',
  'inactive',
  'quit',
  'blocked',
] as const;
export type CourierStatus = (typeof courierStatuses)[number];

export const vehicles = ['walker', 'bicycle', 'motor'] as const;

const editable = {
  firstName: nullableText,
  lastName: nullableText,
  phoneNumber: nullableText,
  dateOfBirth: nullableText,
  errorMessage: nullableText,
  geoZoneId: nullableText,
  orderAutoAcceptance: flag,
  workingDays: nullableText,
  employment: nullableText,
  vehicle: nullableText,
  passportNumber: nullableText,
  iban: nullableText,
  address: nullableText,
  idNumber: nullableText,
  image: nullableText,
  passportImage: nullableText,
  withPassportImage: nullableText,
};

export const courierSchema = lenient({
  ...managed,
  fullName: nullableText,
  email: z.string(),
  status: z.string(),
  rating: nullableAmount,
  /** Name of the delivery zone. */
  geoZone: nullableText,
  /** Added by main: time of the last order, or `none`. Not an API field. */
  lastOrderAt: z.string().optional(),
  ...editable,
});

export const courierBodySchema = z.object({
  email: z.string(),
  status: z.string(),
  ...editable,
});

const optionSchema = z.looseObject({ value: z.string(), label: z.string() });
/** Options of the registration form. The server provides the labels. */
export const registrationContentSchema = z.looseObject({
  vehicles: z.array(optionSchema),
  workingDays: z.array(optionSchema),
  employments: z.array(optionSchema),
});
