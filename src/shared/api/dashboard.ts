import { z } from 'zod';
import { namedReferenceSchema } from './common.ts';

/** Metrics of one day take `date`; metrics of a period take `dateFrom` and `dateTo`. */
export const dashboardMetrics = {
  establishments: 'date',
  couriers: 'date',
  not_working_couriers: 'date',
  customers: 'date',
  customers_with_completed_orders: 'period',
  orders: 'period',
  average_order: 'period',
  new_customers: 'period',
  working_couriers: 'period',
  customers_contacted: 'period',
  revenue: 'period',
  profit: 'period',
} as const;
export type DashboardMetric = keyof typeof dashboardMetrics;

/** A number that the server does not know, or that cannot be read, keeps neither its card nor its neighbours away. */
const readableNumber = z.number().nullish().catch(null);

export const metricSchema = z.looseObject({
  numbers: z.array(z.looseObject({ name: z.string(), value: readableNumber, kind: z.string().nullish() })),
  selectors: z
    .array(z.looseObject({ name: z.string(), list: z.array(namedReferenceSchema) }))
    .nullish()
    .catch(null),
});
export type Metric = z.infer<typeof metricSchema>;

export const topCustomersSchema = z.looseObject({
  customers: z.array(
    z.looseObject({
      phoneNumber: z.string(),
      country: z.string(),
      city: z.string(),
      orderNumbers: readableNumber,
    }),
  ),
  /** Cities to filter by, per country. */
  cities: z.record(z.string(), z.array(namedReferenceSchema)).catch({}),
});
