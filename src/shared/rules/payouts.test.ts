import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  commissionPercent,
  commissionWithVatCents,
  courierPayoutCents,
  deliveryWithVatCents,
  earningsCents,
  establishmentPayoutCents,
  feeTakenCents,
  otherwiseRoundedCents,
  payoutCents,
  shownCancellationFeeCents,
} from './payouts.ts';
import { orderStatuses } from './wireValues.ts';

const line = {
  itemsSum: 40,
  surcharge: 1.5,
  discountSum: 5.25,
  vamvuCommission: 7.25,
  cancellationFee: 2,
  status: 'completed',
};

const cents = fc.integer({ min: 0, max: 1_000_000 });
const vatPercent = fc.integer({ min: 0, max: 100 });

/** The payout formula in integers: hundredths of a cent, rounded half away from zero at the end. */
const rounded = (hundredths: bigint): number => {
  const magnitude = hundredths < 0n ? -hundredths : hundredths;
  const result = Number((magnitude + 50n) / 100n);
  return hundredths < 0n && result !== 0 ? -result : result;
};

/** Computed by hand: amounts, VAT, and the expected cents. */
const byHand = [
  // 36.25 − 7.25 × 1.21 = 36.25 − 8.7725 = 27.4775
  { items: 40, surcharge: 1.5, discount: 5.25, commission: 7.25, vat: 21, withVat: 877, payout: 2748 },
  // 0.05 − 0.05 × 1.10 = −0.005: half a cent rounds away from zero
  { items: 0.05, surcharge: 0, discount: 0, commission: 0.05, vat: 10, withVat: 6, payout: -1 },
  // 0.15 − 0.10 × 1.05 = 0.045: the half cent goes to the payout, not to the commission
  { items: 0.15, surcharge: 0, discount: 0, commission: 0.1, vat: 5, withVat: 10, payout: 5 },
  // 10.10 − 3.33 × 1.20 = 10.10 − 3.996 = 6.104
  { items: 10.1, surcharge: 0, discount: 0, commission: 3.33, vat: 20, withVat: 400, payout: 610 },
  // 19.99 + 0.01 − 20.00 = 0, minus 1.00 × 2.00
  { items: 19.99, surcharge: 0.01, discount: 20, commission: 1, vat: 100, withVat: 200, payout: -200 },
  // 100.00 − 33.33 × 1.075 = 100.00 − 35.82975 = 64.17025
  { items: 100, surcharge: 0, discount: 0, commission: 33.33, vat: 7.5, withVat: 3583, payout: 6417 },
];

