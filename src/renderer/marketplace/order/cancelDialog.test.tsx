import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure } from '#shared/ipc/result.ts';
import { card, change, openBoard, setUpBoard } from '../../testing/boardScreen.ts';
import { focus, press } from '../../testing/listScreen.ts';
import type { StubbedMain } from '../../testing/stubMain.ts';

setUpBoard();

const dialog = page.getByRole('dialog', { name: 'Cancel order FFFF6666?' });
const button = (name: string) => dialog.getByRole('button', { name, exact: true });
const statuses = (main: StubbedMain) => main.callsOf('orders.update').map(({ body }) => body?.status);

const openDialog = async (changes: object = {}): Promise<StubbedMain> => {
  const main = await openBoard({ prepare: (stub) => change(stub, 'ffff', changes) });
  focus(card('FFFF6666'));
  await press('x');
  return main;
};

const cancelWithLostAnswer = async (isCanceled: boolean): Promise<StubbedMain> => {
  const main = await openDialog({ totalRefund: 24.01 });
  main.answer('orders.update', async (_call, usual) => {
    if (isCanceled) await usual();
    return failure('NETWORK');
  });
  await button('Something is sold out').click();
  await button('Cancel order').click();
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent(/The order may be canceled and refunded already\. ?Check it before you try again\./);
  return main;
};

test('a lost answer keeps the dialog, and a check finds the order canceled, with its refund', async () => {
  const main = await cancelWithLostAnswer(true);
  await expect.element(dialog.getByRole('textbox')).toHaveValue('Something is sold out');
  await expect.element(dialog.getByRole('radio', { name: 'Canceled by establishment' })).toBeChecked();
  await button('Check order').click();
  await expect.element(page.getByText('FFFF6666: refund €24.01. Canceled by establishment')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(statuses(main)).toHaveLength(1);
});

test('after a check of an order that is not canceled, the cancellation can be retried', async () => {
  const main = await cancelWithLostAnswer(false);
  main.answer('orders.read', () => failure('NETWORK'));
  await button('Check order').click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/may be canceled/);
  main.answer('orders.read', (_call, usual) => usual());
  await button('Check order').click();
  await expect.element(dialog.getByText('FFFF6666 is not canceled. Current status: Paid')).toBeVisible();
  main.answer('orders.update', (_call, usual) => usual());
  await button('Retry').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(statuses(main)).toEqual(['canceled_by_establishment', 'canceled_by_establishment']);
});

test('a dialog closed without a check leaves the warning on the board', async () => {
  await cancelWithLostAnswer(true);
  await button('Close').click();
  await expect
    .element(page.getByText('FFFF6666: the order may be canceled and refunded already.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Check order' }).click();
  await expect.element(page.getByText('FFFF6666: refund €24.01. Canceled by establishment')).toBeVisible();
});

test('an unreachable server before the request leaves the order uncanceled, and the dialog open', async () => {
  const main = await openDialog();
  main.answer('orders.read', () => failure('NETWORK'));
  await button('The customer changed their mind').click();
  await button('Cancel order').click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/The order is not canceled\./);
  main.answer('orders.read', (_call, usual) => usual());
  await button('Retry').click();
  await expect.poll(() => statuses(main)).toEqual(['canceled_by_customer']);
});

test('an order accepted by another user keeps the reason and the side, and is canceled on the next attempt', async () => {
  const main = await openDialog();
  await button('Something is sold out').click();
  change(main, 'ffff', { status: 'accepted', updatedAt: '2026-11-23T11:29:59Z' });
  await button('Cancel order').click();
  await expect.element(dialog.getByText('FFFF6666 has changed. Current status: Accepted')).toBeVisible();
  await button('Cancel order').click();
  await expect.poll(() => statuses(main)).toEqual(['canceled_by_establishment_after_acceptance']);
});

test('the dialog of the board shows the paid amount, which its cards lack, and the rule of the refund', async () => {
  await openDialog({ orderTotal: 24.01 });
  await expect
    .element(dialog)
    .toMatchTextContent(/The customer has paid €24\.01\. The server decides the refund\./);
});

test('the dialog of an unpaid order says so', async () => {
  await openDialog({ status: 'created', paidAt: null });
  await expect.element(dialog.getByText('The customer has not paid.')).toBeVisible();
});
