import { describe, expect, it } from 'vitest';
import { roundHalfUp, toCents } from '#shared/rules/money.ts';
import { isCanceled } from '#shared/rules/wireValues.ts';
import { rowsOf, seedForTests } from '../testing/seedForTests.ts';
import { inFlight } from './orderStatusPlan.ts';

interface Line {
  price: number;
  quantity: number;
}
type Item = Line & { discount: number; options: Line[] };

const db = seedForTests();
const orders = rowsOf(db, 'orders');
const today = '2026-11-21T00:00:00.000Z';

const gross = ({ price, quantity, options }: Item): number =>
  quantity * options.reduce((sum, option) => sum + option.quantity * toCents(option.price), toCents(price));

describe('the amounts of an order', () => {
  it('are the sums of its items', () => {
    for (const { items, itemsSum, discountSum } of orders) {
      const list: Item[] = JSON.parse(items);
      expect(itemsSum).toBe(list.reduce((sum, item) => sum + gross(item), 0));
      expect(discountSum).toBe(
        list.reduce((sum, item) => sum + roundHalfUp((gross(item) * item.discount) / 100), 0),
      );
    }
    expect(orders.some(({ discountSum }) => discountSum > 0)).toBe(true);
  });

  it('add up to its total', () => {
    for (const order of orders) {
      const { itemsSum, discountSum, surcharge, deliveryCost, tips } = order;
      expect(order.orderTotal).toBe(itemsSum - discountSum + surcharge + deliveryCost + tips);
      expect(itemsSum - discountSum + surcharge).toBeGreaterThanOrEqual(order.establishmentOrderMinimum ?? 0);
    }
    for (const part of ['surcharge', 'deliveryCost', 'tips'] as const) {
      expect(new Set(orders.map((order) => order[part] > 0))).toEqual(new Set([true, false]));
    }
  });

  it("include the establishment's percentage as commission", () => {
    const percents = new Map(rowsOf(db, 'establishments').map(({ id, commission }) => [id, commission]));
    for (const { establishmentId, status, vamvuCommission, ...order } of orders) {
      const percent = percents.get(establishmentId);
      const earnings = order.itemsSum + order.surcharge - order.discountSum;
      const expected = isCanceled(status) ? 0 : roundHalfUp((earnings * (percent ?? Number.NaN)) / 100);
      expect(vamvuCommission).toBe(expected);
    }
  });

  it('are refunded only for a paid and canceled order', () => {
    for (const { status, paidAt, totalRefund, orderTotal } of orders) {
      if (!isCanceled(status) || paidAt === null) expect(totalRefund).toBe(0);
      else expect(totalRefund > 0 && totalRefund <= orderTotal).toBe(true);
    }
  });
});

describe('the times of an order', () => {
  it('are in sequence and in the past', () => {
    for (const { createdAt, paidAt, acceptedAt, completedAt } of orders) {
      const times = [createdAt, paidAt, acceptedAt, completedAt].filter((time) => time !== null);
      expect(times).toEqual([...times].sort());
      expect(new Set(times).size).toBe(times.length);
      expect((times.at(-1) ?? '') < today).toBe(true);
    }
  });

  it('include an end for old orders; open orders are from the last hours', () => {
    const underWay = new Set<string>(inFlight.map(({ status }) => status));
    for (const { status, completedAt, createdAt } of orders) {
      expect(completedAt === null).toBe(underWay.has(status));
      if (underWay.has(status)) expect(createdAt > '2026-11-20T16:00:00.000Z').toBe(true);
    }
  });

  it('include a scheduled time for scheduled orders only', () => {
    for (const { isScheduled, scheduledFor, status, createdAt } of orders) {
      expect(scheduledFor !== null).toBe(isScheduled === 1);
      if (status.startsWith('scheduled')) expect(isScheduled).toBe(1);
      if (scheduledFor !== null) expect(scheduledFor > createdAt).toBe(true);
    }
    expect(orders.filter(({ isScheduled }) => isScheduled === 1).length).toBeGreaterThan(100);
  });
});

describe('people of an order', () => {
  it('include no courier for a pickup', () => {
    for (const { deliveryMethod, courierId, distance, customerAddress } of orders) {
      if (deliveryMethod === 'delivery') expect(distance).toBeGreaterThan(0);
      else expect([courierId, distance, customerAddress]).toEqual([null, null, null]);
    }
  });

  it('include a courier for every delivery on its way or done', () => {
    for (const { status, deliveryMethod, courierId } of orders) {
      if (['picked_up', 'almost_here', 'arrived'].includes(status)) expect(deliveryMethod).toBe('delivery');
      if (status === 'completed' && deliveryMethod === 'delivery') expect(courierId).not.toBeNull();
    }
  });

  it('include a customer with matching number and total of orders', () => {
    const sums = new Map<string, { orders: number; total: number }>();
    for (const { customerId, orderTotal } of orders) {
      const before = sums.get(customerId) ?? { orders: 0, total: 0 };
      sums.set(customerId, { orders: before.orders + 1, total: before.total + orderTotal });
    }
    const customers = rowsOf(db, 'customers');
    for (const customer of customers) {
      expect({ orders: customer.orders, total: customer.total }).toEqual(
        sums.get(customer.id) ?? { orders: 0, total: 0 },
      );
    }
    expect(new Set(customers.map((customer) => customer.orders === 0))).toEqual(new Set([true, false]));
  });
});
