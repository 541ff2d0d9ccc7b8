import { expect, it } from 'vitest';
import {
  checkOutcomes,
  differenceCauses,
  differenceField,
  differenceStates,
  type PayListDifference,
  stateOfDifference,
} from './payListDifference.ts';

const verdict = (outcome: (typeof checkOutcomes)[number]): PayListDifference => ({
  outcome,
  differenceCents: 0,
  cause: null,
  orderId: null,
  wrongLines: 0,
  checkedAt: '2026-11-21T10:00:00.000Z',
});

it('a pay list with wrong lines differs, and an unreadable one is unchecked', () => {
  const checkedAt = '2026-11-21T10:00:00.000Z';
  expect([
    stateOfDifference(verdict('right')),
    stateOfDifference(verdict('differs')),
    stateOfDifference(verdict('lines')),
    stateOfDifference({ outcome: 'changed', checkedAt }),
    stateOfDifference({ outcome: 'unread', checkedAt }),
    stateOfDifference(undefined),
  ]).toEqual(['right', 'differs', 'differs', 'changed', 'notChecked', 'notChecked']);
});

it('its keywords are stable, because files and addresses of views contain them', () => {
  expect(differenceField).toBe('difference');
  expect(checkOutcomes.join(' ')).toBe('right lines differs');
  expect(differenceStates.join(' ')).toBe('differs right changed notChecked');
  const causes = 'missing twice commission otherPeriod rounding vat status unreadable unknown';
  expect(differenceCauses.join(' ')).toBe(causes);
});
