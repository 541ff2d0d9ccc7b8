import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  columnOf,
  isUnderWay,
  isUnpaid,
  lateFirst,
  type PlannedOrder,
  planOf,
  timelinessOf,
  underWayStatuses,
} from './orderPlan.ts';
import { cancelStatuses, nextStatus } from './orderSteps.ts';
import { isCanceled, orderStatuses } from './wireValues.ts';

const at = (time: string): string => `2026-11-23T${time}:00.000Z`;
const ms = (time: string): number => Date.parse(at(time));
const order: PlannedOrder = {
  id: 'a',
  status: 'accepted',
  deliveryMethod: 'delivery',
  createdAt: at('12:00'),
  paidAt: at('12:01'),
  acceptedAt: at('12:05'),
  scheduledFor: null,
  preparationTime: 20,
  deliveryTime: 15,
  courierId: 'c',
};
const without = (...names: (keyof PlannedOrder)[]): PlannedOrder => ({
  ...order,
  ...Object.fromEntries(names.map((name) => [name, null])),
});

describe('the column', () => {
  it('follows the status, and a missing courier for a delivery', () => {
    const column = (status: string, more: Partial<PlannedOrder> = {}) =>
      columnOf({ ...order, status, ...more }, ms('12:20'));
    expect([column('created'), column('paid')]).toEqual(['waiting', 'waiting']);
    expect([column('accepted'), column('scheduled_accepted')]).toEqual(['preparing', 'preparing']);
    expect([column('ready_to_pick_up'), column('arrived')]).toEqual(['onTheWay', 'onTheWay']);
    const nobody = { courierId: null };
    expect(column('accepted', nobody)).toBe('withoutCourier');
    expect(column('ready_to_pick_up', nobody)).toBe('withoutCourier');
    expect(column('scheduled_accepted', nobody)).toBe('withoutCourier');
    expect(column('accepted', { ...nobody, deliveryMethod: 'pickup' })).toBe('preparing');
  });

  it('and the delay follow the minutes of the rule', () => {
    const rule = { acceptance: 10, courier: 15, search: 40 };
    const nobody = { ...order, courierId: null };
    // Pick-up is planned for 12:25.
    expect(columnOf(nobody, ms('12:04'))).toBe('preparing');
    expect(columnOf(nobody, ms('12:04'), undefined, rule)).toBe('withoutCourier');
    expect(timelinessOf(nobody, ms('12:12')).cause).toBeNull();
    expect(timelinessOf(nobody, ms('12:12'), rule).cause).toBe('courier');
    const asked = { ...order, status: 'paid', acceptedAt: null };
    expect(timelinessOf(asked, ms('12:08')).cause).toBe('acceptance');
    expect(timelinessOf(asked, ms('12:08'), rule).cause).toBeNull();
  });

  it('is "later" until the planned start of preparation, and "without courier" from 20 minutes before pick-up', () => {
    // Preparation begins at 17:25, pick-up is at 17:45.
    const tonight = { ...order, status: 'scheduled_accepted', scheduledFor: at('18:00'), courierId: null };
    expect(columnOf(tonight, ms('17:24'))).toBe('later');
    expect(columnOf(tonight, ms('17:25'))).toBe('withoutCourier');
    expect(columnOf({ ...tonight, courierId: 'c' }, ms('17:25'))).toBe('preparing');
    const slow = { ...tonight, preparationTime: 40 };
    expect(columnOf(slow, ms('17:04'))).toBe('later');
    expect(columnOf(slow, ms('17:05'))).toBe('preparing');
    expect(columnOf(slow, ms('17:24'))).toBe('preparing');
    expect(columnOf(slow, ms('17:25'))).toBe('withoutCourier');
    const quick = { ...tonight, preparationTime: 5 };
    expect(columnOf(quick, ms('17:24'))).toBe('later');
    expect(columnOf(quick, ms('17:25'))).toBe('withoutCourier');
    expect(columnOf(order, ms('12:00'))).toBe('preparing');
    // Orders that wait for acceptance or a courier are never "later".
    expect(columnOf({ ...tonight, status: 'paid' }, ms('12:00'))).toBe('waiting');
    expect(columnOf({ ...tonight, status: 'ready_to_pick_up' }, ms('12:00'))).toBe('withoutCourier');
    const unplanned = { ...tonight, scheduledFor: null, preparationTime: null, deliveryTime: null };
    expect(columnOf(unplanned, ms('12:00'))).toBe('preparing');
    expect(columnOf({ ...unplanned, status: 'accepted' }, ms('12:00'))).toBe('withoutCourier');
  });

  it('exists for open orders only', () => {
    const onBoard = orderStatuses.filter((status) => columnOf({ ...order, status }, ms('12:20')) !== null);
    expect(onBoard).toEqual([...underWayStatuses]);
    expect(orderStatuses.filter((status) => isUnderWay({ status }))).toEqual(onBoard);
    expect(onBoard.filter((status) => status === 'completed' || isCanceled(status))).toEqual([]);
  });
});

