import type { OrderStatus } from '#shared/rules/wireValues.ts';
import type { Row } from '../db/tables.ts';
import { minute } from '../seed/base/calendar.ts';
import { createRandom } from '../seed/base/random.ts';

/** A seed gives an order the same course each time. At speed 60 a minute takes a second. */
export interface Pace {
  seed: number;
  speed: number;
}

/** Fields that determine the next step of an order. */
export type OrderUnderWay = Pick<
  Row<'orders'>,
  | 'id'
  | 'cityId'
  | 'establishmentId'
  | 'customerId'
  | 'courierId'
  | 'deliveryMethod'
  | 'isScheduled'
  | 'createdAt'
  | 'paidAt'
  | 'acceptedAt'
  | 'scheduledFor'
  | 'updatedAt'
  | 'preparationTime'
  | 'deliveryTime'
  | 'distance'
  | 'tips'
  | 'orderTotal'
> & { status: OrderStatus };

/** `taken`: a courier is assigned; the status stays. */
export interface OrderStep {
  at: number;
  to: OrderStatus | 'taken';
}

interface Facts {
  order: OrderUnderWay;
  chance: (probability: number) => boolean;
  /** Between `min` and `max` minutes after the last change, or after `from`. */
  soon: (to: OrderStep['to'], min: number, max: number, from?: number | null) => OrderStep;
}

const instant = (text: string | null): number | null => (text === null ? null : Date.parse(text));
const usualPreparation = 20;
const usualDelivery = 15;

const afterAcceptance = ({ order, chance, soon }: Facts): OrderStep => {
  const accepted = instant(order.acceptedAt);
  if (chance(0.02)) return soon('canceled_by_customer_after_acceptance', 3, 10, accepted);
  if (chance(0.015)) return soon('canceled_by_establishment_after_acceptance', 3, 12, accepted);
  const minutes = order.preparationTime ?? usualPreparation;
  return soon('ready_to_pick_up', minutes * 0.8, minutes * 1.3, accepted);
};

const before = (minutes: number, { order, soon }: Facts, to: OrderStatus): OrderStep =>
  soon(to, -minutes - 2, -minutes, instant(order.scheduledFor));

const delivery = ({ order }: Facts): number => order.deliveryTime ?? usualDelivery;

const statusSteps: Partial<Record<OrderStatus, (facts: Facts) => OrderStep>> = {
  created: ({ chance, soon }) => (chance(0.04) ? soon('canceled_by_customer', 1, 4) : soon('paid', 0.2, 1.5)),
  paid: ({ order, chance, soon }) => {
    if (chance(0.03)) return soon('canceled_by_establishment', 1, 6);
    return soon(order.isScheduled === 1 ? 'scheduled_accepted' : 'accepted', 0.4, 4);
  },
  accepted: afterAcceptance,
  scheduled_accepted: (facts) => {
    if (facts.chance(0.05)) return facts.soon('scheduled_canceled', 4, 25);
    const minutes = (facts.order.preparationTime ?? usualPreparation) + delivery(facts) + 15;
    return before(minutes, facts, 'scheduled_accepted_next');
  },
  scheduled_accepted_next: (facts) => before(delivery(facts) + 6, facts, 'ready_to_pick_up'),
  ready_to_pick_up: ({ order, soon }) =>
    order.deliveryMethod === 'pickup' ? soon('completed', 4, 20) : soon('picked_up', 1, 5),
  picked_up: (facts) => facts.soon('almost_here', delivery(facts) * 0.6, delivery(facts)),
  almost_here: ({ soon }) => soon('arrived', 1, 4),
  arrived: ({ soon }) => soon('completed', 0.5, 3),
};

const waitsForCourier: readonly OrderStatus[] = ['accepted', 'scheduled_accepted_next', 'ready_to_pick_up'];

/**
 * Next step of an order and its time; `null` if there is none. Derived from the order, so no state has to be
 * stored.
 */
export const nextOrderStep = (order: OrderUnderWay, { seed, speed }: Pace): OrderStep | null => {
  const changed = Date.parse(order.updatedAt);
  const factsOf = (stream: string): Facts => {
    const draw = createRandom(seed, stream, order.id, order.status);
    return {
      order,
      chance: draw.chance,
      soon: (to, min, max, from) => {
        const at = (from ?? changed) + ((min + draw.next() * (max - min)) * minute) / speed;
        return { to, at: Math.max(changed + 1, Math.floor(at)) };
      },
    };
  };
  const step = statusSteps[order.status]?.(factsOf('step')) ?? null;
  const isWaiting =
    order.deliveryMethod === 'delivery' && !order.courierId && waitsForCourier.includes(order.status);
  if (!isWaiting) return step;
  const taken = factsOf('taken').soon('taken', 1, 8);
  // Orders leave the establishment only with a courier.
  return step && order.status !== 'ready_to_pick_up' && step.at < taken.at ? step : taken;
};
