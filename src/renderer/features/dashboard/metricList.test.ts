import { expect, it } from 'vitest';
import { dashboardMetrics } from '#shared/api/dashboard.ts';
import { parseListParams } from '../../data/listParams.ts';
import { figureLink, isBetter } from './metricList.ts';

const today = '2026-11-23';
const query = { date: today, dateFrom: '2026-11-16', dateTo: today, country: 'es', city: 'K1' };
const created = { createdAt: { match: 'between', from: '2026-11-16', to: today } };

const linkOf = (metric: string, part: string, changes: object = {}) => {
  const link = figureLink(metric as keyof typeof dashboardMetrics, part, { ...query, ...changes }, today);
  const [path, params] = (link ?? '').split('?');
  return link === null ? null : { path, filters: parseListParams(new URLSearchParams(params)).filters };
};

it('links to the list of the same records, with its filters', () => {
  const orders = '/country/es/city/K1/orders';
  expect(linkOf('orders', 'total')).toEqual({ path: orders, filters: created });
  expect(linkOf('orders', 'canceled')?.filters.status).toMatchObject({ match: 'in', values: { length: 5 } });
  expect(linkOf('revenue', 'pickup')).toEqual({
    path: orders,
    filters: {
      ...created,
      status: { match: 'in', values: ['completed'] },
      deliveryMethod: { match: 'exact', value: 'pickup' },
    },
  });
  expect(linkOf('couriers', 'candidates')).toEqual({
    path: '/country/es/city/K1/couriers',
    filters: { status: { match: 'in', values: ['request_was_sent'] } },
  });
});

it('opens the ready view of couriers without an order, for today only', () => {
  const filters = {
    status: { match: 'in', values: ['active'] },
    lastOrderAt: { match: 'exact', value: 'none' },
  };
  const link = (date: string) => figureLink('not_working_couriers', 'total', { ...query, date }, today);
  expect(linkOf('not_working_couriers', 'total')).toEqual({ path: '/country/es/city/K1/couriers', filters });
  expect(link(today)).toContain('view=.idle');
  expect(link('2026-11-01')).not.toContain('view=');
});

it('with an earlier date, links to the records that existed by then', () => {
  expect(linkOf('customers', 'total')?.filters).toEqual({});
  expect(linkOf('customers', 'total', { date: '2026-11-01' })?.filters).toEqual({
    createdAt: { match: 'between', from: '', to: '2026-11-01' },
  });
});

it('links to the list of all cities when the query covers a whole country', () => {
  expect(linkOf('orders', 'total', { city: '' })).toEqual({
    path: '/country/es/city/all/orders',
    filters: created,
  });
});

it('gives no link if no list shows the same records', () => {
  for (const metric of Object.keys(dashboardMetrics)) {
    expect(linkOf(metric, 'total', { country: '', city: '' })).toBeNull();
    expect(linkOf(metric, 'more_than_5')).toBeNull();
  }
  expect(linkOf('customers_contacted', 'total', { city: '' })).toBeNull();
  // Requests belong to a country, so a city has no list of them.
  expect(linkOf('customers_contacted', 'requests')).toBeNull();
  expect(linkOf('customers_contacted', 'requests', { city: '' })?.path).toBe('/country/es/app_feedbacks');
});

it('rates more orders as better, more canceled orders as worse, and more pickups as neither', () => {
  expect(isBetter('orders', null, 0.1)).toBe(true);
  expect(isBetter('orders', 'canceled', 0.1)).toBe(false);
  expect(isBetter('orders', 'canceled', -0.1)).toBe(true);
  expect(isBetter('orders', 'pickup', 0.1)).toBeNull();
  expect(isBetter('not_working_couriers', null, 0.1)).toBe(false);
  expect(isBetter('revenue', null, 0)).toBeNull();
});
