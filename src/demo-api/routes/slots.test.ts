import { describe, expect, it } from 'vitest';
import { failureOf, firstCity, type Send, startTestApi, type TestOptions } from '../testing/testApi.ts';

interface Slot {
  id: string;
  startTime: string;
  couriersLimit: number;
  bookedCouriers: number;
  numberOfOrders: number;
  maxQueue: number;
  costMultiplier: number;
}

interface Zone {
  send: Send;
  city: string;
  path: string;
}
const setUp = async (options: TestOptions = {}, country = 'es'): Promise<Zone> => {
  const { send } = await startTestApi({ orders: 0, ...options });
  const city = await firstCity(send, country);
  const [zone] = (await send('GET', `${city}/geo_zones`)).body<{ id: string }[]>();
  return { send, city, path: `${city}/geo_zones/${zone?.id}/slots` };
};
const read = async ({ send, path }: Zone, date: string) =>
  (await send('GET', `${path}?date=${date}&page[number]=1&page[size]=175`)).body<Slot[]>();

describe('the slots of a week', () => {
  it('start on Monday in the time zone of the city, for any requested day', async () => {
    const zone = await setUp();
    const monday = await read(zone, '2026-05-11');
    expect(monday.length).toBe(168);
    expect(monday[0]?.startTime).toBe('2026-05-10T22:00:00.000Z');
    expect(await read(zone, '2026-05-17')).toEqual(monday);
  });

  it('are returned whole without a page size', async () => {
    const { send, path } = await setUp();
    const answer = await send('GET', `${path}?date=2026-05-11`);
    expect(answer.body<Slot[]>().length).toBe(168);
    expect(answer.headers.get('content-total')).toBe('168');
  });

  it('have no counts before they begin, even if their day has begun', async () => {
    const zone = await setUp();
    const count = (slots: Slot[]) =>
      slots.reduce((sum, { numberOfOrders, maxQueue }) => sum + numberOfOrders + maxQueue, 0);
    const isComing = ({ startTime }: Slot) => startTime > '2026-05-13T10:00:00.000Z';
    const slots = await read(zone, '2026-05-13');
    expect(count(slots.filter(isComing))).toBe(0);
    expect(count(slots.filter((slot) => !isComing(slot)))).toBeGreaterThan(0);
    const evening = await read(
      { ...zone, ...(await setUp({ now: () => new Date('2026-05-13T21:00:00Z') })) },
      '2026-05-13',
    );
    expect(count(evening)).toBeGreaterThan(count(slots));
  });

  it('require a valid date', async () => {
    const { send, path } = await setUp();
    for (const date of ['2026-02-30', 'today', '2026-5-1', '']) {
      failureOf(await send('GET', `${path}?date=${date}`), 422);
    }
  });
});

describe('setup of a week', () => {
  const weeks = [
    { country: 'es', date: '2026-03-23', hours: 167, first: '2026-03-22T23:00:00.000Z' },
    { country: 'ua', date: '2026-03-23', hours: 167, first: '2026-03-22T22:00:00.000Z' },
    { country: 'es', date: '2026-10-19', hours: 169, first: '2026-10-18T22:00:00.000Z' },
    { country: 'ua', date: '2026-10-25', hours: 169, first: '2026-10-18T21:00:00.000Z' },
    { country: 'es', date: '2027-01-04', hours: 168, first: '2027-01-03T23:00:00.000Z' },
  ];

  it.each(weeks)('creates $hours hours for $country, $date', async ({ country, date, hours, first }) => {
    const zone = await setUp({ now: () => new Date('2026-03-01T00:00:00Z') }, country);
    const answer = await zone.send('POST', `${zone.path}/setup?date=${date}`);
    expect(answer.status).toBe(201);
    const slots = await read(zone, date);
    expect(slots.length).toBe(hours);
    expect(slots[0]?.startTime).toBe(first);
    expect(new Set(slots.map(({ startTime }) => startTime)).size).toBe(hours);
    for (const slot of slots) expect(slot).toMatchObject({ isDeliveryActive: true, costMultiplier: 1 });
  });

  it('is refused for a started week and for a week with slots', async () => {
    const { send, path } = await setUp();
    const setUpWeek = (date: string) => send('POST', `${path}/setup?date=${date}`);
    expect(failureOf(await setUpWeek('2026-05-11'), 409).code).toBe('WEEK_HAS_STARTED');
    expect((await setUpWeek('2026-06-01')).status).toBe(201);
    expect(failureOf(await setUpWeek('2026-06-01'), 409).code).toBe('SLOTS_EXIST');
    failureOf(await send('POST', `${path}/setup`), 422);
  });
});

describe('changes of slots', () => {
  it('affect the fields of the staff, never the counters', async () => {
    const zone = await setUp();
    const [slot] = (await read(zone, '2026-05-18')).toReversed();
    const change = {
      isDeliveryActive: false,
      isHighDemand: true,
      isCouriersLimited: true,
      couriersLimit: 7,
      minFreeCouriers: 2,
      costMultiplier: 1.5,
    };
    const counters = { bookedCouriers: 99, numberOfOrders: 99, maxQueue: 99, startTime: 'x' };
    const path = `${zone.city}/geo_zones/slots/${slot?.id}`;
    const changed = (await zone.send('PATCH', path, { ...change, ...counters })).body<Slot>();
    const { bookedCouriers, numberOfOrders, maxQueue, startTime } = slot as Slot;
    expect(changed).toMatchObject({ ...change, bookedCouriers, numberOfOrders, maxQueue, startTime });
  });

  it('reject a multiplier below 1 or with two decimals, and limits with fractions', async () => {
    const zone = await setUp();
    const [slot] = await read(zone, '2026-05-18');
    const path = `${zone.city}/geo_zones/slots/${slot?.id}`;
    const wrong = {
      costMultiplier: [0.9, 1.25, '2', null],
      couriersLimit: [1.5, -1, null],
      isHighDemand: ['x'],
    };
    for (const [field, values] of Object.entries(wrong)) {
      for (const value of values) {
        const failure = failureOf(await zone.send('PATCH', path, { [field]: value }), 422);
        expect(failure.fields).toHaveProperty(field);
      }
    }
    failureOf(await zone.send('PATCH', `${zone.city}/geo_zones/slots/unknown`, {}), 404);
  });

  it('are all applied or none', async () => {
    const zone = await setUp();
    const ids = (await read(zone, '2026-05-18')).slice(0, 3).map(({ id }) => id);
    const path = `${zone.city}/geo_zones/slots/batch`;
    const multipliers = async () =>
      (await read(zone, '2026-05-18')).slice(0, 3).map(({ costMultiplier }) => costMultiplier);
    const before = await multipliers();
    failureOf(
      await zone.send('PATCH', path, { slot: { costMultiplier: 3.1 }, ids: [...ids, 'unknown'] }),
      404,
    );
    expect(await multipliers()).toEqual(before);
    expect((await zone.send('PATCH', path, { slot: { costMultiplier: 3.1 }, ids })).status).toBe(200);
    expect(await multipliers()).toEqual([3.1, 3.1, 3.1]);
    const wrong = [
      { ids },
      { slot: {} },
      { slot: {}, ids: [] },
      { slot: {}, ids: [1] },
      { slot: { costMultiplier: 0 }, ids },
    ];
    for (const body of wrong) {
      failureOf(await zone.send('PATCH', path, body), 422);
    }
  });
});
