import { expect, it } from 'vitest';
import { boardColumns } from './orderPlan.ts';
import { slotValueNames } from './slotChanges.ts';
import {
  customerRequestReasons,
  deliveryMethods,
  isCanceled,
  isOver,
  orderStatuses,
  weekdays,
} from './wireValues.ts';

it('values of fields stay what the API says', () => {
  expect({ orderStatuses, deliveryMethods, customerRequestReasons, weekdays }).toMatchSnapshot();
  expect({ slotValueNames, boardColumns }).toMatchSnapshot();
});

it('an order is canceled in five of its statuses', () => {
  expect(orderStatuses.filter(isCanceled)).toEqual(orderStatuses.slice(-5));
});

it('an order is over when it is completed or canceled, and not in a status that nobody here knows', () => {
  expect(orderStatuses.filter(isOver)).toEqual(orderStatuses.slice(-6));
  expect([isOver('canceled_by_nobody_known'), isOver('at_the_door')]).toEqual([true, false]);
});
