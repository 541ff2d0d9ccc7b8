import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { list, openList, routeNow } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';
import type { StubbedMain } from '../../testing/stubMain.ts';

afterEach(closeApp);

const city = '/country/es/city/ci00000000000001';
const feedback = (number: number, more: object) => ({
  id: `fe0000000000000${number}`,
  createdAt: `2026-11-1${number}T10:00:00.000Z`,
  updatedAt: `2026-11-1${number}T10:00:00.000Z`,
  orderId: `order${number}0000000000`,
  establishmentId: 'es1',
  establishmentName: 'La Barraca',
  customerId: 'cu1',
  customer: { firstName: 'Ana', lastName: 'Ruiz' },
  courierId: 'ku1',
  courier: { fullName: 'Leo Gil' },
  message: `Message ${number}`,
  isPublic: false,
  rating: 4,
  courierMessage: 'Kind',
  courierRating: 5,
  arrivedInTime: true,
  deliveryMethod: 'delivery',
  orderTotal: 12.5,
  ...more,
});
const prepare = ({ records }: StubbedMain): void => {
  records.feedbacks = [
    feedback(1, {}),
    feedback(2, {
      rating: null,
      courierId: null,
      courier: null,
      courierRating: null,
      courierMessage: null,
      arrivedInTime: false,
      deliveryMethod: 'pickup',
    }),
  ];
};
const main = page.getByRole('main');
const button = (name: string) => main.getByRole('button', { name, exact: true });

test('the list labels its stars, links to the order and offers no editing', async () => {
  await openList(`${city}/feedbacks`, { prepare });
  const first = list.row('Message 1');
  await expect.element(first.getByRole('img', { name: '4 of 5' })).toBeVisible();
  await expect.element(first.getByRole('img', { name: '5 of 5' })).toBeVisible();
  await expect.element(list.row('Message 2').getByText('–').first()).toBeVisible();
  await expect
    .element(first.getByRole('link', { name: 'ORDER100' }))
    .toHaveAttribute('href', `#${city}/orders/order10000000000`);
  await expect.element(first.getByRole('button', { name: 'Quick edit' })).not.toBeInTheDocument();
  await expect.element(button('Add new')).not.toBeInTheDocument();
  await first.getByRole('button', { name: 'Quick view' }).click();
  await expect.element(page.getByRole('dialog').getByText('The courier arrived on time')).toBeVisible();
});

test('the button of a row names the change of visibility, and offers Undo', async () => {
  const stub = await openList(`${city}/feedbacks`, { prepare });
  const row = list.row('Message 1');
  await row.hover();
  const publish = row.getByRole('button', { name: 'Make public', exact: true });
  await expect.element(publish).toHaveTextContent('Make public');
  await publish.click();
  await expect
    .element(row.getByRole('button', { name: 'Make not public' }))
    .toHaveTextContent('Make not public');
  expect(stub.records.feedbacks?.[0]?.isPublic).toBe(true);
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click();
  await expect.element(publish).toBeInTheDocument();
});

test('the page has no Save, links to everyone involved, and publishes by changing that flag alone', async () => {
  const stub = await openApp(`${city}/feedbacks/fe00000000000001`, { prepare });
  await expect.element(main.getByRole('link', { name: 'La Barraca' })).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Ana Ruiz' })).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Leo Gil' })).toBeVisible();
  await expect.element(main.getByText('The courier arrived on time')).toBeVisible();
  // The message comes first, as it is the reason to open the page.
  await expect.element(main.getByRole('group').first()).toMatchTextContent(/^FeedbackMessage/);
  await expect.element(button('Save')).not.toBeInTheDocument();
  await button('Make public').click();
  await expect.element(button('Make not public')).toBeVisible();
  await expect
    .poll(() => stub.callsOf('feedbacks.update').map(({ body }) => body))
    .toEqual([{ isPublic: true }]);
  // A toast confirms the change and offers Undo.
  await expect.element(page.getByText(/^[0-9A-Z]{8}: the feedback is public$/)).toBeVisible();
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click();
  await expect.element(button('Make public')).toBeVisible();
  expect(stub.records.feedbacks?.[0]?.isPublic).toBe(false);
});

test('feedback without a courier shows dashes, and says whether the customer arrived in time', async () => {
  await openApp(`${city}/feedbacks/fe00000000000002`, { prepare });
  await expect.element(main.getByText('The customer did not arrive on time')).toBeVisible();
  await expect.element(main.getByText('Not rated yet')).toBeVisible();
  await expect.element(main.getByText('Courier rating')).not.toBeInTheDocument();
  await expect.element(main.getByRole('group', { name: 'Order', exact: true }).getByText('–')).toBeVisible();
});

test('the order filter accepts the first eight characters of an id', async () => {
  await openList(`${city}/feedbacks`, {
    prepare: (stub) => {
      prepare(stub);
      stub.records.orders = [{ id: 'order1000000000000' }, { id: 'order2000000000000' }];
      for (const [index, row] of (stub.records.feedbacks ?? []).entries())
        row.orderId = `order${index + 1}000000000000`;
    },
  });
  await list.grid.getByRole('button', { name: 'Filter Order', exact: true }).click();
  const filter = page.getByRole('dialog', { name: 'Order' });
  await filter.getByRole('combobox', { name: 'Order' }).fill('#ORDER200');
  await page.getByRole('option', { name: 'order2000000000000' }).click();
  await expect.poll(routeNow).toBe(`${city}/feedbacks?orderId=order2000000000000`);
  await filter.getByRole('button', { name: 'Done' }).click();
  await expect.element(list.chips).toMatchTextContent(/Order: ORDER200/);
  await expect.element(list.row('Message 2')).toBeVisible();
  await expect.element(list.row('Message 1')).not.toBeInTheDocument();
});
