import { expect, it } from 'vitest';
import { describeCrud } from '../testing/describeCrud.ts';
import { firstCity, startTestApi } from '../testing/testApi.ts';

const sample = { name: 'Hermanos Ávila, S.L.', managerName: "Nuria O'Higgins", email: 'nuria@avila.example' };

describeCrud('companies', {
  path: '/companies',
  scope: 'country',
  update: 'PUT',
  sample: () => sample,
  change: { website: 'https://avila.example', canEditMop: true, isActive: true },
  refused: [
    [{ name: '' }, 'name'],
    [{ name: '   ' }, 'name'],
    [{ managerName: null }, 'managerName'],
    [{ email: '' }, 'email'],
    [{ email: 'not an address' }, 'email'],
    [{ name: 7 }, 'name'],
    [{ name: 'x'.repeat(256) }, 'name'],
    [{ isActive: 'yes' }, 'isActive'],
  ],
});

it('a company accepts flags as form texts', async () => {
  const { send } = await startTestApi({ orders: 0 });
  const created = await send('POST', '/es/companies', { ...sample, isActive: 'true', canEditMop: 'false' });
  expect(created.body()).toMatchObject({ isActive: true, canEditMop: false });
});

it('a removed company is detached from its establishments', async () => {
  const { send } = await startTestApi({ orders: 0 });
  const city = await firstCity(send, 'es');
  const { id } = (await send('POST', '/es/companies', sample)).body<{ id: string }>();
  const body = { name: 'Casa Ávila', isActive: false, isStopped: false, companyId: id };
  const establishment = (await send('POST', `${city}/establishments`, body)).body<{ id: string }>();
  await send('DELETE', `/es/companies/${id}`);
  expect((await send('GET', `${city}/establishments/${establishment.id}`)).body()).toMatchObject({
    companyId: null,
  });
});
