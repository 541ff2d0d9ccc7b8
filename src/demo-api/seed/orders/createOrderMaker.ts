import { toCents } from '#shared/rules/money.ts';
import { isCanceled, type OrderStatus } from '#shared/rules/wireValues.ts';
import type { Row } from '../../db/tables.ts';
import { iso } from '../base/calendar.ts';
import type { Random } from '../base/random.ts';
import type { CityContext } from '../base/seedContext.ts';
import type { SeededCustomer } from '../city/planCustomers.ts';
import type { SeededCourier } from '../city/seedCouriers.ts';
import type { SeededEstablishment } from '../city/seedEstablishments.ts';
import { computeOrderAmounts } from './computeOrderAmounts.ts';
import { createBaskets } from './createBaskets.ts';
import { courierChance, needsCourier } from './orderStatusPlan.ts';
import { isoOrNull, planOrderTimes } from './planOrderTimes.ts';

/**
 * Random picker from a list sorted by start time. Picks only entries that exist at the instant, and favours
 * early ones. The instants should be nearly ascending.
 */
const createPicker = <Item>(
  list: readonly Item[],
  begin: (item: Item) => number,
  random: Random,
  favour: number,
): ((instant: number, suits: (item: Item) => boolean) => Item | null) => {
  const attempts = 12;
  let present = 0;
  return (instant, suits) => {
    const isThere = (item: Item): boolean => begin(item) <= instant && suits(item);
    for (let next = list[present]; next && begin(next) <= instant; next = list[present]) present += 1;
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const item = list[Math.floor(present * random.next() ** favour)];
      if (item !== undefined && isThere(item)) return item;
    }
    return list.slice(0, present).find(isThere) ?? null;
  };
};

export interface Participants {
  establishments: readonly SeededEstablishment[];
  couriers: readonly SeededCourier[];
  customers: readonly SeededCustomer[];
}

export interface OrderRequest {
  created: number;
  /** A function for closed orders, whose status may depend on the establishment. */
  status: OrderStatus | ((establishment: SeededEstablishment) => OrderStatus);
  mayBeScheduled: boolean;
}

export interface MadeOrder {
  row: Omit<Row<'orders'>, 'establishmentPayListId' | 'courierPayListId' | 'settledStatus'>;
  completedAt: number | null;
  establishment: SeededEstablishment;
  customer: SeededCustomer;
  courier: SeededCourier | null;
}

const found = <Item>(item: Item | null, what: string): Item => {
  if (item === null) throw new RangeError(`The city has no ${what}`);
  return item;
};

const isAlwaysScheduled = (status: OrderStatus): boolean => status.startsWith('scheduled');

const cancellationReason = (
  status: OrderStatus,
  { material }: CityContext,
  random: Random,
): string | null => {
  if (!isCanceled(status)) return null;
  const { canceledByCustomer, canceledByEstablishment } = material.phrases;
  return random.pick(status.includes('customer') ? canceledByCustomer : canceledByEstablishment);
};

/** Picks participants who existed at the time of the order. */
const createCast = ({ establishments, couriers, customers }: Participants, random: Random) => {
  const sellers = establishments
    .filter(({ commission }) => commission !== null)
    .sort((left, right) => left.created - right.created);
  const buyers = customers
    .filter(({ isBuyer }) => isBuyer)
    .sort((left, right) => left.created - right.created);
  const pickSeller = createPicker(sellers, ({ created }) => created, random, 2.6);
  const pickBuyer = createPicker(buyers, ({ created }) => created, random, 1.4);
  const pickCourier = createPicker(couriers, ({ from }) => from, random, 2);
  return {
    seller: (created: number, mustDeliver: boolean) =>
      found(
        pickSeller(created, ({ isDelivery }) => isDelivery || !mustDeliver),
        'establishment',
      ),
    buyer: (created: number) =>
      found(
        pickBuyer(created, () => true),
        'customer',
      ),
    courier: (created: number) => pickCourier(created, ({ until }) => until >= created),
  };
};

