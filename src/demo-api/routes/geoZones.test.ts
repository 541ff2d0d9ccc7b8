import { expect, it } from 'vitest';
import { failureOf, firstCity, startTestApi } from '../testing/testApi.ts';

interface Zone {
  id: string;
  name: string;
  numberOfCouriers: number;
}

const setUp = async () => {
  const { send } = await startTestApi({ orders: 0 });
  const city = await firstCity(send, 'es');
  const list = async () => (await send('GET', `${city}/geo_zones`)).body<Zone[]>();
  return { send, city, list };
};

it('a zone includes the number of its couriers', async () => {
  const { send, city, list } = await setUp();
  for (const { id, numberOfCouriers } of await list()) {
    const couriers = await send('GET', `${city}/couriers?filter[geoZoneId]=${id}&page[size]=1`);
    expect(couriers.headers.get('content-total')).toBe(String(numberOfCouriers));
  }
});

it('the courier form offers the same zones', async () => {
  const { send, city, list } = await setUp();
  const expected = (await list()).map(({ id, name }) => ({ id, name }));
  expect((await send('GET', `${city}/couriers/geo_zones`)).body()).toEqual(expected);
});

it('a zone with couriers cannot be removed', async () => {
  const { send, city, list } = await setUp();
  const zones = await list();
  const busy = zones.find(({ numberOfCouriers }) => numberOfCouriers > 0);
  const empty = zones.find(({ numberOfCouriers }) => numberOfCouriers === 0);
  const failure = failureOf(await send('DELETE', `${city}/geo_zones/${busy?.id}`), 409);
  expect(failure.code).toBe('ZONE_HAS_COURIERS');
  expect((await send('DELETE', `${city}/geo_zones/${empty?.id}`)).status).toBe(204);
  expect((await list()).length).toBe(zones.length - 1);
  failureOf(await send('GET', `${city}/geo_zones/${empty?.id}/slots`), 404);
});
