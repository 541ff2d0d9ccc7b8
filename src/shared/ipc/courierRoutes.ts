import { z } from 'zod';
import { countryIdSchema, idSchema } from '../api/common.ts';
import type { OrderActivity } from '../rules/courierDuty.ts';
import { defineRoute } from './defineRoute.ts';
import type { AppError } from './result.ts';

/** The city `all` means all cities of the country. */
const scopeSchema = z.strictObject({ country: countryIdSchema, city: idSchema });
export type ActivityScope = z.output<typeof scopeSchema>;

/** Reading of the orders of the last days, for one city or all. */
export interface ActivityReading extends ActivityScope {
  state: 'running' | 'done' | 'failed';
  /** Orders read so far, of `total`; of all cities read so far. */
  orders: number;
  total: number;
  cities: { done: number; total: number } | null;
  /** With `done`: time of the oldest reading, and the first day of all readings. */
  readAt: string | null;
  since: string | null;
  isComplete: boolean;
  error: AppError | null;
}

export const courierRoutes = {
  /** Orders of the last days of one city. Read once a day; equal requests share the reading. */
  'couriers.activity': defineRoute<OrderActivity>()(scopeSchema),
  /** The reading from memory, without a request; `null` if a city was not read today. */
  'couriers.knownActivity': defineRoute<ActivityReading | null>()(scopeSchema),
  /** Reads the cities that were not read today, or all again. `couriers.reading` reports the progress. */
  'couriers.readActivity': defineRoute<ActivityReading>()(scopeSchema.extend({ isAnew: z.boolean() })),
};
