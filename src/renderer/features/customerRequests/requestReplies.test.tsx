import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { success } from '#shared/ipc/result.ts';
import { list, openList, press } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';
import { prepareRequests as prepare, requestsRoute as route } from '../../testing/requestScreen.ts';
import type { StubbedMain } from '../../testing/stubMain.ts';

afterEach(closeApp);

const openTexts = async (): Promise<void> => {
  const open = page.getByRole('button', { name: 'Reply with a text' });
  const texts = page.getByRole('region', { name: 'Text to the customer' });
  await expect.element(open.or(texts)).toBeVisible();
  if (open.query()) await open.click();
};

/** Opens the texts about the request of this customer, and types a reply. */
const typeReply = async (name: string): Promise<StubbedMain> => {
  const main = await openList(route, { prepare });
  await list.row(name).getByRole('link').first().click();
  await openTexts();
  await page.getByRole('textbox', { name: 'In your own words' }).fill('We are looking into it');
  return main;
};
const marked = (main: StubbedMain) => main.callsOf('customerRequests.update').map(({ params }) => params.id);
const mails = (main: StubbedMain) => main.requests.filter((asked) => asked.route === 'shell.contact').length;
const unsent = page.getByRole('alertdialog', { name: 'This text was not sent' });
const heading = page.getByRole('heading', { level: 1 });

test('marking a request asks about a reply that was not sent, and opens it first', async () => {
  const main = await typeReply('Customer 1');
  await page.getByRole('button', { name: 'Mark as responded' }).first().click();
  await unsent.getByRole('button', { name: 'Cancel' }).click();
  await expect
    .element(page.getByRole('textbox', { name: 'In your own words' }))
    .toHaveValue('We are looking into it');
  expect([marked(main), mails(main)]).toEqual([[], 0]);
  (document.activeElement as HTMLElement).blur();
  await press('{Control>}{Enter}{/Control}');
  await unsent.getByRole('button', { name: 'Open in mail program' }).click();
  await expect.poll(() => [marked(main), mails(main)]).toEqual([['cr00000000000001'], 1]);
});

test('a reply without an e-mail address is copied, or dropped on request', async () => {
  const main = await typeReply('Customer 3');
  await page.getByRole('button', { name: 'Responded, next' }).click();
  await expect.element(unsent.getByRole('button', { name: 'Copy text' })).toBeVisible();
  await unsent.getByRole('button', { name: 'Mark anyway' }).click();
  await expect.element(heading).toHaveTextContent('Customer 1');
  expect([marked(main), mails(main)]).toEqual([['cr00000000000003'], 0]);
});

test('a reply with an open placeholder is not marked', async () => {
  const main = await typeReply('Customer 1');
  await page.getByRole('textbox', { name: 'In your own words' }).fill('Order {order}');
  await page.getByRole('button', { name: 'Mark as responded' }).first().click();
  await unsent.getByRole('button', { name: 'Open in mail program' }).click();
  await expect.element(page.getByText('Replace {order} in the text first')).toBeVisible();
  expect(marked(main)).toEqual([]);
});

test('Ctrl+Enter at a text or in its box opens the mail, and then marks the request', async () => {
  const main = await typeReply('Customer 1');
  const region = page.getByRole('region', { name: 'Text to the customer' });
  await press('{Escape}');
  await page.getByRole('button', { name: 'Reply with a text' }).click();
  await press('1');
  expect(document.activeElement?.matches('[data-texts] li button')).toBe(true);
  await press('{Control>}{Enter}{/Control}');
  await expect.poll(() => mails(main)).toBe(1);
  expect(marked(main)).toEqual([]);
  await region.getByRole('textbox').click();
  await press('{Control>}{Enter}{/Control}');
  await expect.poll(() => marked(main)).toEqual(['cr00000000000001']);
  expect(mails(main)).toBe(1);
});

