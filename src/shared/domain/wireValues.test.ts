import { expect, it } from 'vitest';
import { boardColumns } from './orderPlan.ts';
import { slotValueNames } from './slotChanges.ts';
import {
  customerRequestReasons,
  deliveryMethods,
  isCanceled,
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
