import { expect, it } from 'vitest';
import { failureOf, startTestApi } from '../testing/testApi.ts';

it('a change of settings affects only the sent values', async () => {
  const { send } = await startTestApi({ orders: 0 });
  const before = (await send('GET', '/ua/settings')).body<Record<string, number>>();
  const change = { vat: 19.5, cancellationFee: 2.5, freeDeliveryExpirationDays: 14 };
  const expected = { ...before, ...change };
  expect((await send('PATCH', '/ua/settings', change)).body()).toEqual(expected);
  expect((await send('GET', '/ua/settings')).body()).toEqual(expected);
});

it('settings reject negative numbers and other types', async () => {
  const { send } = await startTestApi({ orders: 0 });
  const { courierManagement, ...others } = (await send('GET', '/es/settings')).body<Record<string, number>>();
  expect(courierManagement).toBeTypeOf('number');
  for (const field of ['courierManagement', ...Object.keys(others)]) {
    for (const value of [-0.01, -1, '5', null, true]) {
      const failure = failureOf(await send('PATCH', '/es/settings', { [field]: value }), 422);
      expect(failure.fields).toHaveProperty(field);
    }
    expect((await send('PATCH', '/es/settings', { [field]: 0 })).body()).toMatchObject({ [field]: 0 });
  }
});

it('settings are separate for each country', async () => {
  const { send } = await startTestApi({ orders: 0 });
  const before = (await send('GET', '/ua/settings')).body();
  await send('PATCH', '/es/settings', { vat: 4 });
  expect((await send('GET', '/ua/settings')).body()).toEqual(before);
});
