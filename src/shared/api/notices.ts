import { z } from 'zod';
import { nullableText } from './common.ts';
import { lenient } from './lenient.ts';

export const noticeSchema = lenient({
  /** `notification`, or `candidates`: a courier who asks to be accepted (the id is the courier's). */
  type: z.string(),
  id: z.string(),
  title: z.string(),
  description: nullableText,
  dateTime: nullableText,
  avatar: nullableText,
  country: nullableText,
  cityId: nullableText,
});
export type Notice = z.infer<typeof noticeSchema>;
