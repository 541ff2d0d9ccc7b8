import { roundHalfUp, toCents } from '#shared/rules/money.ts';
import { isCanceled, type OrderStatus } from '#shared/rules/wireValues.ts';
import type { CityPlan } from '../base/countryMaterial.ts';
import type { SeededEstablishment } from '../city/seedEstablishments.ts';
import type { Basket } from './createBaskets.ts';

type Rates = CityPlan['pricing']['customer'];

/** Amounts of an order in cents. */
export interface OrderAmounts {
  itemsSum: number;
  discountSum: number;
  surcharge: number;
  deliveryCost: number;
  courierDeliveryCost: number;
  tips: number;
  orderTotal: number;
  vamvuCommission: number;
  cancellationFee: number;
  totalRefund: number;
}

export interface Deal {
  status: OrderStatus;
  isPaid: boolean;
  isDelivery: boolean;
  hasCourier: boolean;
  distance: number;
  tips: number;
  basket: Basket;
  establishment: Pick<SeededEstablishment, 'orderMinimum' | 'commission' | 'cancellationFee'>;
  pricing: Pick<CityPlan['pricing'], 'customer' | 'courier'>;
  /** In cents. */
  freeDeliveryFrom: number;
}

const priceOfDistance = ({ baseDistance, baseRate, distanceRate }: Rates, distance: number): number =>
  toCents(baseRate + Math.max(0, distance - baseDistance) * distanceRate);

const deliveryCost = ({ isDelivery, distance, pricing, freeDeliveryFrom }: Deal, goods: number): number =>
  !isDelivery || goods >= freeDeliveryFrom ? 0 : priceOfDistance(pricing.customer, distance);

/** Canceled orders pay the courier the base rate. */
export const courierDeliveryCost = ({
  hasCourier,
  status,
  distance,
  pricing,
}: Pick<Deal, 'hasCourier' | 'status' | 'distance'> & {
  pricing: Pick<Deal['pricing'], 'courier'>;
}): number => {
  if (!hasCourier) return 0;
  return isCanceled(status) ? toCents(pricing.courier.baseRate) : priceOfDistance(pricing.courier, distance);
};

/** Customers who cancel after acceptance forfeit the fee. */
export const refund = (
  { status, isPaid }: Pick<Deal, 'status' | 'isPaid'>,
  cancellationFee: number,
  orderTotal: number,
): number => {
  if (!isPaid || !isCanceled(status)) return 0;
  const kept = status === 'canceled_by_customer_after_acceptance' ? cancellationFee : 0;
  return Math.max(0, orderTotal - kept);
};

export const computeOrderAmounts = (deal: Deal): OrderAmounts => {
  const { basket, establishment, status } = deal;
  const { itemsSum, discountSum } = basket;
  const canceled = isCanceled(status);
  // The surcharge makes up the difference to the establishment's minimum.
  const surcharge = Math.max(0, establishment.orderMinimum - (itemsSum - discountSum));
  const earnings = itemsSum + surcharge - discountSum;
  const delivery = deliveryCost(deal, itemsSum - discountSum);
  const tips = canceled ? 0 : deal.tips;
  const orderTotal = earnings + delivery + tips;
  return {
    itemsSum,
    discountSum,
    surcharge,
    deliveryCost: delivery,
    courierDeliveryCost: courierDeliveryCost(deal),
    tips,
    orderTotal,
    vamvuCommission: canceled ? 0 : roundHalfUp((earnings * (establishment.commission ?? 0)) / 100),
    cancellationFee: canceled ? establishment.cancellationFee : 0,
    totalRefund: refund(deal, establishment.cancellationFee, orderTotal),
  };
};
