import { expect, it } from 'vitest';
import { cancelStatuses, nextStatus } from './orderSteps.ts';
import { orderStatuses } from './wireValues.ts';

it.each([
  ['paid', { isScheduled: false }, 'accepted'],
  ['paid', { isScheduled: true }, 'scheduled_accepted'],
  ['ready_to_pick_up', { deliveryMethod: 'pickup' }, 'completed'],
  ['ready_to_pick_up', { deliveryMethod: 'delivery' }, 'picked_up'],
  ['ready_to_pick_up', { courierId: 'cu1' }, 'picked_up'],
  ['ready_to_pick_up', { courierId: null }, null],
  ['ready_to_pick_up', { courierId: null, deliveryMethod: 'pickup' }, 'completed'],
  ['accepted', { courierId: null }, 'ready_to_pick_up'],
])('the step after %s with %s is %s', (status, state, next) => {
  expect(nextStatus({ status, deliveryMethod: 'delivery', ...state })).toBe(next);
});

it('every status has a next step and its ways to cancel', () => {
  const steps = orderStatuses.map((status) => [
    status,
    nextStatus({ status, deliveryMethod: 'delivery' }),
    cancelStatuses({ status }),
  ]);
  expect(steps).toMatchSnapshot();
});
