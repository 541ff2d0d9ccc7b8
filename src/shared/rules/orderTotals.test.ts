import { expect, it } from 'vitest';
import { orderTotals } from './orderTotals.ts';

it('adds up completed orders, and canceled ones apart, in whole cents', () => {
  const order = (status: string, orderTotal: unknown) => ({ status, orderTotal });
  expect(
    orderTotals([
      order('completed', 0.1),
      order('completed', 0.2),
      order('completed', null),
      order('canceled_by_customer', 179),
      order('canceled_by_courier', 'unreadable'),
      order('picked_up', 50),
      order('teleported', 50),
    ]),
  ).toEqual({ completed: { count: 3, cents: 30 }, canceled: { count: 2, cents: 17_900 } });
});
