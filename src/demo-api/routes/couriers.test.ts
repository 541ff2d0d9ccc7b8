import { expect, it } from 'vitest';
import { describeCrud } from '../testing/describeCrud.ts';
import { failureOf, firstCity, startTestApi } from '../testing/testApi.ts';

const sample = { email: 'marta@couriers.example', firstName: 'Marta', lastName: 'Peña' };

describeCrud('couriers', {
  path: '/couriers',
  scope: 'city',
  update: 'PATCH',
  sample: () => sample,
  change: { status: 'active', vehicle: 'bicycle', dateOfBirth: '1996-02-29', orderAutoAcceptance: true },
  refused: [
    [{ email: '' }, 'email'],
    [{ email: 'marta' }, 'email'],
    [{ status: 'sleeping' }, 'status'],
    [{ vehicle: 'car' }, 'vehicle'],
    [{ dateOfBirth: '1997-02-29' }, 'dateOfBirth'],
    [{ dateOfBirth: '29.02.1996' }, 'dateOfBirth'],
    [{ geoZoneId: 'unknown' }, 'geoZoneId'],
    [{ status: 'rejected_with_error' }, 'errorMessage'],
    [{ status: 'rejected_with_error', errorMessage: ' ' }, 'errorMessage'],
  ],
});

it('a rejected courier keeps the reason, which other statuses do not require', async () => {
  const { send } = await startTestApi({ orders: 0 });
  const path = `${await firstCity(send, 'es')}/couriers`;
  const { id } = (await send('POST', path, sample)).body<{ id: string }>();
  const reason = { status: 'rejected_with_error', errorMessage: 'The passport cannot be read' };
  expect((await send('PATCH', `${path}/${id}`, reason)).body()).toMatchObject(reason);
  failureOf(await send('PATCH', `${path}/${id}`, { errorMessage: '' }), 422);
  expect((await send('PATCH', `${path}/${id}`, { status: 'accepted', errorMessage: '' })).status).toBe(200);
});

it('a courier includes the full name and the zone', async () => {
  const { send } = await startTestApi({ orders: 0 });
  const city = await firstCity(send, 'es');
  const zones = (await send('GET', `${city}/couriers/geo_zones`)).body<{ id: string; name: string }[]>();
  expect(zones.length).toBeGreaterThan(0);
  const zone = zones[0];
  const body = { ...sample, geoZoneId: zone?.id };
  const { id } = (await send('POST', `${city}/couriers`, body)).body<{ id: string }>();
  const query = `filter[fullName][ilike]=%25TA PEÑ%25&filter[geoZoneId]=${zone?.id}`;
  const [found] = (await send('GET', `${city}/couriers?${query}`)).body<Record<string, unknown>[]>();
  expect(found).toMatchObject({ id, fullName: 'Marta Peña', geoZone: zone?.name });
});
