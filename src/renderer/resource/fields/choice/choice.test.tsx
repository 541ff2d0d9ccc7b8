import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { list, openList, press, routeNow } from '../../../testing/listScreen.ts';
import { closeApp, openApp } from '../../../testing/openApp.tsx';
import type { StubbedMain } from '../../../testing/stubMain.ts';

afterEach(closeApp);

const withOddWords = ({ records }: StubbedMain): void => {
  Object.assign(records.admins?.[0] ?? {}, { role: 'Auditor', country: 'pt' });
};

test('an unknown choice value is shown, can be selected again, and is saved with the record', async () => {
  const main = await openList('/admins', { prepare: withOddWords });
  await expect.element(list.row('ana@')).toMatchTextContent(/pt.*Auditor/);
  await list.row('ana@').getByRole('button', { name: 'Quick edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ana Sample' });
  const role = dialog.getByLabelText('Role');
  await expect.element(role).toHaveValue('Auditor');
  await role.selectOptions('Admin');
  await role.selectOptions('Auditor');
  await dialog.getByLabelText('Last name').fill('Nueva');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const [saved] = main.callsOf('admins.update');
  expect(saved).toMatchObject({ body: { lastName: 'Nueva' }, replaced: { role: 'Auditor', country: 'pt' } });
  expect(saved?.body).toEqual({ lastName: 'Nueva' });
});

test('an unknown choice value can be replaced and restored on the record’s page', async () => {
  const main = await openApp('/admins/ad00000000000001', { prepare: withOddWords });
  const form = page.getByRole('main');
  await form.getByLabelText('Role').selectOptions('Admin');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => main.records.admins?.[0]?.role).toBe('Admin');
  await form.getByLabelText('Role').selectOptions('Auditor');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => main.records.admins?.[0]?.role).toBe('Auditor');
});

test.each([
  ['/admins?role=Auditor', 'Auditor', 'radio'],
  ['/country/es/city/ci00000000000001/couriers?status=on_leave', 'on_leave', 'checkbox'],
] as const)('a filter by an unknown value is kept and can be selected: %s', async (route, word, role) => {
  await openApp(route);
  await list.chips.getByText(new RegExp(word)).click();
  await expect.element(page.getByRole(role, { name: word })).toBeChecked();
  if (role === 'radio') return;
  await page.getByRole(role, { name: 'Active', exact: true }).click();
  await expect.element(list.chips.getByText(new RegExp(`Active, ${word}`))).toBeVisible();
});

test('typed letters move to the filter value that begins with them', async () => {
  await openApp('/country/es/city/ci00000000000001/couriers?status=on_leave');
  await list.chips.getByText(/on_leave/).click();
  const value = (name: string) => page.getByRole('checkbox', { name, exact: true });
  await expect.element(value('Active')).toBeVisible();
  (value('Active').element() as HTMLElement).focus();
  await press('on');
  await expect.element(value('on_leave')).toHaveFocus();
  await expect.element(value('on_leave')).toBeChecked();
});

test('all canceled statuses are chosen by a single box of the filter', async () => {
  const statuses = () => new URLSearchParams(routeNow().split('?')[1]).getAll('status.any').join();
  await openApp(
    '/country/es/city/ci00000000000001/orders?status.any=completed&status.any=scheduled_canceled',
  );
  await list.chips.getByText(/Completed/).click();
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
  await expect.element(box('All canceled')).toBePartiallyChecked();
  await box('All canceled').click();
  await expect.element(box('Canceled by customer')).toBeChecked();
  await expect.poll(statuses).toMatch(/^completed.*canceled_by_customer.*canceled_by_establishment_after/);
  await box('All canceled').click();
  await expect.poll(statuses).toBe('completed');
});
