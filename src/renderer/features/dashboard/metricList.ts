import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DashboardMetric, dashboardMetrics } from '#shared/api/dashboard.ts';
import { allCities } from '#shared/rules/allCities.ts';
import { deliveryMethods, isCanceled, orderStatuses } from '#shared/rules/wireValues.ts';
import { toListParams } from '../../data/listParams.ts';
import { initialListState, type ListFilter } from '../../data/listState.ts';
import { readyViews } from '../../marketplace/readyViews.ts';
import { paths } from '../../paths.ts';
import { type DashboardQuery, finishedQuery } from './dashboardQuery.ts';

type Filters = Readonly<Record<string, ListFilter>>;

interface ShownMetric<Metric extends DashboardMetric> {
  title: MessageDescriptor;
  /** Queried by day or period. Typed against the contract without importing its schemas. */
  by: (typeof dashboardMetrics)[Metric];
  isMoney?: boolean;
  /** List of the counted records, filtered by the same days. */
  list?: 'orders' | 'customers' | 'couriers' | 'establishments' | 'customerRequests';
  /** Ready view of that list, for the current day. */
  view?: string;
  /** Additional filters of that list, for each figure that it can show. */
  shows?: Readonly<Record<string, Filters>>;
  /**
   * Days can be summed, so today's part is the difference. Does not apply to distinct people and averages.
   */
  addsUp?: true;
  /** Direction of improvement; default: more. */
  better?: 'less';
}

const one = (value: string): ListFilter => ({ match: 'exact', value });
const completed: Filters = { status: { match: 'in', values: ['completed'] } };
const canceled: Filters = { status: { match: 'in', values: orderStatuses.filter(isCanceled) } };
const [delivery, pickup]: Filters[] = deliveryMethods.map((method) => ({ deliveryMethod: one(method) }));
const active: Filters = { isActive: one('true') };

const completedOrders = { by: 'period', isMoney: true, list: 'orders' } as const;
const addsUp = true;
const withMethods = (filters: Filters) => ({
  total: filters,
  delivery: { ...filters, ...delivery },
  pickup: { ...filters, ...pickup },
});

export const metricList: { readonly [Metric in DashboardMetric]: ShownMetric<Metric> } = {
  orders: {
    title: msg`Orders`,
    by: 'period',
    list: 'orders',
    addsUp,
    shows: { ...withMethods({}), completed, canceled },
  },
  revenue: { title: msg`Revenue`, ...completedOrders, addsUp, shows: withMethods(completed) },
  profit: { title: msg`Profit`, ...completedOrders, addsUp, shows: { total: completed } },
  average_order: { title: msg`Average order`, ...completedOrders, shows: { total: completed } },
  new_customers: { title: msg`New customers`, by: 'period', addsUp, list: 'customers', shows: { total: {} } },
  customers_with_completed_orders: { title: msg`Customers with completed orders`, by: 'period' },
  working_couriers: { title: msg`Working couriers`, by: 'period' },
  customers_contacted: {
    title: msg`Customers who contacted us`,
    by: 'period',
    list: 'customerRequests',
    // The total counts people, but the list contains requests.
    shows: { requests: {} },
    better: 'less',
  },
  establishments: {
    title: msg`Establishments`,
    by: 'date',
    list: 'establishments',
    shows: {
      total: {},
      restaurants: { kind: one('restaurant') },
      shops: { kind: one('shop') },
      active,
      stopped: { isStopped: one('true') },
    },
  },
  couriers: {
    title: msg`Couriers`,
    by: 'date',
    list: 'couriers',
    shows: {
      total: {},
      active: { status: { match: 'in', values: ['active'] } },
      candidates: { status: { match: 'in', values: ['request_was_sent'] } },
    },
  },
  not_working_couriers: {
    title: msg`No booking in 14 days`,
    by: 'date',
    list: 'couriers',
    // The server has no bookings by courier. The list goes by orders, and says so.
    view: '.idle',
    shows: { total: readyViews.couriers.idle?.filters ?? {} },
    better: 'less',
  },
  customers: { title: msg`Customers`, by: 'date', list: 'customers', shows: { total: {}, active } },
};

/** Displayed and compared period: finished days, or today if there is no other day. */
export const shownQuery = (metric: DashboardMetric, query: DashboardQuery, today: string): DashboardQuery =>
  metricList[metric].by === 'date' ? query : (finishedQuery(query, today) ?? query);

export const addsUpByDays = (metric: DashboardMetric): boolean => {
  const { addsUp: isSum }: ShownMetric<DashboardMetric> = metricList[metric];
  return isSum === true;
};

/** Direction of improvement per part; all other parts are neutral. */
const betterParts: Readonly<Record<string, 'more' | 'less'>> = {
  completed: 'more',
  active: 'more',
  canceled: 'less',
  stopped: 'less',
  requests: 'less',
};

/** Whether a change is an improvement; `null` if neutral. */
export const isBetter = (metric: DashboardMetric, part: string | null, change: number): boolean | null => {
  const shown: ShownMetric<DashboardMetric> = metricList[metric];
  const wanted = part === null ? (shown.better ?? 'more') : betterParts[part];
  return wanted === undefined || change === 0 ? null : wanted === 'more' ? change > 0 : change < 0;
};

const numberNames: Readonly<Record<string, MessageDescriptor>> = {
  restaurants: msg`Restaurants`,
  shops: msg`Shops`,
  active: msg({ context: 'how many', message: 'Active' }),
  stopped: msg({ context: 'how many', message: 'Stopped' }),
  candidates: msg`Candidates`,
  completed: msg({ context: 'how many', message: 'Completed' }),
  canceled: msg({ context: 'how many', message: 'Canceled' }),
  delivery: msg`Delivery`,
  pickup: msg`Pickup`,
  more_than_1: msg`More than 1 order`,
  more_than_5: msg`More than 5 orders`,
  more_than_10: msg`More than 10 orders`,
  requests: msg`Requests`,
};

/** Translated name of a figure; an unknown figure keeps its raw name. */
export const numberName = (i18n: I18n, name: string): string => {
  const descriptor = Object.hasOwn(numberNames, name) ? numberNames[name] : undefined;
  return descriptor ? i18n._(descriptor) : name;
};

/** Path of the list. All countries together have no list; a whole country lists all its cities. */
const listPath = (
  list: NonNullable<ShownMetric<DashboardMetric>['list']>,
  { country, city }: DashboardQuery,
) => {
  if (country === '') return null;
  if (list === 'customerRequests') return city === '' ? paths[list].list({ country }) : null;
  return paths[list].list({ country, city: city === '' ? allCities : city });
};

/** Link to the records behind `total` or a part; `null` if no list shows the same records. */
export const figureLink = (
  metric: DashboardMetric,
  part: string,
  query: DashboardQuery,
  today: string,
): string | null => {
  const { list, shows, by, view }: ShownMetric<DashboardMetric> = metricList[metric];
  const own = shows && Object.hasOwn(shows, part) ? shows[part] : undefined;
  const path = list && own && listPath(list, query);
  if (!path) return null;
  const { date, dateFrom, dateTo } = query;
  const created: Filters =
    by === 'period'
      ? { createdAt: { match: 'between', from: dateFrom, to: dateTo } }
      : date < today
        ? { createdAt: { match: 'between', from: '', to: date } }
        : {};
  const params = toListParams({
    ...initialListState,
    filters: { ...created, ...own },
    view: date < today ? null : (view ?? null),
  }).toString();
  return path + (params ? `?${params}` : '');
};
