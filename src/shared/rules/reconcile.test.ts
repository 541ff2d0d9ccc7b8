import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PayeeType, payoutCents } from './payouts.ts';
import { reconcile } from './reconcile.ts';
import { orderStatuses } from './wireValues.ts';

const line = (id: string, itemsSum: number, status = 'completed') => ({
  id,
  status,
  itemsSum,
  surcharge: 0,
  discountSum: 0,
  vamvuCommission: itemsSum / 10,
  cancellationFee: 2,
  courierDeliveryCost: itemsSum / 5,
  tips: 0.5,
});
const kinds: PayeeType[] = ['establishment', 'courier'];
const sum = (payeeType: PayeeType, lines: readonly ReturnType<typeof line>[], vat: number): number =>
  lines.reduce((total, each) => total + payoutCents(payeeType, each, vat), 0);

/** 40.00 − 4.00 × 1.21 = 35.16; 20.10 − 2.01 × 1.21 = 17.6679; 0; −2.00 */
const lines = [
  line('a', 40),
  line('b', 20.1),
  line('c', 30, 'canceled_by_customer'),
  line('d', 50, 'canceled_by_establishment'),
];
const recomputedCents = 3516 + 1767 - 200;
const check = (storedCents: number) => reconcile({ payeeType: 'establishment', vat: 21, storedCents, lines });

describe('reconciliation', () => {
  it('finds nothing for a correct stored sum, with any lines', () => {
    const anyLine = fc.tuple(fc.integer({ min: 0, max: 100_000 }), fc.constantFrom(...orderStatuses));
    fc.assert(
      fc.property(
        fc.array(anyLine, { maxLength: 30 }),
        fc.integer({ min: 0, max: 100 }),
        fc.constantFrom(...kinds),
        (amounts, vat, payeeType) => {
          const all = amounts.map(([cents, status], index) => line(String(index), cents / 100, status));
          const storedCents = sum(payeeType, all, vat);
          const result = reconcile({ payeeType, vat, storedCents, lines: all });
          expect(result).toMatchObject({ recomputedCents: storedCents, differenceCents: 0 });
          expect(result.explanations).toEqual([]);
        },
      ),
    );
  });

  it.each([
    ['leftOut', 'a', recomputedCents - 3516],
    ['twice', 'b', recomputedCents + 1767],
    // 30.00 − 3.00 × 1.21 = 26.37
    ['asCompleted', 'c', recomputedCents + 2637],
    ['asFee', 'b', recomputedCents - 1767 - 200],
    // 4.00 × 0.21
    ['withoutVat', 'a', recomputedCents + 84],
  ])('names the line that was %s', (reading, id, stored) => {
    const { differenceCents, explanations } = check(stored);
    expect(differenceCents).toBe(stored - recomputedCents);
    expect(explanations).toContainEqual({ line: lines.find((each) => each.id === id), reading });
  });

  it('reports that all lines without VAT match the stored sum', () => {
    const { explanations, explainedByAll } = check(sum('establishment', lines, 0));
    expect(explainedByAll).toBe('allWithoutVat');
    expect(explanations).toEqual([]);
  });

  it('reports the difference even if no line explains it', () => {
    expect(check(recomputedCents + 1250)).toMatchObject({
      storedCents: recomputedCents + 1250,
      recomputedCents,
      differenceCents: 1250,
      explanations: [],
      explainedByAll: null,
    });
  });
});

it('explains a line counted as canceled by the customer, and an omitted cancellation by the establishment', () => {
  const readings = (storedCents: number) =>
    check(storedCents).explanations.map(({ line: { id }, reading }) => `${id} ${reading}`);
  // 17.67 fits two readings of line b: left out, or canceled with a payout of 0. The simpler reading is
  // reported.
  expect(readings(recomputedCents - 1767)).toEqual(['b leftOut']);
  // Line d loses its −2.00: as if canceled by the customer, or as if left out.
  expect(readings(recomputedCents + 200)).toEqual(['d leftOut']);
  expect(readings(recomputedCents - 200)).toEqual(['c asFee', 'd twice']);
});

it('ignores the status for couriers', () => {
  const storedCents = sum('courier', lines, 21) - 200;
  expect(reconcile({ payeeType: 'courier', vat: 21, storedCents, lines }).explanations).toEqual([]);
});
