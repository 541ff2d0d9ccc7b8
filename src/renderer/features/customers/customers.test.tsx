import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { list, openList } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';
import type { StubbedMain } from '../../testing/stubMain.ts';

afterEach(closeApp);

const city = '/country/es/city/ci00000000000001';
const times = { createdAt: '2026-09-01T10:00:00.000Z', updatedAt: '2026-09-01T10:00:00.000Z' };
const customer = (number: number, orders: number, total: number | null) => ({
  id: `cu0000000000000${number}`,
  ...times,
  firstName: 'Customer',
  lastName: String(number),
  fullName: `Customer ${number}`,
  email: `customer${number}@example.com`,
  phoneNumber: null,
  isActive: true,
  orders,
  total,
});
const prepare = ({ records }: StubbedMain): void => {
  records.customers = [customer(1, 12, 1234.5), customer(2, 0, null)];
  records.orders = Array.from({ length: 12 }, (_, index) => ({
    id: `order${String(index).padStart(3, '0')}00000000`,
    ...times,
    customerId: 'cu00000000000001',
    status: ['teleported', 'canceled_by_customer', 'canceled_by_courier'][index] ?? 'completed',
    orderTotal: 10,
    establishmentName:
      index === 1 ? 'The oldest kitchen of all the kitchens of the old town '.repeat(8) : 'Kitchen',
  }));
};
const main = page.getByRole('main');

test('the list shows totals with two decimals or a dash, and links to the orders of customers who have any', async () => {
  await openList(`${city}/customers`, { prepare });
  await expect.element(list.row('Customer 1').getByText('€1,234.50')).toBeVisible();
  await expect.element(list.row('Customer 2').getByText('–')).toBeVisible();
  const link = (name: string) => list.row(name).getByRole('link', { name: 'Orders', exact: true });
  await expect
    .element(link('Customer 1'))
    .toHaveAttribute('href', `#${city}/orders?customerId=cu00000000000001`);
  await expect.element(link('Customer 2')).not.toBeInTheDocument();
});

test('the page of a customer shows the last three orders or that there are none; count and total are read-only', async () => {
  const stub = await openApp(`${city}/customers/cu00000000000001`, { prepare });
  const last = main.getByRole('region', { name: 'Last orders' });
  await expect.element(last.getByText('teleported')).toBeVisible();
  const rows = last.getByRole('row').elements();
  expect(rows).toHaveLength(4);
  // A long name must not increase the row height or displace other columns.
  expect(new Set(rows.slice(1).map((row) => row.clientHeight)).size).toBe(1);
  await expect.element(last.getByText('€10.00').first()).toBeVisible();
  expect(last.element().scrollWidth).toBeLessThanOrEqual(last.element().clientWidth);
  await expect.element(last.getByRole('link', { name: 'All 12' })).toBeVisible();
  // An order with an unknown status counts as neither completed nor canceled.
  await expect.element(last.getByText('9 completed: €90.00 · 2 canceled: €20.00')).toBeVisible();
  await main.getByLabelText('Email').fill('');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect.element(main.getByText('Required: Email')).toBeVisible();
  await main.getByLabelText('Email').fill('new@example.com');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => stub.callsOf('customers.update').map(({ body }) => body))
    .toEqual([{ email: 'new@example.com' }]);
  closeApp();
  await openApp(`${city}/customers/cu00000000000002`, { prepare });
  await expect.element(main.getByText('No orders yet')).toBeVisible();
});

test('the form of a new customer has only editable fields and no empty section', async () => {
  await openApp(`${city}/customers/new`);
  await expect.element(main.getByRole('group', { name: 'Customer' })).toBeVisible();
  await expect.element(main.getByRole('group', { name: 'Orders' })).not.toBeInTheDocument();
});
