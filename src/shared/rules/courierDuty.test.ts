import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BoardFilter, dutiesOf, passesFilter, zonesOfEstablishments } from './courierDuty.ts';

const now = Date.parse('2026-11-23T12:20:00.000Z');
const order = (id: string, courierId: string, more: object = {}) => ({
  id,
  courierId,
  status: 'picked_up',
  deliveryMethod: 'delivery',
  acceptedAt: '2026-11-23T12:00:00.000Z',
  preparationTime: 10,
  deliveryTime: 15,
  ...more,
});
const courier = (id: string, geoZoneId: string | null = null, rating = 4) => ({ id, geoZoneId, rating });
const activity = { isComplete: true, lastOrders: { a: '2026-11-20T12:00:00.000Z', b: '', c: '', d: '' } };
const query = { couriers: ['a', 'b', 'c'].map((id) => courier(id)), orders: [], activity, zone: null, now };
const shown = (...args: Parameters<typeof dutiesOf>) =>
  dutiesOf(...args).map(({ courier: { id }, duty }) => `${id} ${duty}`);

describe('the duty of a courier', () => {
  it('is busy until the planned end of the last order, and names the next one first', () => {
    const orders = [order('late', 'a', { deliveryTime: 30 }), order('soon', 'a'), order('other', 'b')];
    const [, , busy] = dutiesOf({ ...query, orders });
    expect(busy?.orders.map(({ id }) => id)).toEqual(['soon', 'late']);
    expect(busy?.until).toBe(Date.parse('2026-11-23T12:40:00.000Z'));
    const [free] = dutiesOf({ ...query, orders: [order('no plan', 'a', { acceptedAt: null })] }).slice(-1);
    expect(free).toMatchObject({ duty: 'busy', until: null });
  });

  it('is free with a scheduled order of a later hour, and tells when that is', () => {
    const later = order('x', 'a', { status: 'scheduled_accepted', scheduledFor: '2026-11-23T18:00:00.000Z' });
    const [first] = dutiesOf({ ...query, couriers: [courier('a')], orders: [later] });
    expect(first).toMatchObject({ duty: 'free', next: Date.parse('2026-11-23T17:45:00.000Z') });
  });

  it('is idle only when all orders of the last days were read and none was theirs', () => {
    const couriers = [courier('x')];
    expect(shown({ ...query, couriers })).toEqual(['x idle']);
    expect(shown({ ...query, couriers, activity: null })).toEqual(['x free']);
    expect(shown({ ...query, couriers, activity: { ...activity, isComplete: false } })).toEqual(['x free']);
    expect(shown({ ...query, couriers, orders: [order('o', 'x')] })).toEqual(['x busy']);
  });

  it('puts the zone first, then free couriers by rating, then busy ones by their end', () => {
    const couriers = [
      courier('x', 'z2'),
      courier('b', 'z2', 5),
      courier('a', 'z2', 3),
      courier('d', 'z1'),
      courier('c', 'z1'),
    ];
    const orders = [order('1', 'd', { deliveryTime: 40 }), order('2', 'c')];
    expect(shown({ ...query, couriers, orders, zone: 'z1' })).toEqual([
      ...['c busy', 'd busy', 'b free', 'a free', 'x idle'],
    ]);
  });

  it('puts free couriers with an order today before better rated ones, and dates the last order', () => {
    const couriers = [courier('b', null, 5), courier('c', null, 4.5), courier('x'), courier('a', null, 3)];
    const at = '2026-11-23T12:05:00.000Z';
    const lastOrders = {
      ...activity.lastOrders,
      b: '2026-11-20T18:00:00.000Z',
      c: '2026-11-23T08:00:00.000Z',
    };
    const today = { isComplete: true, lastOrders: { a: at, x: at } };
    const dated = (given: object) =>
      dutiesOf({ ...query, couriers, activity: { ...activity, lastOrders }, today, ...given }).map(
        ({ courier: { id }, duty, lastOrder }) => [id, duty, lastOrder],
      );
    expect(dated({})).toEqual([
      ['x', 'free', at],
      ['a', 'free', at],
      ['b', 'free', lastOrders.b],
      ['c', 'free', lastOrders.c],
    ]);
    expect(dated({ activity: null }).slice(2)).toEqual([
      ['b', 'free', ''],
      ['c', 'free', ''],
    ]);
    expect(dated({ today: { ...today, isComplete: false } }).slice(2)).toEqual([
      ['b', 'free', null],
      ['c', 'free', null],
    ]);
    expect(dated({ today: null }).map(([, , lastOrder]) => lastOrder)).toEqual([null, null, null, null]);
  });

  it('lists every courier exactly once, whatever the orders', () => {
    const ids = fc.constantFrom<string[]>('a', 'b', 'x', 'y', '');
    fc.assert(
      fc.property(fc.uniqueArray(ids), fc.array(ids, { maxLength: 12 }), (couriers, owners) => {
        const duties = dutiesOf({
          ...query,
          couriers: couriers.map((id) => courier(id)),
          orders: owners.map((owner, index) => order(String(index), owner)),
        });
        expect(duties.map((one) => one.courier.id).toSorted()).toEqual(couriers.toSorted());
        for (const one of duties) expect(one.duty === 'busy').toBe(owners.includes(one.courier.id));
      }),
    );
  });
});

it('an establishment has the zone whose couriers delivered most of its orders', () => {
  const couriers = [courier('a', 'z1'), courier('b', 'z1'), courier('c', 'z2'), courier('d')];
  const zones = zonesOfEstablishments(
    [
      ['bar', 'a', 2],
      ['bar', 'b', 2],
      ['bar', 'c', 3],
      ['bar', 'd', 9],
      ['inn', 'c', 1],
      ['tie', 'a', 1],
      ['tie', 'c', 1],
      ['none', 'd', 4],
    ],
    couriers,
  );
  expect([...zones]).toEqual([
    ['bar', 'z1'],
    ['inn', 'z2'],
    ['tie', 'z1'],
  ]);
});

describe('the filters of the board', () => {
  const all: BoardFilter = { isWithoutCourier: false, unchanged: null, zone: null };
  const passes = (given: object, filter: Partial<BoardFilter>) =>
    passesFilter(order('o', 'a', given), { ...all, ...filter }, now, () => 'z1');

  it('show deliveries without courier only', () => {
    expect(passes({}, { isWithoutCourier: true })).toBe(false);
    expect(passes({ courierId: null }, { isWithoutCourier: true })).toBe(true);
    expect(passes({ courierId: null, deliveryMethod: 'pickup' }, { isWithoutCourier: true })).toBe(false);
  });

  it('show orders unchanged for some minutes, also those without a time', () => {
    expect(passes({ updatedAt: '2026-11-23T12:10:00.000Z' }, { unchanged: 10 })).toBe(true);
    expect(passes({ updatedAt: '2026-11-23T12:10:01.000Z' }, { unchanged: 10 })).toBe(false);
    expect(passes({ updatedAt: null }, { unchanged: 30 })).toBe(true);
  });

  it('show the orders of a zone', () => {
    expect([passes({}, { zone: 'z1' }), passes({}, { zone: 'z2' }), passes({}, {})]).toEqual([
      ...[true, false, true],
    ]);
  });
});
