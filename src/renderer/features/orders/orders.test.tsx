import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { failure, success } from '#shared/ipc/result.ts';
import { focus, lastAsked, list, openList, pressCopy, routeNow } from '../../testing/listScreen.ts';
import { closeApp } from '../../testing/openApp.tsx';
import type { StubbedMain } from '../../testing/stubMain.ts';

afterEach(closeApp);

const route = '/country/es/city/ci00000000000001/orders';

test('the list of orders has the specified columns, short ids in capitals and a mark on scheduled orders', async () => {
  await page.viewport(1920, 900);
  await openList(route);
  expect(list.titles().slice(1, 11)).toEqual([
    'ID',
    'Created at',
    'Status',
    'Delivery method',
    'Customer',
    'Establishment',
    'Courier',
    'Order total',
    'Paid at',
    'Scheduled for',
  ]);
  expect(list.texts('ID')[0]).toMatch(/^AB0C12D4/);
  expect(list.texts('Customer')[0]).toBe('Alba Cano 0');
  expect(list.texts('Courier')[0]).toBe('Pablo Romero');
  await expect.element(list.row('AB4C12D4').getByRole('img', { name: 'Scheduled' })).toBeVisible();
  await expect.element(list.row('AB3C12D4')).toMatchTextContent(/^Canceled.*Canceled by customer/);
  await expect.element(list.row('AB1C12D4')).toMatchTextContent(/^Waiting for the establishment/);
  await expect.element(page.getByRole('button', { name: 'Add new' })).not.toBeInTheDocument();
  await page.viewport(1440, 900);
  await expect.poll(list.titles).not.toContain('Paid at');
  expect(list.titles()).toContain('Scheduled for');
});

test('the list of orders does not load the fields of hidden columns', async () => {
  const main = await openList(route);
  const without = () => lastAsked(main, 'orders.list')?.query?.without ?? [];
  expect(without()).toEqual(expect.arrayContaining(['items', 'feedback', 'secureCode', 'customerAddress']));
  for (const name of ['status', 'isScheduled', 'courierId', 'courier', 'establishmentName', 'updatedAt'])
    expect(without()).not.toContain(name);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Items', exact: true }).click();
  await expect.poll(without).not.toContain('items');
  expect(without()).toContain('feedback');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => list.texts('Items')[0]).toContain(' × ');
});

/** Simulates main, which omits the fields in `without`. */
const leaveOutWhatNobodyWants = (main: StubbedMain): void =>
  main.answer('orders.list', async ({ query }, usual) => {
    const answer = await usual();
    if (!answer.ok) return answer;
    const isWanted = ([name]: [string, unknown]): boolean => !query?.without?.includes(name);
    const lean = (row: object) => Object.fromEntries(Object.entries(row).filter(isWanted));
    return { ...answer, data: (answer.data as object[]).map(lean) };
  });

test('rows selected on another page get the values of a column that is shown later', async () => {
  const main = await openList(`${route}?size=2`);
  leaveOutWhatNobodyWants(main);
  await list.tool('Reload').click();
  await list.checkbox('AB0C12D4').click();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.element(list.pages).toMatchTextContent(/^.*3–4 of/);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Items', exact: true }).click();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => list.texts('Items')[0]).toContain(' × ');
  const copySelected = page.getByRole('button', { name: 'Copy selected' });
  await expect.element(copySelected).not.toHaveAttribute('aria-disabled', 'true');
  focus(list.grid.getByRole('gridcell').nth(3));
  expect(await pressCopy()).toMatch(/AB0C12D4.* × /);
});

test('the peek of an order shows placeholders until its fields are loaded', async () => {
  const main = await openList(route);
  leaveOutWhatNobodyWants(main);
  const late = Promise.withResolvers<void>();
  main.answer('orders.read', async (_call, usual) => {
    await late.promise;
    return usual();
  });
  await list.tool('Reload').click();
  await list.tool('Peek').click();
  const peek = page.getByRole('complementary', { name: 'Peek' });
  const address = () =>
    [...peek.element().querySelectorAll('dt')].find((term) => term.textContent === 'Customer address')
      ?.nextElementSibling?.textContent;
  await expect.poll(address).toBe('…');
  late.resolve();
  await expect.poll(address).toMatch(/\w{4}/);
});

