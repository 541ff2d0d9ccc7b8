import { expect, it } from 'vitest';
import { isDue, refundOf } from './dueAmounts.ts';

it.each([
  ['canceled_by_customer', 5],
  ['scheduled_canceled', 5],
  // A status that the specification does not name yet.
  ['canceled_by_courier', 5],
  ['completed', 0],
  ['paid', 0],
])('the refund of an order with the status %s', (status, refund) => {
  expect(refundOf({ status, totalRefund: 5 })).toBe(refund);
});

it('a refund that the record lacks stays missing', () => {
  expect(refundOf({ status: 'canceled_by_customer' })).toBeUndefined();
  expect(refundOf({ status: 'canceled_by_customer', totalRefund: null })).toBeNull();
});

it('an amount without a condition is always due', () => {
  expect(isDue({}, undefined)).toBe(true);
  expect(isDue({}, 'canceled')).toBe(false);
});
