import { expect, it } from 'vitest';
import { describeCrud } from '../testing/describeCrud.ts';
import { firstCity, startTestApi } from '../testing/testApi.ts';

describeCrud('customers', {
  path: '/customers',
  scope: 'city',
  update: 'PATCH',
  sample: () => ({ email: 'marian@customers.example', firstName: "Мар'яна", lastName: 'Ґонта' }),
  change: { firstName: 'Марія', isActive: false, phoneNumber: '+380 50 000 00 00' },
  refused: [
    [{ email: '' }, 'email'],
    [{ email: 'a b@c.example' }, 'email'],
    [{ isActive: 1 }, 'isActive'],
  ],
});

it('a customer has a read-only number and total of orders', async () => {
  const { send } = await startTestApi({ orders: 0 });
  const path = `${await firstCity(send, 'ua')}/customers`;
  const body = { email: 'a@customers.example', orders: 99, total: 1e6 };
  const created = (await send('POST', path, body)).body<{ id: string }>();
  expect(created).toMatchObject({ orders: 0, total: 0 });
  expect((await send('PATCH', `${path}/${created.id}`, body)).body()).toMatchObject({ orders: 0, total: 0 });
});

it('customers can be sorted by the number and the total of orders', async () => {
  const { send } = await startTestApi();
  const path = `${await firstCity(send, 'es')}/customers`;
  for (const field of ['orders', 'total'] as const) {
    const rows = (await send('GET', `${path}?sort[${field}]=desc&page[size]=50`)).body<
      { orders: number; total: number }[]
    >();
    const values = rows.map((row) => row[field]);
    expect(values).toEqual(values.toSorted((left, right) => right - left));
    expect(values[0]).toBeGreaterThan(0);
  }
});
