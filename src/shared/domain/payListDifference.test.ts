import { expect, it } from 'vitest';
import {
  checkOutcomes,
  type DifferenceState,
  differenceCauses,
  differenceField,
  differenceStates,
  matchesFilter,
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

it('a pay list with wrong lines differs, and a changed or unreadable one is unchecked', () => {
  const checkedAt = '2026-11-21T10:00:00.000Z';
  expect([
    stateOfDifference(verdict('right')),
    stateOfDifference(verdict('differs')),
    stateOfDifference(verdict('lines')),
    stateOfDifference({ outcome: 'changed', checkedAt }),
    stateOfDifference({ outcome: 'unread', checkedAt }),
    stateOfDifference(undefined),
  ]).toEqual(['right', 'differs', 'differs', 'notChecked', 'notChecked', 'notChecked']);
});

it('its filter accepts one or several states, and any other type of filter passes all', () => {
  const through = (filter: Parameters<typeof matchesFilter>[0]): DifferenceState[] =>
    differenceStates.filter((state) => matchesFilter(filter, state));
  expect(through({ match: 'in', values: ['right', 'notChecked'] })).toEqual(['right', 'notChecked']);
  expect(through({ match: 'in', values: [] })).toEqual([]);
  expect(through({ match: 'exact', value: 'differs' })).toEqual(['differs']);
  expect(through({ match: 'text', value: 'differs' })).toEqual(differenceStates);
});

it('its keywords are stable, because files and addresses of views contain them', () => {
  expect(differenceField).toBe('difference');
  expect(checkOutcomes.join(' ')).toBe('right lines differs');
  expect(differenceStates.join(' ')).toBe('differs right notChecked');
  const causes = 'missing twice commission otherPeriod rounding vat status unreadable unknown';
  expect(differenceCauses.join(' ')).toBe(causes);
});