test('a reply is offered the texts that fit the reason of its request', async () => {
  await openApp(`${route}/cr00000000000001`, { prepare });
  await openTexts();
  const texts = page.getByRole('region', { name: 'Text to the customer' }).getByRole('listitem');
  await expect.element(texts).toHaveLength(1);
  await page.getByRole('button', { name: 'Other texts' }).click();
  await expect.element(texts.last()).toMatchTextContent(/cierra la aplicación/);
});

test('a reply is about the newest order before its request, if there is one', async () => {
  const order = (id: string, createdAt: string) => ({
    ...{ id: `${id}0c12d4e5f6a7b8`, createdAt, updatedAt: createdAt, customerId: 'cu1', status: 'completed' },
    ...{ deliveryMethod: 'delivery', establishmentName: 'Kitchen' },
  });
  const open = (orders: ReturnType<typeof order>[]) =>
    openApp(`${route}/cr00000000000001`, {
      prepare: (stub) => {
        prepare(stub);
        Object.assign(stub.records.customerRequests?.[0] ?? {}, { reason: 'service_not_performed' });
        stub.records.customers = [{ id: 'cu1', fullName: 'Ana Ruiz', email: 'customer1@example.com' }];
        stub.records.orders = orders;
      },
    });
  const texts = page.getByRole('region', { name: 'Text to the customer' }).getByRole('listitem');
  const later = order('cccc3333', '2026-11-11T10:00:01.000Z');
  const before = [
    order('bbbb2222', '2026-11-11T09:00:00.000Z'),
    order('aaaa1111', '2026-11-10T09:00:00.000Z'),
  ];
  await open([later, ...before]);
  await openTexts();
  await expect.element(texts.nth(1)).toMatchTextContent(/BBBB2222/);
  closeApp();
  await open([later]);
  await openTexts();
  await expect.element(page.getByText(/CCCC3333/).first()).toBeVisible();
  await expect.element(texts).toHaveLength(1);
});

test('a reply that was not sent is there again after another request, until it is sent', async () => {
  const main = await typeReply('Customer 1');
  const own = page.getByRole('textbox', { name: 'In your own words' });
  await own.click();
  await press('{Escape}');
  await press('{Alt>}{PageUp}{/Alt}');
  await expect.element(heading).toHaveTextContent('Customer 2');
  await expect.element(page.getByRole('button', { name: 'Reply with a text' })).toBeVisible();
  await press('{Alt>}{PageDown}{/Alt}');
  await expect.element(heading).toHaveTextContent('Customer 1');
  await expect.element(own).toHaveValue('We are looking into it');
  await page.getByRole('button', { name: 'Open in mail program' }).click();
  await expect.poll(() => mails(main)).toBe(1);
  await press('{Escape}');
  await press('{Alt>}{PageUp}{/Alt}');
  await expect.element(heading).toHaveTextContent('Customer 2');
  await press('{Alt>}{PageDown}{/Alt}');
  await expect.element(page.getByRole('button', { name: 'Reply with a text' })).toBeVisible();
  const drafts = main.requests.filter((asked) => asked.route === 'drafts.keep');
  expect(drafts.map(({ payload }) => payload)).toEqual([
    {
      key: 'texts/es/cr00000000000001',
      userId: expect.any(String),
      values: { own: 'We are looking into it', purpose: 'request' },
    },
    { key: 'texts/es/cr00000000000001', userId: expect.any(String), values: null },
  ]);
});

test('a reply from before a restart is read from main', async () => {
  const values = { own: 'We look into {order}', purpose: 'cancellation' };
  await openApp(`${route}/cr00000000000001`, {
    prepare: (stub) => {
      prepare(stub);
      stub.answerRoute('drafts.read', ({ key }: { key: string }) =>
        success(key.startsWith('texts/') ? { values, savedAt: '2026-11-21T15:05:00Z' } : null),
      );
    },
  });
  const own = page.getByRole('textbox', { name: 'In your own words' });
  await expect.element(own).toHaveValue(values.own);
  await expect
    .element(page.getByRole('combobox', { name: 'Subject of the texts' }))
    .toHaveValue('cancellation');
  await own.fill('');
  await expect.element(own).toHaveValue('');
});
