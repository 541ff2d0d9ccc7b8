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

it('values of fields match the snapshot of the API', () => {
  expect({ orderStatuses, deliveryMethods, customerRequestReasons, weekdays }).toMatchSnapshot();
  expect({ slotValueNames, boardColumns }).toMatchSnapshot();
});

it('five order statuses count as canceled', () => {
  expect(orderStatuses.filter(isCanceled)).toEqual(orderStatuses.slice(-5));
});

it('an order is closed when completed or canceled, also in unknown ways; other unknown statuses are open', () => {
  expect(orderStatuses.filter(isOver)).toEqual(orderStatuses.slice(-6));
  expect([isOver('canceled_by_nobody_known'), isOver('at_the_door')]).toEqual([true, false]);
});
