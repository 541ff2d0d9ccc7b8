import { z } from 'zod';
import { nullableText } from './common.ts';

export const noticeSchema = z.looseObject({
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
