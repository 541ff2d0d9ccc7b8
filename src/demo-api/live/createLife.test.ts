import type { DatabaseSync } from 'node:sqlite';
import { beforeAll, describe, expect, it } from 'vitest';
import { isCanceled } from '#shared/rules/wireValues.ts';
import { rowsOf } from '../seed/testing/seedForTests.ts';
import { startTestApi, today } from '../testing/testApi.ts';
import { createLife } from './createLife.ts';

const start = today.getTime();
const minute = 60_000;
const live = async (minutes: number, step: number, speed = 1) => {
  const { db, send } = await startTestApi({ orders: 300 });
  const life = createLife(db, { seed: 1, speed }, today);
  let events = life.advance(start);
  for (let passed = step; passed <= minutes; passed += step) events += life.advance(start + passed * minute);
  return { db, send, life, events };
};
const lived = ['orders', 'customers', 'couriers', 'feedbacks', 'customer_requests', 'notices'] as const;
const rowsOfAll = (db: DatabaseSync) => lived.map((table) => rowsOf(db, table, 'ORDER BY id'));
const since = new Date(start - 45 * minute).toISOString();

describe('the simulation', () => {
  it('is reproducible, however often it is advanced', async () => {
    const [often, seldom] = [await live(60, 0.5, 10), await live(60, 4, 10)];
    expect(often.events).toBeGreaterThan(400);
    expect(rowsOfAll(often.db)).toEqual(rowsOfAll(seldom.db));
  });

  it('limits the steps of one call, and does nothing ahead of time', async () => {
    const { db } = await startTestApi({ orders: 300 });
    const life = createLife(db, { seed: 1, speed: 1 }, today);
    expect(life.advance(start, 7)).toBe(7);
    while (life.advance(start, 50) === 50);
    expect(life.advance(start)).toBe(0);
    for (const { updatedAt } of rowsOf(db, 'orders'))
      expect(Date.parse(updatedAt)).toBeLessThanOrEqual(start);
  });

  it('creates nothing during a night without calls, then closes the open orders', async () => {
    const { db, life } = await live(1, 1);
    const morning = start + 12 * 60 * minute;
    life.advance(morning);
    const between = (row: { createdAt: string }) =>
      Date.parse(row.createdAt) > start + minute && Date.parse(row.createdAt) < morning - 46 * minute;
    expect(rowsOf(db, 'orders').filter(between)).toEqual([]);
    const waiting = rowsOf(
      db,
      'orders',
      'WHERE completedAt IS NULL AND isScheduled = 0 AND createdAt < ?',
      since,
    );
    expect(waiting).toEqual([]);
  });

  it('continues from the changes of the staff', async () => {
    const { db, life } = await live(1, 1);
    const [order] = rowsOf(db, 'orders', "WHERE status = 'accepted' LIMIT 1");
    const at = new Date(start + 2 * minute).toISOString();
    db.prepare(
      "UPDATE orders SET status = 'canceled_by_customer', completedAt = ?1, updatedAt = ?1 WHERE id = ?2",
    ).run(at, order?.id ?? '');
    life.advance(start + 90 * minute);
    expect(rowsOf(db, 'orders', 'WHERE id = ?', order?.id ?? '')[0]).toMatchObject({ updatedAt: at });
  });

  it('creates about as many orders a day as the days before, and none at night', async () => {
    const { db } = await live(24 * 60, 30);
    const times = rowsOf(db, 'orders', 'WHERE createdAt > ?', today.toISOString()).map(
      (row) => row.createdAt,
    );
    expect(times.length).toBeGreaterThan(40);
    expect(times.length).toBeLessThan(90);
    const night = times.filter((at) => at > '2026-05-14T00:00' && at < '2026-05-14T04:00');
    expect(night).toEqual([]);
  });

  it('runs faster on request', async () => {
    const { db } = await live(10, 0.5, 60);
    const done = rowsOf(db, 'orders', "WHERE status = 'completed' AND createdAt > ?", today.toISOString());
    expect(done.length).toBeGreaterThan(20);
  });
});

