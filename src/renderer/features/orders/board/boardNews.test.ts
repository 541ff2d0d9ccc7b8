import { expect, it } from 'vitest';
import type { PlannedOrder, Pressure, TimedOrder } from '#shared/rules/orderPlan.ts';
import { lookAgain, noNews } from './boardNews.ts';

const timed = (
  id: string,
  pressure: Pressure = 'good',
  changes: Partial<PlannedOrder> & { city?: string } = {},
): TimedOrder<PlannedOrder & { city?: string }> => ({
  order: { id, status: 'accepted', deliveryMethod: 'delivery', courierId: null, ...changes },
  pressure,
  cause: null,
  plan: null,
});

it('the first look reports no news and knows no arrival times', () => {
  const { sightings, news } = lookAgain(null, [timed('a', 'late'), timed('b')], 1000);
  expect(news).toEqual(noNews);
  expect(sightings.byId.get('a')).toMatchObject({ since: null, arrivedAt: null });
});

it('reports new, delayed and late orders, each once', () => {
  const first = lookAgain(null, [timed('a'), timed('b')], 1000).sightings;
  const now = [timed('a', 'late'), timed('b', 'delayed'), timed('c')];
  const second = lookAgain(first, now, 2000);
  expect(second.news).toEqual({ arrived: ['c'], delayed: ['b'], late: ['a'] });
  expect(lookAgain(second.sightings, now, 3000).news).toEqual(noNews);
  expect(second.sightings.byId.get('c')).toMatchObject({ since: 2000, arrivedAt: 2000 });
});

it('an order that improves from late to delayed is no news, and a vanished order is forgotten', () => {
  const first = lookAgain(null, [timed('a', 'late'), timed('b')], 1000).sightings;
  const { sightings, news } = lookAgain(first, [timed('a', 'delayed')], 2000);
  expect(news).toEqual(noNews);
  expect([...sightings.byId.keys()]).toEqual(['a']);
});

it('orders in the first answer of a city are no news, nor those of a city that was silent in between', () => {
  const inSeville = (id: string) => timed(id, 'late', { city: 'svq' });
  const first = lookAgain(null, [timed('a')], 1000, ['svq']).sightings;
  const silent = lookAgain(first, [timed('a')], 2000, ['svq']).sightings;
  const answered = lookAgain(silent, [timed('a'), inSeville('b')], 3000);
  expect(answered.news).toEqual(noNews);
  expect(answered.sightings.byId.get('b')).toMatchObject({ since: null, arrivedAt: null });
  const silentAgain = lookAgain(answered.sightings, [timed('a')], 4000, ['svq']).sightings;
  const orders = [timed('a'), inSeville('b'), inSeville('c')];
  expect(lookAgain(silentAgain, orders, 5000).news).toEqual({ arrived: ['c'], delayed: [], late: ['c'] });
});

it('the time of an order in its state is known only after a seen change', () => {
  const since = (changes: Partial<PlannedOrder>) => {
    const first = lookAgain(null, [timed('a')], 1000).sightings;
    const then = lookAgain(first, [timed('a', 'good', changes)], 2000).sightings;
    return lookAgain(then, [timed('a', 'late', changes)], 3000).sightings.byId.get('a')?.since;
  };
  expect(since({ status: 'ready_to_pick_up' })).toBe(2000);
  expect(since({ courierId: 'k' })).toBe(2000);
  expect(since({})).toBeNull();
});

it('the time of a seen change is the time of the record, never in the future', () => {
  const changed = (updatedAt: string | null) => {
    const first = lookAgain(null, [timed('a')], 1000).sightings;
    const order = { ...timed('a', 'good', { status: 'paid' }).order, updatedAt };
    return lookAgain(first, [{ ...timed('a'), order }], 9_000_000).sightings.byId.get('a')?.since;
  };
  expect(changed('1970-01-01T00:35:00Z')).toBe(2_100_000);
  expect(changed('1980-01-01T00:00:00Z')).toBe(9_000_000);
  expect(changed(null)).toBe(9_000_000);
});