describe('payouts', () => {
  it.each(byHand)('match the manual calculation: $payout cents', (order) => {
    const { items: itemsSum, discount: discountSum, commission: vamvuCommission, surcharge } = order;
    const completed = { ...line, itemsSum, surcharge, discountSum, vamvuCommission };
    expect(commissionWithVatCents(completed, order.vat)).toBe(order.withVat);
    expect(establishmentPayoutCents(completed, order.vat)).toBe(order.payout);
  });

  it('do not depend on the order of lines, and have the opposite sign for opposite amounts', () => {
    const lines = fc.array(fc.tuple(cents, cents, fc.constantFrom(...orderStatuses)), { maxLength: 40 });
    fc.assert(
      fc.property(
        lines,
        vatPercent,
        fc.constantFrom('establishment', 'courier'),
        (amounts, vat, payeeType) => {
          const orders = amounts.map(([items, commission, status]) => ({
            ...{ itemsSum: items / 100, vamvuCommission: commission / 100, courierDeliveryCost: items / 100 },
            ...{ surcharge: 0.1, discountSum: 0.2, cancellationFee: 2, tips: commission / 100, status },
          }));
          const sum = (list: typeof orders) =>
            list.reduce((total, order) => total + payoutCents(payeeType, order, vat), 0);
          expect(sum(orders.toReversed())).toBe(sum(orders));
          expect(sum(orders.toSorted((a, b) => a.itemsSum - b.itemsSum))).toBe(sum(orders));
          for (const order of orders) {
            expect(Number.isSafeInteger(payoutCents(payeeType, order, vat))).toBe(true);
            const negated = Object.fromEntries(
              Object.entries(order).map(([name, value]) => [
                name,
                typeof value === 'number' ? -value : value,
              ]),
            ) as typeof order;
            expect(payoutCents(payeeType, negated, vat)).toBe(0 - payoutCents(payeeType, order, vat));
          }
        },
      ),
    );
  });

  it('show earnings and delivery with VAT to the cent', () => {
    expect(earningsCents(line)).toBe(3625);
    // 3.33 × 1.21 = 4.0293, 2.50 × 1.21 = 3.025
    expect(deliveryWithVatCents({ courierDeliveryCost: 3.33, tips: 0 }, 21)).toBe(403);
    expect(deliveryWithVatCents({ courierDeliveryCost: 2.5, tips: 0 }, 21)).toBe(303);
  });

  it('match an integer formula for every completed order', () => {
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

  it('are zero if the customer canceled, and deduct the fee in every other state', () => {
    expect(establishmentPayoutCents({ ...line, status: 'canceled_by_customer' }, 21)).toBe(0);
    for (const status of orderStatuses) {
      if (status === 'completed' || status === 'canceled_by_customer') continue;
      expect(establishmentPayoutCents({ ...line, status }, 21)).toBe(-200);
    }
  });

  it('show the fee as negative only if the establishment canceled', () => {
    for (const status of orderStatuses) {
      const expected = status === 'canceled_by_establishment' ? -200 : 200;
      expect(shownCancellationFeeCents({ ...line, status })).toBe(expected);
    }
  });

  it('deduct the fee, with either sign, unless the order was completed or canceled by the customer', () => {
    const free = ['completed', 'canceled_by_customer'];
    for (const status of orderStatuses)
      expect(feeTakenCents({ ...line, status })).toBe(free.includes(status) ? 0 : -200);
    expect(
      Object.is(feeTakenCents({ ...line, cancellationFee: null, status: 'canceled_by_courier' }), 0),
    ).toBe(true);
  });

  it('are completed earnings − commission with VAT − deducted fees, to the cent', () => {
    const amounts = fc.tuple(cents, cents, cents, cents, cents, fc.constantFrom(...orderStatuses));
    // Percentages with two decimals, and common integers that often yield half cents.
    const vats = fc.oneof(
      fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
      vatPercent,
      fc.constantFrom(5, 10, 21),
    );
    fc.assert(
      fc.property(fc.array(amounts, { maxLength: 30 }), vats, (rows, vat) => {
        const orders = rows.map(([items, surcharge, discount, commission, fee, status]) => ({
          ...{ itemsSum: items / 100, surcharge: surcharge / 100, discountSum: discount / 100, status },
          ...{ vamvuCommission: commission / 100, cancellationFee: fee / 100 },
        }));
        const sum = (of: typeof orders, amount: (order: (typeof orders)[0]) => number): number =>
          of.reduce((total, order) => total + amount(order), 0);
        const completed = orders.filter(({ status }) => status === 'completed');
        const taken = -sum(orders, feeTakenCents);
        expect(
          sum(completed, earningsCents) -
            sum(completed, (order) => commissionWithVatCents(order, vat)) -
            taken,
        ).toBe(sum(orders, (order) => payoutCents('establishment', order, vat)));
        // Rounding moves at most half a cent from the commission to the payout.
        for (const order of completed) {
          const exact = order.vamvuCommission * (100 + vat);
          expect(Math.abs(commissionWithVatCents(order, vat) - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
        }
      }),
    );
  });

  it('show the commission as a percentage of the earnings, or a dash without earnings', () => {
    expect(commissionPercent(line)).toBe(20);
    expect(commissionPercent({ ...line, itemsSum: 3.75 })).toBeNull();
  });

  it('are for couriers the delivery with VAT plus tips', () => {
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

describe('the payout of a line', () => {
  // 3.33 × 1.21 + 1.50 = 5.5293; 36.25 − 7.25 × 1.21 = 27.4775
  const both = { ...line, courierDeliveryCost: 3.33, tips: 1.5 };
  it.each([
    ['courier', 553],
    ['establishment', 2748],
  ] as const)('matches that of the %s', (payeeType, cents) =>
    expect(payoutCents(payeeType, both, 21)).toBe(cents),
  );
});

it.each([
  // 0.05 × 1.10 = 0.055, three times 0.165
  ['courier', { courierDeliveryCost: 0.05, tips: 0 }, 10, [17, 15]],
  // 0.15 − 0.10 × 1.05 = 0.045, three times 0.135
  ['establishment', { itemsSum: 0.15, vamvuCommission: 0.1 }, 5, [14, 12]],
] as const)(
  'three lines of a %s are rounded only in their sum, or truncated',
  (payeeType, amounts, vat, cents) => {
    const one = { ...line, surcharge: 0, discountSum: 0, courierDeliveryCost: 0, tips: 0, ...amounts };
    expect(otherwiseRoundedCents(payeeType, [one, one, one], vat)).toEqual(cents);
  },
);
