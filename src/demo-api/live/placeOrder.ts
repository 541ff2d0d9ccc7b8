import type { DatabaseSync } from 'node:sqlite';
import { execute, insertInto, statement } from '../db/statement.ts';
import type { Row } from '../db/tables.ts';
import { iso, minute } from '../seed/base/calendar.ts';
import { createPerson } from '../seed/base/createPerson.ts';
import { createRandom, type Random } from '../seed/base/random.ts';
import { computeOrderAmounts } from '../seed/orders/computeOrderAmounts.ts';
import { createBaskets } from '../seed/orders/createBaskets.ts';
import { drawAddress, drawRow, type LiveCity, materials, pricingOf } from './liveCity.ts';
import type { Pace } from './orderSteps.ts';

type Seller = Pick<
  Row<'establishments'>,
  | 'id'
  | 'categoryId'
  | 'commission'
  | 'displayAddress'
  | 'orderMinimum'
  | 'preparationTime'
  | 'isDelivery'
  | 'isPickup'
  | 'isScheduling'
>;
type Buyer = Pick<Row<'customers'>, 'id'>;

const sellers = [
  't.*',
  `establishments t WHERE t.cityId = ? AND t.deletedAt IS NULL AND t.isActive = 1 AND t.isStopped = 0
    AND t.commission IS NOT NULL AND (t.isDelivery = 1 OR t.isPickup = 1)`,
] as const;
const buyers = ['t.id', 'customers t WHERE t.cityId = ? AND t.deletedAt IS NULL AND t.isActive = 1'] as const;

const newcomerChance = 0.08;

const register = (db: DatabaseSync, city: LiveCity, createdAt: string, draw: Random): Buyer => {
  const id = draw.id();
  const person = createPerson(materials[city.country], draw, draw.int(1000, 999_999));
  insertInto(
    db,
    'customers',
  )({ id, cityId: city.id, ...person, orders: 0, total: 0, isActive: 1, createdAt, updatedAt: createdAt });
  return { id };
};

/** The customer's previous delivery address. */
const addressOf = (db: DatabaseSync, cityId: string, customerId: string, draw: Random): string | null => {
  const last = statement(
    db,
    `SELECT customerAddress FROM orders WHERE cityId = ? AND deletedAt IS NULL AND customerId = ?
      AND customerAddress IS NOT NULL ORDER BY createdAt DESC LIMIT 1`,
  ).get(cityId, customerId);
  return last ? String(last.customerAddress) : drawAddress(db, cityId, draw);
};

/** Basket with the same goods and prices as the establishment's seeded orders. */
const drawBasket = ({ id, categoryId }: Seller, { country }: LiveCity, seed: number, draw: Random) => {
  const { categories } = materials[country];
  const category = categories.find((plan) => plan.id === categoryId) ?? categories[0];
  if (!category) throw new RangeError('The country has no category');
  return createBaskets(category, createRandom(seed, 'menu', id))(draw);
};

/** In steps of ten minutes, as in the customers' app. */
const drawSchedule = (at: number, speed: number, draw: Random): string => {
  const step = 10 * minute;
  return iso(Math.ceil((at + ((60 + draw.next() * 240) * minute) / speed) / step) * step);
};

/** Creates an order and returns its id; `null` without a seller or buyer. */
export const placeOrder = (
  db: DatabaseSync,
  city: LiveCity,
  at: number,
  { seed, speed }: Pace,
  draw: Random,
): string | null => {
  const seller = drawRow<Seller>(db, draw, sellers, city.id);
  if (!seller) return null;
  const createdAt = iso(at);
  const buyer = draw.chance(newcomerChance)
    ? register(db, city, createdAt, draw)
    : drawRow<Buyer>(db, draw, buyers, city.id);
  if (!buyer) return null;
  const isDelivery = seller.isPickup === 0 || (seller.isDelivery === 1 && draw.chance(0.82));
  const distance = isDelivery ? Math.round((0.4 + draw.next() ** 1.4 * 5.8) * 100) / 100 : 0;
  const isScheduled = seller.isScheduling === 1 && draw.chance(0.1);
  const basket = drawBasket(seller, city, seed, draw);
  const orderMinimum = seller.orderMinimum ?? 0;
  const amounts = computeOrderAmounts({
    status: 'created',
    isPaid: false,
    isDelivery,
    hasCourier: false,
    distance,
    tips: isDelivery && draw.chance(0.25) ? draw.int(1, 8) * 50 : 0,
    basket,
    establishment: { orderMinimum, commission: seller.commission, cancellationFee: 0 },
    pricing: pricingOf(city),
    freeDeliveryFrom: city.freeDeliveryOrderPrice,
  });
  const id = draw.hexId();
  insertInto(
    db,
    'orders',
  )({
    id,
    cityId: city.id,
    establishmentId: seller.id,
    customerId: buyer.id,
    status: 'created',
    deliveryMethod: isDelivery ? 'delivery' : 'pickup',
    items: basket.items,
    ...amounts,
    establishmentOrderMinimum: orderMinimum,
    vamvuOrderMinimum: city.vamvuOrderMinimum,
    establishmentAddress: seller.displayAddress,
    customerAddress: isDelivery ? addressOf(db, city.id, buyer.id, draw) : null,
    distance: isDelivery ? distance : null,
    secureCode: draw.digits(4),
    isScheduled: isScheduled ? 1 : 0,
    scheduledFor: isScheduled ? drawSchedule(at, speed, draw) : null,
    allergensComment: draw.chance(0.06) ? draw.pick(materials[city.country].phrases.allergens) : null,
    deliveryTime: isDelivery ? Math.round(8 + distance * 4) : null,
    preparationTime: seller.preparationTime,
    createdAt,
    updatedAt: createdAt,
  });
  execute(
    db,
    'UPDATE customers SET orders = orders + 1, total = total + ?, updatedAt = ? WHERE id = ?',
    amounts.orderTotal,
    createdAt,
    buyer.id,
  );
  return id;
};