describe('the plan of an order', () => {
  it('counts from the acceptance, else from the payment, else from the creation', () => {
    expect(planOf(order)).toMatchObject({ basis: 'accepted', pickUp: ms('12:25'), dropOff: ms('12:40') });
    expect(planOf(without('acceptedAt'))).toMatchObject({ basis: 'paid', dropOff: ms('12:36') });
    expect(planOf(without('acceptedAt', 'paidAt'))).toMatchObject({
      basis: 'created',
      dropOff: ms('12:35'),
    });
  });

  it('ends at the scheduled time of a scheduled order', () => {
    const plan = planOf({ ...order, scheduledFor: at('18:00') });
    expect(plan).toMatchObject({ start: ms('17:25'), pickUp: ms('17:45'), dropOff: ms('18:00') });
  });

  it('has no delivery time for an order picked up by the customer', () => {
    expect(planOf({ ...order, deliveryMethod: 'pickup' })).toMatchObject({ dropOff: ms('12:25') });
  });

  it('is marked as partial if a time is unknown, and null if all are', () => {
    expect(planOf(without('deliveryTime'))).toMatchObject({ dropOff: ms('12:25'), isPartly: true });
    expect(planOf(order)?.isPartly).toBe(false);
    expect(planOf(without('deliveryTime', 'preparationTime'))).toBeNull();
    expect(planOf({ ...order, acceptedAt: 'soon', paidAt: '', createdAt: undefined })).toBeNull();
  });
});

describe('the urgency of an order', () => {
  const timeliness = (changes: Partial<PlannedOrder>, time: string) => {
    const { pressure, cause } = timelinessOf({ ...order, ...changes }, ms(time));
    return [pressure, cause];
  };

  it('is late once the expected time is over by a minute', () => {
    expect(timeliness({ status: 'picked_up' }, '12:40')).toEqual(['good', null]);
    expect(timeliness({ status: 'picked_up' }, '12:41')[0]).toBe('late');
    expect(timelinessOf({ ...order, status: 'picked_up' }, ms('12:41') - 1).pressure).toBe('good');
  });

  it('is delayed by a missed step, and names that step', () => {
    const paid = { status: 'paid', acceptedAt: null };
    expect(timeliness(paid, '12:06')).toEqual(['good', null]);
    expect(timeliness(paid, '12:07')).toEqual(['delayed', 'acceptance']);
    expect(timeliness({ courierId: null }, '12:20')).toEqual(['good', null]);
    expect(timeliness({ courierId: null }, '12:21')).toEqual(['delayed', 'courier']);
    expect(timeliness({}, '12:26')).toEqual(['delayed', 'pickUp']);
    expect(timeliness({ status: 'picked_up' }, '12:26')).toEqual(['good', null]);
  });

  it('is normal for an unpaid order, which has no plan', () => {
    const unpaid = { ...order, status: 'created', paidAt: null, acceptedAt: null };
    expect(timelinessOf(unpaid, ms('23:00'))).toEqual({ pressure: 'good', cause: 'payment', plan: null });
    expect(orderStatuses.filter((status) => isUnpaid({ status }))).toEqual(['created']);
  });

  it('never decreases over time', () => {
    const rank = { good: 0, delayed: 1, late: 2 };
    fc.assert(
      fc.property(
        fc.constantFrom(...underWayStatuses),
        fc.boolean(),
        fc.nat(200),
        fc.nat(60),
        (status, hasCourier, minutes, later) => {
          const one = { ...order, status, courierId: hasCourier ? 'c' : null };
          const now = ms('12:00') + minutes * 60_000;
          const before = rank[timelinessOf(one, now).pressure];
          expect(rank[timelinessOf(one, now + later * 60_000).pressure]).toBeGreaterThanOrEqual(before);
        },
      ),
    );
  });
});

it('late orders come first, then delayed ones, in an order independent of the input', () => {
  const late = { ...order, id: 'late', acceptedAt: at('11:00') };
  const delayed = { ...order, id: 'delayed' };
  const good = { ...order, id: 'good', acceptedAt: at('12:20') };
  const unplanned = { ...without('preparationTime', 'deliveryTime'), id: 'unplanned' };
  const all = [late, delayed, good, unplanned];
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (shuffled) => {
      const timed = shuffled.map((one) => ({ order: one, ...timelinessOf(one, ms('12:30')) }));
      expect(timed.toSorted(lateFirst).map((one) => one.order.id)).toEqual([
        'late',
        'delayed',
        'good',
        'unplanned',
      ]);
    }),
  );
});

