import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure, success } from '#shared/ipc/result.ts';
import { press, routeNow } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

const route = '/country/es/city/ci00000000000001/couriers';
const first = `${route}/cu00000000000001`;
const save = page.getByRole('button', { name: 'Save', exact: true });
const status = page.getByLabelText('Status');

afterEach(closeApp);

test('a courier’s page shows their last ten orders and links to all of them', async () => {
  const main = await openApp(first, {
    prepare: ({ records }) => {
      for (const order of records.orders ?? []) order.courierId = 'cu00000000000001';
    },
  });
  const panel = page.getByRole('region', { name: 'Last orders' });
  await expect.element(panel.getByRole('link', { name: 'AB0C12D4' })).toBeVisible();
  expect(panel.getByRole('row').elements()).toHaveLength(6);
  await expect
    .poll(() => main.callsOf('orders.list')[0]?.query)
    .toEqual({
      page: 1,
      size: 10,
      sort: { field: 'createdAt', order: 'desc' },
      filters: { courierId: { match: 'exact', value: 'cu00000000000001' } },
    });
  const all = '/country/es/city/ci00000000000001/orders?courierId=cu00000000000001';
  await expect.element(panel.getByRole('link', { name: 'All 5' })).toHaveAttribute('href', `#${all}`);
  await page.getByRole('main').getByRole('link', { name: 'Orders', exact: true }).click();
  await expect.poll(routeNow).toBe(all);
});

test('a courier without orders has an empty panel; a failed read can be retried', async () => {
  const main = await openApp(first, {
    prepare: (stub) => stub.answer('orders.list', () => failure('NETWORK')),
  });
  const panel = page.getByRole('region', { name: 'Last orders' });
  await expect.element(panel.getByRole('button', { name: 'Retry' })).toBeVisible();
  main.answerAsUsual();
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect.element(panel.getByText('No orders yet')).toBeVisible();
});

test('a courier’s page shows the order in progress, the last order and the reviews of 30 days', async () => {
  await openApp(first, {
    prepare: (stub) => {
      const now = Date.now();
      const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
      const order = (stub.records.orders?.[0] ?? {}) as object;
      const courierId = 'cu00000000000001';
      stub.records.orders = [
        { ...order, id: 'aaaa11110c12d4e5f6a7b8', courierId, status: 'picked_up', createdAt: hoursAgo(1.5) },
        { ...order, id: 'bbbb22220c12d4e5f6a7b8', courierId, status: 'completed', createdAt: hoursAgo(3) },
        {
          ...{ ...order, id: 'cccc33330c12d4e5f6a7b8', courierId, status: 'completed' },
          ...{ createdAt: hoursAgo(20), scheduledFor: hoursAgo(0.2) },
        },
      ] as never;
      const day = new Date(now).toISOString().slice(0, 10);
      stub.records.feedbacks = [5, 4, 1].map((courierRating, index) => ({
        ...{ id: `fe${index}`, orderId: `or${index}`, courierId, courierRating },
        ...{ courierMessage: `Message ${index}`, createdAt: `${day}T0${index}:00:00.000Z` },
      })) as never;
    },
  });
  const here = page.getByRole('region', { name: 'Now' });
  await expect.element(here.getByRole('link', { name: 'AAAA1111' })).toBeVisible();
  await expect.element(here).toMatchTextContent(/Picked up/);
  await expect.element(here).toMatchTextContent(/Last order 1[12] mins ago/);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await expect.element(reviews.getByText('Message 2')).toBeVisible();
});

test('the status or deletion of a courier with an order under way is asked about; a note is kept', async () => {
  const main = await openApp(first, {
    prepare: (stub) => {
      const order = (stub.records.orders?.[0] ?? {}) as object;
      const courierId = 'cu00000000000001';
      stub.records.orders = [
        { ...order, id: 'aaaa11110c12d4e5f6a7b8', courierId, status: 'picked_up' },
      ] as never;
    },
  });
  await page.getByRole('textbox', { name: 'My note' }).fill('Calls back in the evening');
  await press('{Tab}');
  await expect
    .poll(() => main.requests.filter(({ route }) => route === 'notes.keep').map(({ payload }) => payload))
    .toMatchObject([{ about: 'couriers/es/ci00000000000001/cu00000000000001' }]);
  await status.selectOptions('Blocked');
  await save.click();
  const question = page.getByRole('alertdialog', { name: /courier with an order/ });
  await expect.element(question).toMatchTextContent(/Iker Sample – 1 order under way: AAAA1111/);
  await question.getByRole('button', { name: 'Keep active' }).click();
  await save.click();
  await question.getByRole('button', { name: 'Change status' }).click();
  await expect
    .poll(() => main.callsOf('couriers.update').map(({ body }) => body))
    .toEqual([{ status: 'blocked' }]);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const deletion = page.getByRole('alertdialog', { name: 'Delete this courier?' });
  await expect.element(deletion).toMatchTextContent(/1 order under way: AAAA1111/);
  await press('{Escape}');
});

test('a note that cannot be saved stays, says so, and is asked about before it is lost', async () => {
  const main = await openApp(first, {
    prepare: (stub) => stub.answerRoute('notes.keep', () => success({ isPersisted: false })),
  });
  const note = page.getByRole('textbox', { name: 'My note' });
  const question = page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });
  const toCompanies = page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Companies' });
  await note.fill('Calls back in the evening');
  await toCompanies.click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(note).toHaveValue('Calls back in the evening');
  await expect.element(page.getByRole('region', { name: 'My note' }).getByRole('alert')).toBeVisible();
  expect(routeNow()).toBe(first);
  main.answerRoute('notes.keep', () => success({ isPersisted: true }));
  await page.getByRole('region', { name: 'My note' }).getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('Saved on this computer, encrypted')).toBeVisible();
  await note.fill('Calls back at 8');
  await toCompanies.click();
  await expect.poll(routeNow).toBe('/country/es/companies');
  expect(main.requests.filter(({ route: asked }) => asked === 'notes.keep').at(-1)?.payload).toMatchObject({
    text: 'Calls back at 8',
  });
});

test('the facts of the moment and the note come before the form on half a screen, else before the lists', async () => {
  await page.viewport(720, 900);
  await openApp(first);
  const topOf = (found: ReturnType<typeof page.getByRole>) => found.element().getBoundingClientRect().top;
  const now = page.getByRole('region', { name: 'Now' });
  const note = page.getByRole('region', { name: 'My note' });
  const lastOrders = page.getByRole('region', { name: 'Last orders' });
  await expect.element(note).toBeVisible();
  await expect.element(lastOrders).toBeVisible();
  expect(topOf(now)).toBeLessThan(topOf(note));
  expect(topOf(note)).toBeLessThan(topOf(status));
  expect(topOf(status)).toBeLessThan(topOf(lastOrders));
  await page.viewport(1440, 900);
  expect(topOf(now)).toBeLessThanOrEqual(topOf(status));
  expect(topOf(note)).toBeLessThan(topOf(lastOrders));
});

test('Ctrl+Z in the note undoes its text, not the save of the courier', async () => {
  const main = await openApp(first);
  await page.getByLabelText('Vehicle').selectOptions('Moto');
  await save.click();
  await expect.poll(() => main.callsOf('couriers.update')).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: 'Undo' }).first()).toBeVisible();
  const note = page.getByRole('textbox', { name: 'My note' });
  await note.fill('Rings twice');
  await press('{Control>}z{/Control}');
  await expect.element(note).toHaveValue('');
  expect(main.callsOf('couriers.update')).toHaveLength(1);
});
