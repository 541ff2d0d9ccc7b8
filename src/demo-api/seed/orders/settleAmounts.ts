import type { OrderStatus } from '#shared/api/orders.ts';
import type { SeededCourier } from '../city/seedCouriers.ts';
import type { SeededEstablishment } from '../city/seedEstablishments.ts';
import { computeOrderAmounts, type Deal, type OrderAmounts } from './computeOrderAmounts.ts';
import { type createBaskets, usualBaskets } from './createBaskets.ts';

/** An order as far as its pay lists need to know it, before it is settled what is in it. */
export interface Proposal {
  completedAt: number | null;
  establishment: SeededEstablishment;
  courier: SeededCourier | null;
  status: OrderStatus;
  amounts: OrderAmounts;
}

const proposals = 4 * usualBaskets;

/** Other goods and a longer way, one after the other, until the pay lists accept what comes of it. */
export const settleAmounts = (
  basketAt: ReturnType<typeof createBaskets>,
  first: number,
  deal: Omit<Deal, 'basket'>,
  isAccepted: (amounts: OrderAmounts) => boolean,
) => {
  const propose = (step: number) => {
    const basket = basketAt(step < usualBaskets ? (first + step) % usualBaskets : step);
    const distance = deal.isDelivery ? Math.round(deal.distance * 100 + step * 5) / 100 : 0;
    return { basket, distance, amounts: computeOrderAmounts({ ...deal, basket, distance }) };
  };
  for (let step = 0; step < proposals; step += 1) {
    const proposal = propose(step);
    if (isAccepted(proposal.amounts)) return proposal;
  }
  return propose(0);
};
