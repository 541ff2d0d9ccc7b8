import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCents, toCents } from './money.ts';
import { lineSums, type OrderItem, sumProblems } from './orderSums.ts';

const cents = fc.integer({ min: 0, max: 99_999 });
const amount = cents.map(fromCents);
const line = fc.record({ quantity: fc.integer({ min: 1, max: 20 }), price: amount });
const item: fc.Arbitrary<OrderItem> = fc
  .tuple(line, fc.integer({ min: 0, max: 100 }), fc.array(line, { maxLength: 4 }))
  .map(([of, discount, options]) => ({ ...of, discount, options }));
const order = fc
  .record({ items: fc.array(item, { maxLength: 8 }), surcharge: amount, deliveryCost: amount, tips: amount })
  .map((parts) => {
    const lines = parts.items.map(lineSums);
    const itemsSum = lines.reduce((sum, { gross }) => sum + gross, 0);
    const discountSum = lines.reduce((sum, { discount }) => sum + discount, 0);
    const rest = toCents(parts.surcharge) + toCents(parts.deliveryCost) + toCents(parts.tips);
    return {
      ...parts,
      itemsSum: fromCents(itemsSum),
      discountSum: fromCents(discountSum),
      orderTotal: fromCents(itemsSum - discountSum + rest),
    };
  });

describe('the sum of an item', () => {
  it('is quantity times price and options, minus the discount', () => {
    const options = [
      { quantity: 1, price: 2.1 },
      { quantity: 2, price: 0.35 },
    ];
    expect(lineSums({ quantity: 3, price: 6, discount: 20, options })).toEqual({
      gross: 2640,
      discount: 528,
      net: 2112,
    });
  });

  it('counts a missing quantity as one, and a missing price as zero', () => {
    expect(lineSums({ price: 1.005 })).toEqual({ gross: 101, discount: 0, net: 101 });
    expect(lineSums({ quantity: 2, price: null, discount: null, options: null }).net).toBe(0);
  });

  it('is in whole cents, split exactly into discount and remainder', () => {
    fc.assert(
      fc.property(item, (some) => {
        const { gross, discount, net } = lineSums(some);
        expect([gross, discount, net].every(Number.isInteger)).toBe(true);
        expect(discount + net).toBe(gross);
        expect(net).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('the sums of an order', () => {
  it('add up, or report the difference', () => {
    fc.assert(
      fc.property(order, (some) => {
        expect(sumProblems(some)).toEqual([]);
      }),
    );
    const off = fc.integer({ min: -5000, max: 5000 }).filter((by) => by !== 0);
    fc.assert(
      fc.property(order, off, (some, by) => {
        const stated = toCents(some.orderTotal) + by;
        expect(sumProblems({ ...some, orderTotal: fromCents(stated) })).toEqual([
          { sum: 'orderTotal', stated, computed: toCents(some.orderTotal) },
        ]);
      }),
    );
  });

  it('are not checked against missing values', () => {
    expect(sumProblems({})).toEqual([]);
    expect(sumProblems({ items: null, itemsSum: 10, orderTotal: 10 })).toEqual([]);
    expect(sumProblems({ items: [{ price: 4 }], itemsSum: 5, orderTotal: 5 })).toEqual([
      { sum: 'itemsSum', stated: 500, computed: 400 },
    ]);
    expect(sumProblems({ items: [], orderTotal: 5 })).toEqual([]);
    expect(sumProblems({ items: [{ price: 4, discount: 50 }], discountSum: null, orderTotal: null })).toEqual(
      [],
    );
    expect(sumProblems({ items: [{ price: 4, discount: 50 }], discountSum: 1 })).toEqual([
      { sum: 'discountSum', stated: 100, computed: 200 },
    ]);
  });
});
