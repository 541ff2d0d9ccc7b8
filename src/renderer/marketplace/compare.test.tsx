import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { success } from '#shared/ipc/result.ts';
import { list, openList } from '../testing/listScreen.ts';
import { closeApp } from '../testing/openApp.tsx';

afterEach(closeApp);

it('two establishments are compared with their orders of 30 days; differences are marked', async () => {
  const main = await openList('/country/es/city/ci00000000000003/establishments', {
    prepare: (stub) => {
      stub.answer('orders.list', ({ query }) => success([], query?.filters?.status ? 1 : 4));
      stub.answer('feedbacks.list', () =>
        success(
          [
            { id: 'f1', rating: 4 },
            { id: 'f2', rating: 5 },
            { id: 'f3', rating: null },
          ],
          3,
        ),
      );
    },
  });
  await list.checkbox('Taberna').click();
  expect(list.tool('Compare').elements()).toEqual([]);
  await list.checkbox('Bazar').click();
  const before = main.calls.length;
  await list.tool('Compare').click();
  const table = page.getByRole('dialog').getByRole('table', { name: 'Comparison' });
  const line = (name: RegExp) => table.getByRole('row', { name });
  await expect.element(line(/^Orders, 30 days 4 4$/)).toBeVisible();
  await expect.element(line(/^Canceled, 30 days 1 \(25 %\) 1 \(25 %\)$/)).toBeVisible();
  await expect.element(line(/^Average rating, 30 days 4\.5 \(2\) 4\.5 \(2\)$/)).toBeVisible();
  await expect.element(line(/^Kind different (Restaurant Shop|Shop Restaurant)$/)).toBeVisible();
  // No record has a description.
  expect(line(/^(Description|On time)/).elements()).toEqual([]);
  const asked = main.calls
    .slice(before)
    .map(({ operation }) => operation)
    .filter((operation) => ['orders.list', 'feedbacks.list'].includes(operation));
  expect(asked.toSorted()).toEqual([...Array(2).fill('feedbacks.list'), ...Array(4).fill('orders.list')]);
  await page.getByRole('switch', { name: 'Only differences' }).click();
  await expect.element(line(/^Average rating/)).not.toBeInTheDocument();
  await expect.element(line(/^Kind/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect.element(table).not.toBeInTheDocument();
});

it('couriers are compared by their punctuality; documents and addresses count as no difference', async () => {
  await openList('/country/es/city/ci00000000000001/couriers', {
    prepare: ({ records, answer }) => {
      const delivery = { deliveryMethod: 'delivery', arrivedInTime: true };
      answer('feedbacks.list', ({ query }) =>
        success(
          JSON.stringify(query?.filters?.courierId).includes('cu00000000000001')
            ? [
                { id: 'f1', ...delivery },
                { id: 'f2', ...delivery },
                { id: 'f3', ...delivery, arrivedInTime: false },
                { id: 'f4', deliveryMethod: 'pickup', arrivedInTime: false },
              ]
            : [{ id: 'f5', deliveryMethod: 'delivery', arrivedInTime: null }],
        ),
      );
      for (const courier of records.couriers ?? [])
        Object.assign(courier, { passportNumber: 'PA012345', address: `Calle ${courier.id}` });
    },
  });
  await list.checkbox('Iker Sample').click();
  await list.checkbox('Lola Sample').click();
  await list.tool('Compare').click();
  const table = page.getByRole('dialog').getByRole('table', { name: 'Comparison' });
  await expect.element(table.getByRole('row', { name: /^Status/ })).toBeVisible();
  const punctual = /^On time, reviewed deliveries of 30 days different (67 % \(3\) –|– 67 % \(3\))$/;
  await expect.element(table.getByRole('row', { name: punctual })).toBeVisible();
  expect(table.getByRole('row', { name: /^(Passport|Updated at)/ }).elements()).toEqual([]);
  await expect.element(table.getByRole('row', { name: /^Address Calle/ })).toBeVisible();
});
