import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure, success } from '#shared/ipc/result.ts';
import {
  city,
  customer,
  minutesAgo,
  openSheet,
  part,
  prepare,
  sheet,
} from '../../testing/callSheetScreen.ts';
import { press } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

test('a number in the palette opens the sheet of its customer over the screen', async () => {
  const main = await openSheet();
  const underWay = part('Order under way');
  await expect.element(underWay).toMatchTextContent(/Picked up [5-7] minutes ago, expected about/);
  await expect.element(underWay).toMatchTextContent(/Recogido por el repartidor hace [5-7] minutos/);
  await expect.element(underWay.getByText('Iker Soler')).toBeVisible();
  await expect.element(underWay.getByText('2 × Paella')).toBeVisible();
  await expect.element(underWay.getByText('No nuts')).toBeVisible();
  const last = part('Last orders');
  expect(last.getByRole('row').elements()).toHaveLength(4);
  await expect.element(last.getByText('2 completed: €20.00 · 1 canceled: €179.00')).toBeVisible();
  await expect.element(part('Cancellations')).toMatchTextContent(/1 of 4 orders.*Refund €179\.00.*Closed/);
  const canceled = part('Cancellations').getByRole('link', { name: 'All 1' }).element().getAttribute('href');
  expect(canceled).toMatch(/orders\?customerId=cu00000000000001(&status\.any=\w*canceled\w*)+$/);
  await expect.element(part('Open requests')).toMatchTextContent(/Where is my money\?/);
  expect(part('Open requests').getByRole('link').elements()).toHaveLength(1);
  expect(window.location.hash).toBe('#/country/es/companies');

  await sheet.getByRole('textbox', { name: 'My note' }).fill('Rings twice');
  await press('{Tab}');
  await expect
    .poll(() => main.requests.filter(({ route }) => route === 'notes.keep').map(({ payload }) => payload))
    .toMatchObject([{ about: 'customers/es/ci00000000000001/cu00000000000001', text: 'Rings twice' }]);
  await press('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
});

test('the sentence and the plan below it word the lateness alike, also over an hour', async () => {
  const thisMinute = Math.floor(Date.now() / 60_000) * 60_000;
  const acceptedAt = new Date(thisMinute - (70 + 77) * 60_000 - 40_000).toISOString();
  await openSheet(({ records }) => Object.assign(records.orders?.[0] ?? {}, { acceptedAt }));
  const underWay = part('Order under way');
  await expect.element(underWay).toMatchTextContent(/, (1 hr 1\d mins) late\..*\b\1 late/);
});

test('Open leads to the page of the customer, which replaces the sheet', async () => {
  await openSheet();
  await sheet.getByRole('button', { name: 'Open', exact: true }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ana Ruiz' })).toBeVisible();
  await expect.element(sheet).not.toBeInTheDocument();
});

test('an order is canceled from the sheet with its reason', async () => {
  const main = await openSheet();
  await part('Order under way').getByRole('button', { name: 'Cancel order…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Cancel order/ });
  await dialog.getByRole('button', { name: 'The customer changed their mind' }).click();
  await dialog.getByRole('button', { name: 'Cancel order', exact: true }).click();
  await expect
    .poll(() => main.callsOf('orders.update').map(({ body }) => body))
    .toMatchObject([{ cancellationReason: 'The customer changed their mind' }]);
  await expect.element(part('Order under way').getByText('No order under way')).toBeVisible();
});

test('the dialog stays after a lost answer, although the sheet no longer shows the canceled order', async () => {
  const main = await openSheet();
  main.answer('orders.update', (_call, usual) => {
    usual();
    return failure('NETWORK');
  });
  await part('Order under way').getByRole('button', { name: 'Cancel order…' }).click();
  await page.getByRole('button', { name: 'The customer changed their mind' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order', exact: true }).click();
  // The sheet has no role while the dialog is above it.
  await expect.element(page.getByText('No order under way')).toBeInTheDocument();
  await page.getByRole('dialog').getByRole('button', { name: 'Check order' }).click();
  await expect.element(page.getByText(/: refund .*Canceled by customer/)).toBeVisible();
});

test('a text in own words stays while the cancellation of its order is considered', async () => {
  await openSheet();
  await part('Order under way').getByRole('button', { name: 'Text to the customer' }).click();
  const own = part('Order under way').getByRole('textbox', { name: 'In your own words' });
  await own.fill('We are calling the courier');
  await part('Order under way').getByRole('button', { name: 'Cancel order…' }).click();
  await page.getByRole('button', { name: 'Keep order' }).click();
  await expect.element(own).toHaveValue('We are calling the courier');
});

test('the page of a customer begins with the sheet; privacy mode hides names, messages and the note', async () => {
  await openApp(`${city}/customers/${customer.id}`, {
    prepare: (main) => {
      prepare(main);
      main.answerRoute('notes.read', () =>
        success({ note: { text: 'Rings twice', savedAt: minutesAgo(1) }, isReadable: true }),
      );
    },
    settings: { privacy: true },
  });
  const main = page.getByRole('main');
  await expect.element(main.getByRole('region', { name: 'Order under way' })).toMatchTextContent(/Picked up/);
  await expect.element(main.getByRole('button', { name: 'Show: My note' })).toBeVisible();
  await expect.element(main.getByRole('region', { name: 'Open requests' })).toBeVisible();
  for (const secret of ['Rings twice', 'Where is my money?', 'Iker', 'Ruiz'])
    expect(document.body.textContent).not.toContain(secret);
  await main.getByRole('button', { name: 'Show: My note' }).click();
  await expect.element(main.getByText('Rings twice')).toBeVisible();
});

test('opening the texts on the page of a customer never moves the header out of the window', async () => {
  await page.viewport(1280, 720);
  await openApp(`${city}/customers/${customer.id}`, { prepare });
  await page.getByRole('button', { name: 'Text to the customer' }).first().click();
  await expect.element(page.getByRole('region', { name: 'Text to the customer' })).toBeVisible();
  document.documentElement.scrollTo(0, 999);
  document.body.scrollTo(0, 999);
  expect(page.getByRole('banner').element().getBoundingClientRect().top).toBe(0);
});

test('a keychain without access is named at the note', async () => {
  await openSheet((main) => main.answerRoute('notes.keep', () => success({ isPersisted: false })));
  await sheet.getByRole('textbox', { name: 'My note' }).fill('Rings twice');
  await press('{Tab}');
  await expect.element(part('My note')).toMatchTextContent(/could not be saved: the keychain/);
  const note = sheet.getByRole('textbox', { name: 'My note' });
  await expect.element(note).toHaveValue('Rings twice');
  await note.fill('');
  await expect.element(part('My note')).not.toMatchTextContent(/could not be saved/);
});

test('closing the sheet asks about a note that could not be saved', async () => {
  await openSheet((main) => main.answerRoute('notes.keep', () => success({ isPersisted: false })));
  const note = sheet.getByRole('textbox', { name: 'My note' });
  const question = page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });
  await note.fill('Rings twice');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect.element(question).toBeVisible();
  await press('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(note).toHaveValue('Rings twice');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
});