test('names are sorted by the shown text, and the filter of totals ends at the highest total on the server', async () => {
  const main = await openList(route);
  main.answer('orders.max', () => success({ max: 26.44 }));
  await list.grid.getByRole('button', { name: 'Customer', exact: true }).click();
  await expect.poll(() => lastAsked(main, 'orders.list')?.query?.sort?.field).toBe('customer');
  await list.grid.getByRole('button', { name: 'Filter Order total' }).click();
  const popover = page.getByRole('dialog', { name: 'Order total' });
  await expect.element(popover.getByLabelText('To')).toHaveAttribute('placeholder', '€26.44');
  await popover.getByLabelText('To').fill('27');
  await expect.element(popover.getByText('Must not be more than €26.44')).toBeVisible();
  await popover.getByLabelText('To').fill('20.5');
  await popover.getByRole('button', { name: 'Done' }).click();
  await expect
    .poll(() => lastAsked(main, 'orders.list')?.query?.filters?.orderTotal)
    .toEqual({ match: 'between', from: '', to: '20.5' });
});

test('the search box matches eight characters of an id, and a whole id exactly', async () => {
  const main = await openList(route);
  const asked = () => lastAsked(main, 'orders.list')?.query?.filters?.id;
  await list.search.fill('#AB2C12D4');
  await expect.poll(asked).toEqual({ match: 'text', value: 'ab2c12d4' });
  await expect.element(list.pages).toMatchTextContent(/of 1$/);
  await list.search.fill('ab3c12d4e5f6a7b8');
  await expect.poll(asked).toEqual({ match: 'exact', value: 'ab3c12d4e5f6a7b8' });
  await expect.element(list.row('AB3C12D4')).toBeVisible();
  await expect.element(list.search).toHaveValue('ab3c12d4e5f6a7b8');
  await expect.element(page.getByText('Clear all')).not.toBeInTheDocument();
});

test('the quick edit offers the fields that staff may change, and sends only changed ones', async () => {
  const main = await openList(route);
  await list.row('AB1C12D4').getByRole('button', { name: 'Quick edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'AB1C12D4' });
  await expect.element(dialog.getByLabelText('Status')).toHaveValue('paid');
  expect(dialog.getByRole('textbox').elements()).toHaveLength(3);
  await dialog.getByLabelText('Status').selectOptions('Canceled by establishment');
  await dialog.getByLabelText('Cancellation reason').fill('Sold out');
  await dialog.getByLabelText('Preparation time').fill('15');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .poll(() => main.callsOf('orders.update')[0]?.body)
    .toEqual({
      status: 'canceled_by_establishment',
      cancellationReason: 'Sold out',
      preparationTime: 15,
    });
  await expect.element(list.row('AB1C12D4')).toMatchTextContent(/Canceled by establishment/);
});

test('deleting one or more orders asks first, then happens at once without Undo', async () => {
  const main = await openList(route);
  const question = page.getByRole('alertdialog');
  await list.row('AB0C12D4').getByRole('button', { name: 'Delete' }).click();
  await expect.element(question).toMatchTextContent(/Delete this order\?.*AB0C12D4.*cannot undo this/s);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('AB0C12D4 deleted')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await expect.poll(() => main.callsOf('orders.remove')).toHaveLength(1);

  for (const id of ['AB1C12D4', 'AB2C12D4']) await list.checkbox(id).click();
  main.answer('orders.removeBatch', () => {
    main.records.orders = main.records.orders?.filter(({ id }) => id !== 'ab1c12d4e5f6a7b8') ?? [];
    const failed = [{ id: 'ab2c12d4e5f6a7b8', message: 'It is under way' }];
    return success({ deleted: ['ab1c12d4e5f6a7b8'], failed });
  });
  await list.tool('Delete selected').click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText(/^[^:]+: It is under way$/)).toBeVisible();
  await expect.element(list.checkbox('AB2C12D4')).toBeChecked();
});

test('a refused change of an order is shown in the dialog', async () => {
  const main = await openList(route);
  main.answer('orders.update', () => failure('VALIDATION', 422, 'Already paid out', { status: 'Paid out' }));
  await list.row('AB0C12D4').getByRole('button', { name: 'Quick edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'AB0C12D4' });
  await dialog.getByLabelText('Status').selectOptions('Arrived');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Paid out')).toBeVisible();
  await expect.poll(() => routeNow()).toBe(route);
});

test('three filters take five clicks: each filter button opens its own popover and closes the other', async () => {
  await openList(route);
  // While a filter is open, the others are hidden from the accessibility tree.
  const filter = (name: string) =>
    page.getByRole('button', { name: `Filter ${name}`, exact: true, includeHidden: true });
  await filter('Order total').click();
  await expect.element(page.getByRole('dialog').getByRole('textbox').first()).toHaveFocus();
  await userEvent.keyboard('50');
  await filter('Status').click();
  await page.getByRole('checkbox', { name: 'Canceled by customer', exact: true }).click();
  await filter('Created at').click();
  await page.getByRole('button', { name: /^Previous week/ }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect
    .poll(() => decodeURIComponent(routeNow()))
    .toBe(`${route}?orderTotal.range=50,&status.any=canceled_by_customer&createdAt.preset=previousWeek`);
});
