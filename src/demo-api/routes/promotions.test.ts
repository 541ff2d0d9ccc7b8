import { expect, it } from 'vitest';
import { describeCrud } from '../testing/describeCrud.ts';
import { firstCity, startTestApi } from '../testing/testApi.ts';

const sample = {
  name: '2 × 1 en martes',
  startDate: '2026-06-01T08:00:00.000Z',
  endDate: '2026-06-30T20:00:00.000Z',
};

describeCrud('promotions', {
  path: '/promotions',
  scope: 'city',
  update: 'PATCH',
  sample: () => sample,
  change: { isPublic: true, isActive: true, status: 'accepted', image: '/bucket/oferta.png' },
  refused: [
    [{ name: '' }, 'name'],
    [{ endDate: '2026-06-01T07:59:59.999Z' }, 'endDate'],
    [{ endDate: '2026-06-01T09:50:00+02:00' }, 'endDate'],
    [{ startDate: 'tomorrow' }, 'startDate'],
    [{ startDate: '2026-06-01' }, 'startDate'],
    [{ status: 'maybe' }, 'status'],
    [{ status: 'rejected_with_error' }, 'errorMessage'],
    [{ establishmentId: 'unknown' }, 'establishmentId'],
  ],
});

it('a changed end of a promotion is validated against the stored start', async () => {
  const { send } = await startTestApi({ orders: 0 });
  const path = `${await firstCity(send, 'es')}/promotions`;
  const { id } = (await send('POST', path, sample)).body<{ id: string }>();
  expect((await send('PATCH', `${path}/${id}`, { endDate: sample.startDate })).status).toBe(200);
  expect((await send('PATCH', `${path}/${id}`, { endDate: '2026-05-31T00:00:00Z' })).status).toBe(422);
});

it('a promotion includes the name of the establishment', async () => {
  const { send } = await startTestApi({ orders: 0 });
  const city = await firstCity(send, 'es');
  const [establishment] = (await send('GET', `${city}/establishments`)).body<
    { id: string; name: string }[]
  >();
  const body = { ...sample, establishmentId: establishment?.id };
  expect((await send('POST', `${city}/promotions`, body)).body()).toMatchObject({
    establishment: establishment?.name,
    establishmentName: establishment?.name,
  });
});