describe('simulated data', () => {
  let db: DatabaseSync;
  let send: Awaited<ReturnType<typeof startTestApi>>['send'];
  beforeAll(async () => {
    ({ db, send } = await live(360, 3, 10));
  });
  const newOrders = () => rowsOf(db, 'orders', 'WHERE createdAt > ?', since);

  it('includes new orders with correct sums in every city', () => {
    expect(new Set(newOrders().map(({ cityId }) => cityId)).size).toBe(6);
    const percents = new Map(rowsOf(db, 'establishments').map(({ id, commission }) => [id, commission ?? 0]));
    for (const order of newOrders()) {
      const earnings = order.itemsSum - order.discountSum + order.surcharge;
      expect(order.orderTotal).toBe(earnings + order.deliveryCost + order.tips);
      expect(earnings).toBeGreaterThanOrEqual(order.establishmentOrderMinimum ?? 0);
      const commission = (earnings * (percents.get(order.establishmentId) ?? 0)) / 100;
      const expected = isCanceled(order.status) ? 0 : commission;
      expect(Math.abs(order.vamvuCommission - expected)).toBeLessThanOrEqual(0.5);
      expect(order.totalRefund > 0).toBe(isCanceled(order.status) && order.paidAt !== null);
    }
  });

  it('lets orders pass through their statuses in sequence, each with its time', () => {
    const completed = newOrders().filter(({ status }) => status === 'completed');
    expect(completed.length).toBeGreaterThan(50);
    for (const { createdAt, paidAt, acceptedAt, completedAt, updatedAt } of completed) {
      const times = [createdAt, paidAt, acceptedAt, completedAt];
      expect(times).toEqual(times.toSorted());
      expect(new Set(times).size).toBe(4);
      expect(updatedAt).toBe(completedAt);
    }
    for (const { status, completedAt } of newOrders()) {
      expect(completedAt !== null, status).toBe(status === 'completed' || isCanceled(status));
    }
    expect(newOrders().filter(({ status }) => isCanceled(status)).length).toBeGreaterThan(3);
  });

  it('assigns active couriers of the city with a booking for that day, one order at a time', () => {
    const couriers = new Map(rowsOf(db, 'couriers').map((courier) => [courier.id, courier]));
    const zones = new Map(rowsOf(db, 'geo_zones').map(({ id, cityId }) => [id, cityId]));
    const booked = new Set(rowsOf(db, 'courier_bookings').map(({ courierId, day }) => `${courierId}/${day}`));
    const brought = newOrders().filter(({ courierId }) => courierId !== null);
    expect(brought.length).toBeGreaterThan(50);
    for (const { courierId, cityId, deliveryMethod, courierDeliveryCost } of brought) {
      const courier = couriers.get(courierId ?? '');
      expect({ status: courier?.status, cityId: zones.get(courier?.geoZoneId ?? '') }).toEqual({
        status: 'active',
        cityId,
      });
      expect(booked).toContain(`${courierId}/2026-05-13`);
      expect(deliveryMethod).toBe('delivery');
      expect(courierDeliveryCost).toBeGreaterThan(0);
    }
    const carrying = newOrders().flatMap(({ courierId, completedAt }) =>
      completedAt ? [] : (courierId ?? []),
    );
    expect(new Set(carrying).size).toBe(carrying.length);
    const left = newOrders().filter(({ status }) => ['picked_up', 'almost_here', 'arrived'].includes(status));
    expect(left.every(({ courierId }) => courierId !== null)).toBe(true);
  });

  it('updates the totals of customers, and uses only streets of the city', () => {
    for (const customer of rowsOf(db, 'customers')) {
      const own = rowsOf(db, 'orders', 'WHERE customerId = ?', customer.id);
      expect(customer).toMatchObject({
        orders: own.length,
        total: own.reduce((sum, { orderTotal }) => sum + orderTotal, 0),
      });
    }
    const street = (address: string | null) => address?.replace(/\d+$/, '');
    const streets = new Map(rowsOf(db, 'cities').map(({ id }) => [id, new Set<string | undefined>()]));
    for (const { cityId, customerAddress, establishmentAddress, createdAt } of rowsOf(db, 'orders')) {
      if (createdAt > since) continue;
      streets.get(cityId)?.add(street(customerAddress)).add(street(establishmentAddress));
    }
    for (const { displayAddress, cityId } of rowsOf(db, 'establishments'))
      streets.get(cityId)?.add(street(displayAddress));
    for (const { cityId, customerAddress } of newOrders()) {
      if (customerAddress !== null) expect(streets.get(cityId)).toContain(street(customerAddress));
    }
  });

  it('includes feedback on completed orders, requests, candidates and notices', async () => {
    const orders = new Map(rowsOf(db, 'orders').map((order) => [order.id, order]));
    const feedbacks = rowsOf(db, 'feedbacks', 'WHERE createdAt > ?', since);
    expect(feedbacks.length).toBeGreaterThan(10);
    for (const { orderId, createdAt, courierId } of feedbacks) {
      const order = orders.get(orderId);
      expect(order).toMatchObject({ status: 'completed', courierId });
      expect(createdAt > (order?.completedAt ?? '')).toBe(true);
    }
    expect(
      rowsOf(db, 'customer_requests', 'WHERE createdAt > ? AND isResponded = 0', since).length,
    ).toBeGreaterThan(3);
    const candidates = rowsOf(db, 'couriers', "WHERE createdAt > ? AND status = 'request_was_sent'", since);
    expect(candidates.length).toBeGreaterThan(2);
    expect(candidates.every(({ phoneNumber, iban, address }) => phoneNumber && iban && address)).toBe(true);
    type Notice = { id: string; type: string; dateTime: string };
    const notices = [
      ...(await send('GET', '/utils/notice/es')).body<Notice[]>(),
      ...(await send('GET', '/utils/notice/ua')).body<Notice[]>(),
    ].filter(({ dateTime }) => dateTime > since);
    expect(new Set(notices.map(({ type }) => type))).toEqual(new Set(['candidates', 'notification']));
    for (const { id } of candidates) expect(notices.map((notice) => notice.id)).toContain(id);
  });
});
