import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { success } from '#shared/ipc/result.ts';
import { press } from './listScreen.ts';
import { openApp } from './openApp.tsx';
import type { StubbedMain } from './stubMain.ts';

export const city = '/country/es/city/ci00000000000001';
export const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();
export const customer = {
  id: 'cu00000000000001',
  ...{ createdAt: minutesAgo(9000), updatedAt: minutesAgo(9000) },
  ...{ firstName: 'Ana', lastName: 'Ruiz', fullName: 'Ana Ruiz', isActive: true, orders: 5, total: 189 },
  ...{ email: 'ana@example.com', phoneNumber: '+34 600 001 222' },
};
export const order = (number: number, changes: Record<string, unknown>) => ({
  id: `or${number}c12d4e5f6a7b8`,
  ...{ createdAt: minutesAgo(number * 1000), updatedAt: minutesAgo(number * 1000) },
  ...{ customerId: customer.id, status: 'completed', deliveryMethod: 'delivery', orderTotal: 10 },
  establishmentName: 'Kitchen',
  ...changes,
});
export const prepare = ({ records, answer }: StubbedMain): void => {
  records.customers = [customer];
  records.orders = [
    order(1, {
      ...{ status: 'picked_up', acceptedAt: minutesAgo(20), updatedAt: minutesAgo(6) },
      ...{ preparationTime: 10, deliveryTime: 60, courierId: 'cr1', courier: { fullName: 'Iker Soler' } },
      ...{ items: [{ id: 'it1', name: 'Paella', quantity: 2 }], allergensComment: 'No nuts' },
    }),
    order(2, {}),
    order(3, {
      status: 'canceled_by_establishment',
      orderTotal: 179,
      totalRefund: 179,
      cancellationReason: 'Closed',
    }),
    order(4, {}),
  ];
  const request = { reason: 'payments', message: 'Where is my money?', isResponded: false };
  const person = { customerName: 'Ana', email: 'ANA@example.com', phoneNumber: null };
  records.customerRequests = [
    { ...customer, ...person, ...request, id: 'rq00000000000001' },
    { ...request, id: 'rq00000000000002', createdAt: minutesAgo(10), customerName: 'Eva', email: null },
  ];
  answer('customerRequests.list', ({ query }, usual) =>
    query?.filters?.phoneNumber ? success([]) : usual(),
  );
};
export const sheet = page.getByRole('complementary', { name: 'Call sheet' });
export const part = (name: string) => sheet.getByRole('region', { name, exact: true });
export const findCaller = async (): Promise<void> => {
  await press('{Control>}k{/Control}');
  await page.getByRole('combobox', { name: 'Screen, action or record' }).fill('600001222');
  const found = page.getByRole('option', { name: /Ana Ruiz/ }).first();
  // The row names the order under way.
  await expect.element(found).toMatchTextContent(/Picked up, expected (.*)\d\d:\d\d/);
  await press('{Enter}');
  await expect.element(sheet.getByRole('heading', { name: 'Ana Ruiz' })).toBeVisible();
};
export const openSheet = async (
  more: (main: StubbedMain) => void = () => undefined,
): Promise<StubbedMain> => {
  const main = await openApp('/country/es/companies', {
    prepare: (stub) => {
      prepare(stub);
      more(stub);
    },
    settings: { lastCity: { es: 'ci00000000000001' } },
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await findCaller();
  return main;
};
