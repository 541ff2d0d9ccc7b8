import { expect, it } from 'vitest';
import { describeCrud } from '../testing/describeCrud.ts';
import { startTestApi } from '../testing/testApi.ts';

const sample = { customerName: 'Iván Ríos', phoneNumber: '+34 600 000 000', isResponded: false };

describeCrud('customer requests', {
  path: '/customer_requests',
  scope: 'country',
  update: 'PUT',
  sample: () => sample,
  change: {
    isResponded: true,
    email: 'ivan@customers.example',
    reason: 'payments',
    message: '¿Y mi vuelta?',
  },
  refused: [
    [{ isResponded: null }, 'isResponded'],
    [{ reason: 'weather' }, 'reason'],
    [{ email: 'ivan' }, 'email'],
    [{ images: 'one.png' }, 'images'],
  ],
});

it('a request keeps the name and the phone number of the sender', async () => {
  const { send } = await startTestApi({ orders: 0 });
  const { id } = (await send('POST', '/es/customer_requests', sample)).body<{ id: string }>();
  const body = { ...sample, customerName: 'Somebody else', phoneNumber: '', isResponded: true };
  expect((await send('PUT', `/es/customer_requests/${id}`, body)).body()).toMatchObject({
    ...sample,
    isResponded: true,
  });
});

it('requests can be filtered by unanswered', async () => {
  const { send } = await startTestApi({ orders: 0 });
  await send('POST', '/es/customer_requests', sample);
  const rows = (await send('GET', '/es/customer_requests?filter[isResponded]=false&page[size]=500')).body<
    { isResponded: boolean }[]
  >();
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ isResponded }) => !isResponded)).toBe(true);
});
