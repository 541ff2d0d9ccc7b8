import type { DashboardMetric, Metric } from '#shared/api/dashboard.ts';

/** Country and city are chosen for the whole dashboard; everything else the server offers belongs to its card. */
const ofAllCards = new Set(['country', 'city']);

export type Selectors = NonNullable<Metric['selectors']>;

/** What the documents let one choose on a card whatever the server offers. */
const alwaysOffered: { readonly [Name in DashboardMetric]?: Selectors } = {
  customers_with_completed_orders: [
    { name: 'orderCount', list: ['1', '5', '10'].map((id) => ({ id, name: `> ${id}` })) },
  ],
};

export const ownSelectors = (metric: DashboardMetric, selectors: Metric['selectors']): Selectors => {
  const sent = (selectors ?? []).filter(({ name, list }) => !ofAllCards.has(name) && list.length > 0);
  const missing = (alwaysOffered[metric] ?? []).filter((own) => !sent.some(({ name }) => name === own.name));
  return [...sent, ...missing];
};

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
