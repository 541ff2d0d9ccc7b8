import { expect, it } from 'vitest';
import { findLineFaults } from './lineFaults.ts';
import type { PayeeType } from './payouts.ts';

const line = (id: string, itemsSum: number, vamvuCommission: number, changes: object = {}) => ({
  ...{ id, orderId: `order-${id}`, completedAt: '2026-05-03T10:00:00Z', status: 'completed', itemsSum },
  ...{ surcharge: 0, discountSum: 0, vamvuCommission, cancellationFee: 2, courierDeliveryCost: 3, tips: 0 },
  ...changes,
});
type Line = ReturnType<typeof line>;

const faultsOf = (
  lines: readonly Line[],
  payeeType: PayeeType = 'establishment',
  { startDate = '2026-05-01', endDate = '2026-05-15' } = {},
): string[] =>
  findLineFaults({ payeeType, startDate, endDate, timeZone: 'Europe/Madrid', lines }).map(
    ({ line: { id }, fault }) => `${id} ${fault}`,
  );

/** Three lines at 10 %, enough to make that the usual commission. */
const usual = [line('a', 100, 10), line('b', 50, 5), line('c', 20, 2)];

it('a unique percentage is a fault if three lines agree, for establishments only', () => {
  expect(faultsOf([...usual, line('d', 100, 15)])).toEqual(['d commission']);
  expect(faultsOf([...usual, line('d', 100, 15)], 'courier')).toEqual([]);
  expect(faultsOf([...usual.slice(1), line('d', 100, 15)])).toEqual([]);
  expect(faultsOf([...usual, line('d', 100, 15), line('e', 100, 15)])).toEqual([]);
});

it('two percentages are equal if rounding to the cent explains the difference', () => {
  const small = [line('a', 1, 0.1), line('b', 1, 0.1), line('c', 1, 0.1)];
  expect(faultsOf([...small, line('d', 1, 0.11)])).toEqual([]);
  expect(faultsOf([...small, line('d', 1, 0.12)])).toEqual(['d commission']);
});

it('an ambiguous percentage of a tiny amount hides no fault of a larger one', () => {
  expect(faultsOf([line('t', 0.1, 0.01), ...usual, line('d', 100, 15)])).toEqual(['d commission']);
});

it.each([
  ['nothing', line('d', 100, 0), ['d commission']],
  ['less than nothing', line('d', 100, -1), ['d commission']],
  ['more than was earned', line('d', 100, 100.01), ['d commission']],
  ['of a line without earnings', line('d', 0, 5), []],
  ['of a line that was canceled', line('d', 100, 150, { status: 'canceled_by_customer' }), []],
])('a commission of %s', (_what, odd, faults) => expect(faultsOf([...usual, odd])).toEqual(faults));

it('commissions of none and all of the earnings count as percentages', () => {
  for (const percent of [0, 1]) {
    const all = [10, 20, 30].map((sum) => line(String(sum), sum, sum * percent));
    expect(faultsOf(all)).toEqual([]);
  }
});

it('more than twelve percentages have no usual one, but impossible commissions are still faults', () => {
  const others = (count: number) =>
    Array.from({ length: count }, (_, index) => line(`x${index}`, 1000, 200 + 20 * index));
  expect(faultsOf([...usual, ...others(11)])).toHaveLength(11);
  expect(faultsOf([...usual, ...others(12), line('d', 1, 2)])).toEqual(['d commission']);
});

it.each([
  ['2026-04-30T21:59:59Z', ['d otherPeriod']],
  ['2026-04-30T22:00:00Z', []],
  ['2026-05-15T21:59:59Z', []],
  ['2026-05-15T22:00:00Z', ['d otherPeriod']],
  [null, []],
  ['yesterday', []],
])('completed at %s', (completedAt, faults) => {
  const lines = [line('d', 100, 10, { completedAt })];
  expect(faultsOf(lines)).toEqual(faults);
  expect(faultsOf(lines, 'courier', { startDate: '' })).toEqual([]);
  expect(faultsOf(lines, 'courier', { endDate: '' })).toEqual([]);
});

it('a repeated order is a fault, and an unreadable line is reported instead of its period', () => {
  const again = line('d', 100, 10, { orderId: 'order-a' });
  const unreadable = line('e', 100, 10, { $unreadable: ['tips'], completedAt: '2026-01-01T00:00:00Z' });
  expect(faultsOf([...usual, again, unreadable])).toEqual(['d twice', 'e unreadable']);
});