it('delayed orders come before those on time, even if due later; equal ones by due time', () => {
  const timed = (id: string, pressure: 'delayed' | 'good', dropOff: string) => ({
    ...{ order: { ...order, id }, pressure, cause: null },
    plan: { basis: 'accepted' as const, start: 0, pickUp: 0, dropOff: ms(dropOff), isPartly: false },
  });
  const sorted = [timed('a', 'good', '13:30'), timed('b', 'good', '13:00'), timed('c', 'delayed', '14:00')];
  expect(sorted.toSorted(lateFirst).map((one) => one.order.id)).toEqual(['c', 'b', 'a']);
});

it('the usual steps complete every order, and only open orders can be canceled', () => {
  for (const deliveryMethod of ['delivery', 'pickup'])
    for (const status of underWayStatuses) {
      let now: string | null = status;
      let steps = 0;
      while (now !== null && now !== 'completed' && steps < 10) {
        now = nextStatus({ status: now, deliveryMethod });
        steps += 1;
      }
      expect(now).toBe('completed');
      expect(cancelStatuses({ status }).every(isCanceled)).toBe(true);
      expect(cancelStatuses({ status }).length).toBeGreaterThan(0);
    }
  expect(nextStatus({ status: 'completed', deliveryMethod: 'delivery' })).toBeNull();
  expect(cancelStatuses({ status: 'scheduled_canceled' })).toEqual([]);
});

it('every status has a column, with and without a courier', () => {
  const columns = orderStatuses.map((status) => [
    status,
    columnOf({ ...order, status }, ms('12:20')),
    columnOf({ ...order, status, courierId: null }, ms('12:20')),
  ]);
  expect(columns).toMatchSnapshot();
});

it('an order past its pick-up time is delayed while it is at the establishment', () => {
  const delayed = orderStatuses.filter(
    (status) => timelinessOf({ ...order, status }, ms('12:26')).cause === 'pickUp',
  );
  expect(delayed).toEqual(['accepted', 'scheduled_accepted', 'scheduled_accepted_next', 'ready_to_pick_up']);
  expect(timelinessOf(order, ms('12:25')).pressure).toBe('good');
});

it('a scheduled time makes a complete plan without any other times', () => {
  const plan = planOf({ ...without('preparationTime', 'deliveryTime'), scheduledFor: at('18:00') });
  const chosen = ms('18:00');
  expect(plan).toEqual({
    basis: 'scheduled',
    start: chosen,
    pickUp: chosen,
    dropOff: chosen,
    isPartly: false,
  });
});

it('orders are sorted by urgency, then by due time, then those without a time by id', () => {
  const timed = (id: string, changes: Partial<PlannedOrder>, time: string) => {
    const one = { ...order, id, status: 'picked_up', ...changes };
    return { order: one, ...timelinessOf(one, ms(time)) };
  };
  const timeless = { preparationTime: null, deliveryTime: null };
  const sorted = [
    timed('f', timeless, '12:00'),
    timed('e', timeless, '12:00'),
    timed('d', {}, '12:00'),
    timed('c', { status: 'accepted' }, '12:30'),
    timed('b', {}, '12:50'),
    timed('a', { deliveryTime: 5 }, '12:50'),
  ].toSorted(lateFirst);
  expect(sorted.map(({ order: { id } }) => id)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  const [first] = sorted;
  expect(first && lateFirst(first, first)).toBe(0);
});

it('minutes of any size never make an invalid date', () => {
  const minutes = fc.oneof(fc.double(), fc.constantFrom(2e11, -2e11, 1e308, -1e308, 1.4399e11), fc.integer());
  const time = fc.oneof(
    fc.constantFrom(null, 'soon', '+275760-09-13T00:00:00.000Z'),
    fc.constant(at('12:00')),
  );
  fc.assert(
    fc.property(minutes, minutes, time, time, (preparationTime, deliveryTime, scheduledFor, acceptedAt) => {
      const { plan, pressure } = timelinessOf(
        { ...order, preparationTime, deliveryTime, scheduledFor, acceptedAt },
        ms('12:30'),
      );
      expect(['good', 'delayed', 'late']).toContain(pressure);
      for (const instant of plan ? [plan.start, plan.pickUp, plan.dropOff] : [])
        expect(new Date(instant).toISOString()).not.toBe('');
    }),
    { numRuns: 1000 },
  );
  expect(planOf({ ...order, preparationTime: 2e11 })).toBeNull();
  expect(planOf({ ...order, scheduledFor: at('13:00'), deliveryTime: 2e11 })).toBeNull();
});
