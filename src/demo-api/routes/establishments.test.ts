import { describe, expect, it } from 'vitest';
import { describeCrud } from '../testing/describeCrud.ts';
import { failureOf, firstCity, startTestApi } from '../testing/testApi.ts';

const sample = { name: 'Bar Ñandú', isActive: false, isStopped: false, kind: 'restaurant' };

describeCrud('establishments', {
  path: '/establishments',
  scope: 'city',
  update: 'PATCH',
  sample: () => sample,
  change: {
    commission: 12.25,
    isActive: true,
    isPublic: true,
    orderMinimum: 9.99,
    preparationTime: 25,
    cancellationFee: 2,
    vat: 10,
    isDelivery: true,
  },
  refused: [
    [{ name: '' }, 'name'],
    [{ isActive: null }, 'isActive'],
    [{ isStopped: null }, 'isStopped'],
    [{ kind: 'kiosk' }, 'kind'],
    [{ commission: 12.345 }, 'commission'],
    [{ commission: 101 }, 'commission'],
    [{ preparationTime: 2.5 }, 'preparationTime'],
    [{ orderMinimum: -0.01 }, 'orderMinimum'],
    [{ companyId: 'unknown' }, 'companyId'],
    [{ categoryId: 'zzz' }, 'categoryId'],
    [{ topFilterIds: ['unknown'] }, 'topFilterIds'],
    [{ topFilterIds: 'all' }, 'topFilterIds'],
    [{ email: 'x@' }, 'email'],
  ],
});

describe('commission', () => {
  it('must be set before activation, by every route', async () => {
    const { send } = await startTestApi({ orders: 0 });
    const path = `${await firstCity(send, 'es')}/establishments`;
    const refused = failureOf(await send('POST', path, { ...sample, isActive: true }), 422);
    expect(refused).toMatchObject({ code: 'COMMISSION_REQUIRED', message: 'Pls set commission!' });
    const { id } = (await send('POST', path, sample)).body<{ id: string }>();
    failureOf(await send('PATCH', `${path}/${id}`, { isActive: 'true' }), 422);
    expect((await send('PATCH', `${path}/${id}`, { isActive: true, commission: 0 })).status).toBe(200);
    failureOf(await send('PATCH', `${path}/${id}`, { commission: null }), 422);
  });
});

it("an establishment takes the common cancellation fee from the country's settings", async () => {
  const { send } = await startTestApi({ orders: 0 });
  const path = `${await firstCity(send, 'es')}/establishments`;
  const { id } = (await send('POST', path, sample)).body<{ id: string }>();
  await send('PATCH', '/es/settings', { cancellationFee: 3.25 });
  expect((await send('GET', `${path}/${id}`)).body()).toMatchObject({ commonCancellationFee: 3.25 });
});

it('a removed establishment keeps its name in orders', async () => {
  const { send } = await startTestApi();
  const city = await firstCity(send, 'es');
  const [order] = (await send('GET', `${city}/orders`)).body<
    { id: string; establishmentId: string; establishmentName: string }[]
  >();
  expect((await send('DELETE', `${city}/establishments/${order?.establishmentId}`)).status).toBe(204);
  expect((await send('GET', `${city}/orders/${order?.id}`)).body()).toMatchObject({
    establishmentName: order?.establishmentName,
  });
});

it('establishments can be filtered by category, company and top filter', async () => {
  const { send } = await startTestApi({ orders: 0 });
  const city = await firstCity(send, 'es');
  const [category] = (await send('GET', `${city}/home_categories_for_establishment`)).body<
    { id: string; filters: { countryTopFilterId: string }[] }[]
  >();
  const filter = category?.filters[0]?.countryTopFilterId;
  const body = { ...sample, categoryId: category?.id, topFilterIds: [filter] };
  const { id } = (await send('POST', `${city}/establishments`, body)).body<{ id: string }>();
  const found = await send(
    'GET',
    `${city}/establishments?filter[categoryId]=${category?.id}&filter[topFilterIds]=${filter}&page[size]=500`,
  );
  expect(found.body<{ id: string }[]>().map((row) => row.id)).toContain(id);
});