const chooseParties = (cast: ReturnType<typeof createCast>, request: OrderRequest, random: Random) => {
  const { created, status: wanted } = request;
  const mustDeliver = typeof wanted === 'string' && needsCourier(wanted);
  const establishment = cast.seller(created, mustDeliver);
  const status = typeof wanted === 'string' ? wanted : wanted(establishment);
  const { isDelivery: delivers, isPickup: handsOver } = establishment;
  const isDelivery = mustDeliver || !handsOver || (delivers && random.chance(0.82));
  const courier = isDelivery && random.chance(courierChance(status)) ? cast.courier(created) : null;
  return { establishment, customer: cast.buyer(created), courier, status, isDelivery };
};

/** Returns a function that creates the next order. */
export const createOrderMaker = (context: CityContext, participants: Participants, random: Random) => {
  const { cityId, plan, material, calendar } = context;
  const cast = createCast(participants, random);
  const baskets = new Map<string, ReturnType<typeof createBaskets>>(
    participants.establishments.map(({ id, category }) => [
      id,
      createBaskets(category, context.random('menu', id)),
    ]),
  );
  const vamvuOrderMinimum = toCents(plan.pricing.orderMinimum);

  return (request: OrderRequest): MadeOrder => {
    const { created } = request;
    const parties = chooseParties(cast, request, random);
    const { establishment, customer, courier, status, isDelivery } = parties;
    const distance = isDelivery ? Math.round((0.4 + random.next() ** 1.4 * 5.8) * 100) / 100 : 0;
    const deliveryTime = isDelivery ? Math.round(8 + distance * 4) : null;
    const { preparationTime, orderMinimum } = establishment;
    const isScheduled = isAlwaysScheduled(status) || (request.mayBeScheduled && random.chance(0.07));
    const minutes = preparationTime + (deliveryTime ?? 0);
    const times = planOrderTimes(
      { status, created, present: calendar.present, isScheduled, minutes },
      random,
    );
    const { scheduledFor, paidAt, acceptedAt, completedAt } = times;
    const basket = found(baskets.get(establishment.id) ?? null, 'goods')(random);
    const amounts = computeOrderAmounts({
      ...parties,
      basket,
      isPaid: paidAt !== null,
      hasCourier: courier !== null,
      distance,
      tips: isDelivery && random.chance(0.25) ? random.int(1, 8) * 50 : 0,
      pricing: plan.pricing,
      freeDeliveryFrom: toCents(material.settings.freeDeliveryOrderPrice),
    });
    return {
      establishment,
      customer,
      courier,
      completedAt,
      row: {
        id: random.hexId(),
        cityId,
        establishmentId: establishment.id,
        customerId: customer.id,
        courierId: courier?.id ?? null,
        status,
        deliveryMethod: isDelivery ? 'delivery' : 'pickup',
        items: basket.items,
        ...amounts,
        establishmentOrderMinimum: orderMinimum,
        vamvuOrderMinimum,
        establishmentAddress: establishment.address,
        customerAddress: isDelivery ? customer.address : null,
        distance: isDelivery ? distance : null,
        secureCode: random.digits(4),
        isScheduled: isScheduled ? 1 : 0,
        scheduledFor: isoOrNull(scheduledFor),
        paidAt: isoOrNull(paidAt),
        acceptedAt: isoOrNull(acceptedAt),
        completedAt: isoOrNull(completedAt),
        allergensComment: random.chance(0.06) ? random.pick(material.phrases.allergens) : null,
        cancellationReason: cancellationReason(status, context, random),
        deliveryTime,
        preparationTime,
        createdAt: iso(created),
        updatedAt: iso(completedAt ?? acceptedAt ?? paidAt ?? created),
        deletedAt: null,
      },
    };
  };
};
