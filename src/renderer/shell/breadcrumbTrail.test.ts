import { expect, it } from 'vitest';
import { breadcrumbTrail } from './breadcrumbTrail.ts';

const screen = (path: string) => ({ path, title: { id: path } });
const orders = screen('/country/:country/city/:cityId/orders');
const order = screen('/country/:country/city/:cityId/orders/:id');
const all = [screen('/dashboard'), orders, order];

it('puts a record under its list', () => {
  expect(breadcrumbTrail(order, all, '/country/es/city/K1/orders/O7')).toEqual({
    parents: [{ to: '/country/es/city/K1/orders', title: orders.title }],
    current: order.title,
  });
});

it('puts everything else under home alone', () => {
  expect(breadcrumbTrail(orders, all, '/country/es/city/K1/orders').parents).toEqual([]);
  expect(breadcrumbTrail(screen('/dashboard'), all, '/dashboard').parents).toEqual([]);
});
