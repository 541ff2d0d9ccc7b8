import type { DatabaseSync } from 'node:sqlite';
import { countries } from '#shared/rules/countries.ts';
import { isCanceled, type OrderStatus } from '#shared/rules/wireValues.ts';
import { execute, statement, updateRows } from '../db/statement.ts';
import { iso } from '../seed/base/calendar.ts';
import { createRandom } from '../seed/base/random.ts';
import { courierDeliveryCost, refund } from '../seed/orders/computeOrderAmounts.ts';
import { dateIn } from '../time/zonedTime.ts';
import { drawRow, findCity, materials, pricingOf } from './liveCity.ts';
import type { OrderStep, OrderUnderWay } from './orderSteps.ts';

const columns = `id, cityId, establishmentId, customerId, courierId, status, deliveryMethod, isScheduled, createdAt, paidAt,
  acceptedAt, scheduledFor, updatedAt, preparationTime, deliveryTime, distance, tips, orderTotal`;
const isUnderWay = 'completedAt IS NULL AND deletedAt IS NULL';

/** Avoids a full scan for orders under way. */
export const indexOrdersUnderWay = (db: DatabaseSync): void =>
  db.exec(`CREATE INDEX IF NOT EXISTS orders_under_way ON orders (cityId, courierId) WHERE ${isUnderWay}`);

export const ordersUnderWay = (db: DatabaseSync): OrderUnderWay[] =>
  statement(db, `SELECT ${columns} FROM orders WHERE ${isUnderWay}`).all() as unknown as OrderUnderWay[];

export const orderUnderWay = (db: DatabaseSync, id: string): OrderUnderWay | undefined =>
  statement(db, `SELECT ${columns} FROM orders WHERE id = ? AND ${isUnderWay}`).get(id) as
    | OrderUnderWay
    | undefined;

/** Active couriers of the city's zones with a booking in the period and no order under way. */
const freeCouriers = [
  't.id',
  `couriers t WHERE t.cityId = ?1 AND t.deletedAt IS NULL AND t.status = 'active'
    AND t.geoZoneId IN (SELECT g.id FROM geo_zones g WHERE g.cityId = ?1)
    AND EXISTS (SELECT 1 FROM courier_bookings b WHERE b.courierId = t.id AND b.day BETWEEN ?2 AND ?3)
    AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.cityId = ?1 AND o.courierId = t.id AND o.completedAt IS NULL AND o.deletedAt IS NULL)`,
] as const;

const store = (db: DatabaseSync, id: string, values: Parameters<typeof updateRows>[2]): void =>
  void updateRows(db, 'orders', values, { sql: 't.id = ?', parameters: [id] });

/** Assigns a courier who has a slot today, else one of the last two weeks, who then books a slot. */
const take = (db: DatabaseSync, order: OrderUnderWay, at: number, seed: number): boolean => {
  const city = findCity(db, order.cityId);
  const { timeZone } = countries[city.country];
  const today = dateIn(new Date(at), timeZone);
  const recent = dateIn(new Date(at - 13 * 86_400_000), timeZone);
  const draw = createRandom(seed, 'courier', order.id);
  const courier =
    drawRow<{ id: string }>(db, draw, freeCouriers, city.id, today, today) ??
    drawRow<{ id: string }>(db, draw, freeCouriers, city.id, recent, today);
  if (!courier) return false;
  execute(db, 'INSERT OR IGNORE INTO courier_bookings (courierId, day) VALUES (?, ?)', courier.id, today);
  const { status, distance } = order;
  const deal = { hasCourier: true, status, distance: distance ?? 0, pricing: pricingOf(city) };
  store(db, order.id, {
    courierId: courier.id,
    courierDeliveryCost: courierDeliveryCost(deal),
    updatedAt: iso(at),
  });
  return true;
};

const feeSql = `
  SELECT z.country, CASE e.hasIndividualCancellationFee WHEN 1 THEN e.cancellationFee ELSE s.cancellationFee END AS fee
  FROM establishments e JOIN cities z ON z.id = e.cityId JOIN country_settings s ON s.country = z.country
  WHERE e.id = ?`;

/** Changes of a cancellation besides the status: no tip, no commission. */
const cancellation = (db: DatabaseSync, order: OrderUnderWay, status: OrderStatus, seed: number) => {
  const found = statement(db, feeSql).get(order.establishmentId);
  const fee = Number(found?.fee ?? 0);
  const { phrases } = materials[found?.country === 'ua' ? 'ua' : 'es'];
  const reasons = status.includes('customer') ? phrases.canceledByCustomer : phrases.canceledByEstablishment;
  const orderTotal = order.orderTotal - order.tips;
  execute(db, 'UPDATE customers SET total = total - ? WHERE id = ?', order.tips, order.customerId);
  const deal = { hasCourier: order.courierId !== null, status, distance: order.distance ?? 0 };
  return {
    tips: 0,
    orderTotal,
    vamvuCommission: 0,
    cancellationFee: fee,
    totalRefund: refund({ status, isPaid: order.paidAt !== null }, fee, orderTotal),
    courierDeliveryCost: courierDeliveryCost({ ...deal, pricing: pricingOf(findCity(db, order.cityId)) }),
    cancellationReason: createRandom(seed, 'reason', order.id).pick(reasons),
  };
};

/** Returns false if no courier is free. */
export const moveOrder = (
  db: DatabaseSync,
  order: OrderUnderWay,
  { at, to }: OrderStep,
  seed: number,
): boolean => {
  if (to === 'taken') return take(db, order, at, seed);
  const now = iso(at);
  store(db, order.id, {
    status: to,
    updatedAt: now,
    ...(to === 'paid' ? { paidAt: now } : {}),
    ...(to === 'accepted' || to === 'scheduled_accepted' ? { acceptedAt: now } : {}),
    ...(to === 'completed' || isCanceled(to) ? { completedAt: now } : {}),
    ...(isCanceled(to) ? cancellation(db, order, to, seed) : {}),
  });
  return true;
};
