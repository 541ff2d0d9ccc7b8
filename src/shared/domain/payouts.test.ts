import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderStatuses } from './orderStatuses.ts';
import {
  commissionPercent,
  courierPayoutCents,
  establishmentPayoutCents,
  shownCancellationFeeCents,
} from './payouts.ts';

const line = {
  itemsSum: 40,
  surcharge: 1.5,
  discountSum: 5.25,
  vamvuCommission: 7.25,
  cancellationFee: 2,
  status: 'completed',
};

const cents = fc.integer({ min: 0, max: 1_000_000 });
const vatPercent = fc.integer({ min: 0, max: 30 });

/** The same formula in whole numbers: hundredths of a cent, rounded half away from zero at the end. */
const rounded = (hundredths: bigint): number => {
  const magnitude = hundredths < 0n ? -hundredths : hundredths;
  const result = Number((magnitude + 50n) / 100n);
  return hundredths < 0n && result !== 0 ? -result : result;
};

describe('payouts', () => {
  it('pays a completed order its earnings less the commission with VAT', () => {
    // 36.25 − 7.25 × 1.21 = 27.4775
    expect(establishmentPayoutCents(line, 21)).toBe(2748);
  });

  it('agrees with a whole-number formulation for every completed order', () => {
    fc.assert(
      fc.property(cents, cents, cents, cents, vatPercent, (items, surcharge, discount, commission, vat) => {
        const order = {
          ...line,
          itemsSum: items / 100,
          surcharge: surcharge / 100,
          discountSum: discount / 100,
          vamvuCommission: commission / 100,
        };
        const exact = BigInt(items + surcharge - discount) * 100n - BigInt(commission) * BigInt(100 + vat);
        expect(establishmentPayoutCents(order, vat)).toBe(rounded(exact));
      }),
    );
  });

  it('pays nothing when the customer canceled and takes the fee in every other state', () => {
    expect(establishmentPayoutCents({ ...line, status: 'canceled_by_customer' }, 21)).toBe(0);
    for (const status of orderStatuses) {
      if (status === 'completed' || status === 'canceled_by_customer') continue;
      expect(establishmentPayoutCents({ ...line, status }, 21)).toBe(-200);
    }
  });

  it('shows the fee as negative only where the establishment canceled', () => {
    for (const status of orderStatuses) {
      const expected = status === 'canceled_by_establishment' ? -200 : 200;
      expect(shownCancellationFeeCents({ ...line, status })).toBe(expected);
    }
  });

  it('gives the commission as a percent of the earnings, and a dash when there were none', () => {
    expect(commissionPercent(line)).toBe(20);
    expect(commissionPercent({ ...line, itemsSum: 3.75 })).toBeNull();
  });

  it('pays couriers the delivery with VAT plus tips', () => {
    expect(courierPayoutCents({ courierDeliveryCost: 3.5, tips: 1 }, 21)).toBe(524);
    fc.assert(
      fc.property(cents, cents, vatPercent, (delivery, tips, vat) => {
        const exact = BigInt(delivery) * BigInt(100 + vat) + BigInt(tips) * 100n;
        expect(courierPayoutCents({ courierDeliveryCost: delivery / 100, tips: tips / 100 }, vat)).toBe(
          rounded(exact),
        );
      }),
    );
  });
});
