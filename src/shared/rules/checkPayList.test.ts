import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPayList } from './checkPayList.ts';
import { type PayeeType, payoutCents } from './payouts.ts';
import { reconcile } from './reconcile.ts';

const vat = 21;
const line = (id: string, itemsSum: number, changes: object = {}) => ({
  ...{ id, orderId: `order-${id}`, completedAt: '2026-05-03T10:00:00Z', status: 'completed' },
  ...{ itemsSum, surcharge: 0, discountSum: 0, vamvuCommission: Math.round(itemsSum * 15) / 100 },
  ...{ cancellationFee: 2, courierDeliveryCost: itemsSum / 5, tips: 0.5 },
  ...changes,
});
type Line = ReturnType<typeof line>;
const sumOf = (payeeType: PayeeType, lines: readonly Line[]): number =>
  lines.reduce((sum, each) => sum + payoutCents(payeeType, each, vat), 0);
const check = (lines: readonly Line[], storedCents: number, payeeType: PayeeType = 'establishment') =>
  checkPayList({
    ...{ payeeType, vat, storedCents, lines, timeZone: 'Europe/Madrid' },
    ...{ startDate: '2026-05-01', endDate: '2026-05-15' },
  });

const lines = [line('a', 40), line('b', 20.1), line('c', 33.33), line('d', 18)];
const stored = sumOf('establishment', lines);
const amounts = fc.array(fc.integer({ min: 100, max: 100_000 }), { minLength: 1, maxLength: 40 });

describe('the check of a pay list', () => {
  it('accepts every list with one percentage, lines within its period and the correct sum', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom<PayeeType>('establishment', 'courier'), (cents, payeeType) => {
        const all = cents.map((size, index) => line(String(index), size / 100));
        expect(check(all, sumOf(payeeType, all), payeeType).verdict).toMatchObject({
          outcome: 'right',
          cause: null,
        });
      }),
    );
  });

  it('rejects a wrong sum, with the same result as the page of the list', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.integer({ min: -5000, max: 5000 }).filter((cents) => cents !== 0),
        (cents, off) => {
          const all = cents.map((size, index) => line(String(index), size / 100));
          const storedCents = sumOf('establishment', all) + off;
          const { verdict, reconciliation } = check(all, storedCents);
          expect(verdict).toMatchObject({ outcome: 'differs', differenceCents: off });
          expect(verdict.cause).not.toBeNull();
          expect(reconciliation).toEqual(
            reconcile({ payeeType: 'establishment', vat, storedCents, lines: all }),
          );
        },
      ),
    );
  });

  it('finds two errors that cancel each other out: one commission 5.00 too high, another 5.00 too low', () => {
    const hidden = [
      ...lines,
      line('e', 50, { vamvuCommission: 7.5 + 5 }),
      line('f', 50, { vamvuCommission: 7.5 - 5 }),
    ];
    expect(sumOf('establishment', hidden)).toBe(
      sumOf('establishment', [...lines, line('e', 50), line('f', 50)]),
    );
    const { verdict, faults } = check(hidden, sumOf('establishment', hidden));
    expect(verdict).toMatchObject({
      outcome: 'lines',
      differenceCents: 0,
      wrongLines: 2,
      cause: 'commission',
    });
    expect(faults.map((each) => each.line.id)).toEqual(['e', 'f']);
  });

  it.each([
    ['missing', lines, stored - payoutCents('establishment', line('b', 20.1), vat), 'order-b'],
    ['twice', [...lines, line('x', 20.1, { orderId: 'order-b' })], stored, 'order-b'],
    ['otherPeriod', [...lines, line('x', 25, { completedAt: '2026-05-15T22:30:00Z' })], stored, 'order-x'],
    ['rounding', lines, stored - 1, null],
    ['commission', [...lines, line('x', 25, { vamvuCommission: 5 })], stored + 12_345, 'order-x'],
    ['unreadable', [...lines, line('x', 25, { $unreadable: ['tips'] })], stored + 12_345, 'order-x'],
    ['vat', lines, sumOf('establishment', lines) + Math.round(600 * 0.21), 'order-a'],
    ['rounding', lines, stored + 1, null],
    ['unknown', lines, stored + 54_321, null],
    ['unknown', [...lines, line('x', 20.1, { orderId: 'order-b' })], stored + 54_321, null],
  ] as const)('names the likely cause: %s', (cause, all, sum, orderId) => {
    expect(check(all as Line[], sum).verdict).toMatchObject({ outcome: 'differs', cause, orderId });
  });

  it("compares days in the country's time zone, and accepts lines without a completion time", () => {
    const late = line('x', 25, { completedAt: '2026-05-15T21:59:00Z' });
    const never = line('y', 25, { completedAt: null, status: 'canceled_by_establishment' });
    const all = [...lines, late, never];
    expect(check(all, sumOf('establishment', all)).verdict.outcome).toBe('right');
  });

  it('accepts a second percentage of several lines, and lines with individual percentages', () => {
    const other = (id: string, sum: number) => line(id, sum, { vamvuCommission: Math.round(sum * 20) / 100 });
    const changed = [...lines, other('x', 25), other('y', 35)];
    expect(check(changed, sumOf('establishment', changed)).verdict.outcome).toBe('right');
    const own = Array.from({ length: 20 }, (_, index) =>
      line(String(index), 100, { vamvuCommission: index + 5 }),
    );
    expect(check(own, sumOf('establishment', own)).verdict.outcome).toBe('right');
  });
});

describe('the likely cause of a difference', () => {
  const canceled = line('e', 30, { status: 'canceled_by_customer' });
  const refused = line('f', 30, { status: 'canceled_by_establishment' });
  const completed = payoutCents('establishment', line('e', 30), vat);
  it.each([
    ['status', [...lines, canceled], stored + completed, 'order-e'],
    ['status', [...lines, refused], stored + completed, 'order-f'],
    ['status', [...lines, canceled], stored - 200, 'order-e'],
    ['twice', lines, stored + payoutCents('establishment', line('b', 20.1), vat), 'order-b'],
    ['missing', [...lines, line('g', 18)], stored, null],
    ['vat', lines, lines.reduce((sum, each) => sum + payoutCents('establishment', each, 0), 0), null],
  ] as const)('%s', (cause, all, sum, orderId) => {
    expect(check(all as Line[], sum).verdict).toMatchObject({ outcome: 'differs', cause, orderId });
  });

  it('is that of the first faulty line, with its order only for a single line', () => {
    const odd = (id: string) => line(id, 25, { vamvuCommission: 5 + Number(id) });
    const one = [...lines, odd('1')];
    expect(check(one, sumOf('establishment', one)).verdict).toMatchObject({
      ...{ outcome: 'lines', cause: 'commission', orderId: 'order-1' },
    });
    const two = [...lines, odd('1'), odd('2')];
    expect(check(two, sumOf('establishment', two)).verdict).toMatchObject({
      outcome: 'lines',
      orderId: null,
    });
  });
});
