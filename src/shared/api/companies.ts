import { z } from 'zod';
import { flag, managed, nullableText } from './common.ts';
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
export type Company = z.infer<typeof companySchema>;

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
