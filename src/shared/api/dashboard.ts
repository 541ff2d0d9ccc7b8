import { z } from 'zod';
import { namedReferenceSchema } from './common.ts';

/** Daily metrics take `date`; metrics of a period take `dateFrom` and `dateTo`. */
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

/** Unknown and unreadable numbers read as null, so that the rest of the metrics still shows. */
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
  cities: z.record(z.string(), z.array(namedReferenceSchema)).catch({}),
});
