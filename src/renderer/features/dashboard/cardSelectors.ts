import type { DashboardMetric, Metric } from '#shared/api/dashboard.ts';

/** Country and city are chosen for the whole dashboard; everything else the server offers belongs to its card. */
const ofAllCards = new Set(['country', 'city']);

export type Selectors = NonNullable<Metric['selectors']>;

export const ownSelectors = (selectors: Metric['selectors']): Selectors =>
  (selectors ?? []).filter(({ name, list }) => !ofAllCards.has(name) && list.length > 0);

/** How the address names a choice on one card. */
export const selectorKey = (metric: DashboardMetric, name: string): string => `${metric}.${name}`;

/** What is chosen on one card, as the server is asked. */
export const chosenOn = (search: URLSearchParams, metric: DashboardMetric): Record<string, string> => {
  const start = selectorKey(metric, '');
  return Object.fromEntries(
    [...search].flatMap(([key, value]) =>
      key.startsWith(start) && value !== '' && /^\w{1,64}$/.test(key.slice(start.length))
        ? [[key.slice(start.length), value] as const]
        : [],
    ),
  );
};
