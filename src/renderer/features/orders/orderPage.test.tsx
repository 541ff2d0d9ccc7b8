import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { failure, success } from '#shared/ipc/result.ts';
import { unreadableKey } from '#shared/rules/recordValues.ts';
import { useSessionStore } from '../../stores/session.ts';
import { press, routeNow } from '../../testing/listScreen.ts';
import { watching } from '../../testing/liveAnswers.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';
import type { StubbedMain } from '../../testing/stubMain.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { orders } from './orders.ts';

afterEach(closeApp);

const city = '/country/es/city/ci00000000000001';
const card = (name: string) => page.getByRole('region', { name, exact: true });
const open = async (number: number, changes: Record<string, unknown> = {}): Promise<StubbedMain> => {
  const main = await openApp(`${city}/orders/ab${number}c12d4e5f6a7b8`, {
    prepare: ({ records }) => void Object.assign(records.orders?.[number] ?? {}, changes),
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(`AB${number}C12D4`);
  return main;
};

test('the sums of the receipt add up', async () => {
  await open(0);
  const receipt = card('Receipt');
  const line = receipt.getByRole('row').nth(1);
  await expect
    .element(line)
    .toMatchTextContent(/3 ×.*Patatas bravas.*\+ 1 × Pan con tomate, €2\.10.*€6\.00.*-20%.*€19\.44/);
  for (const sum of ['€27.80', '-€4.86', '€2.50', '€1.00', '€26.44', '€3.40', '€9.50', '€8.00'])
    await expect.element(receipt.getByText(sum, { exact: true }).first()).toBeVisible();
  await expect.element(receipt.getByText(/Difference:/)).not.toBeInTheDocument();
  // No refund for an order that is not canceled, whatever the server sends.
  await expect.element(receipt).toMatchTextContent(/Total refund€0\.00/);
  await expect.element(page.getByText(/^Refund /)).not.toBeInTheDocument();
  await expect
    .element(card('Order'))
    .toMatchTextContent(/Delivery method.*Delivery.*10 mins.*21 mins.*No nuts/);
  await expect.element(card('Addresses')).toMatchTextContent(/Calle Mayor 1.*Calle Menor 2.*3\.35 km/);
});

test('the cards below the summary header appear together with it, and do not shift', async () => {
  const { promise, resolve } = Promise.withResolvers<() => string>();
  const { summary } = orders.slots;
  onTestFinished(() => void Object.assign(orders.slots, { summary }));
  Object.assign(orders.slots, { summary: lazyComponent(() => promise, {}) });
  const main = await openApp(`${city}/orders/ab0c12d4e5f6a7b8`);
  await expect.poll(() => main.callsOf('orders.read')).not.toHaveLength(0);
  await expect.element(page.getByRole('main').getByLabelText('Loading…')).toBeVisible();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(card('Receipt').query()).toBeNull();
  resolve(() => 'The head');
  await expect.element(card('Receipt')).toBeVisible();
  expect(document.querySelector('[data-summary-header]')?.textContent).toContain('The head');
});

test('a canceled order shows its refund, and a mismatch of sums shows the difference', async () => {
  await open(3, { orderTotal: 27, itemsSum: 30, deliveryTime: null });
  const receipt = card('Receipt');
  await expect.element(receipt).toMatchTextContent(/Order total€27\.00Total refund-€26\.44/);
  await expect.element(page.getByText('Refund €26.44', { exact: true })).toBeVisible();
  await expect
    .element(receipt.getByText('The items add up to €27.80, but the order shows €30.00. Difference: €2.20.'))
    .toBeVisible();
  await expect
    .element(receipt.getByText('The parts add up to €28.64, but the order shows €27.00. Difference: €1.64.'))
    .toBeVisible();
});

test('the secure code is hidden until a click, and hidden again for the next order', async () => {
  await open(0);
  const code = card('Order').getByText('4370');
  await expect.element(code).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Show: Secure code' }).click();
  await expect.element(code).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(code).not.toBeInTheDocument();
});

test('the timeline shows known times in chronological order', async () => {
  await open(4, { acceptedAt: '2026-09-10T11:00:00.000Z', updatedAt: '2026-09-10T12:00:00.000Z' });
  const moments = card('Timeline').getByRole('listitem');
  await expect
    .poll(() => moments.elements().map(({ textContent }) => textContent))
    .toEqual([
      expect.stringMatching(/^Created10 Sept? 2026, 12:00/),
      expect.stringMatching(/^Paid10/),
      expect.stringMatching(/^Accepted10 Sept? 2026, 13:00/),
      expect.stringMatching(/^Scheduled, accepted \(last change\)10/),
      expect.stringMatching(/^Scheduled for20/),
    ]);
});

test('participants are links with contact data, or a dash, and open side by side; the company follows later', async () => {
  const main = await open(0, { customerId: 'gone', courierId: 'cu00000000000001' });
  const term = (name: string) => page.getByRole('term').filter({ hasText: name }).element().parentElement;
  await expect.poll(() => term('Courier')?.textContent).toMatch(/Pablo Romero.*\+34 .*@couriers\.example/);
  await expect.poll(() => term('Customer')?.textContent).toMatch(/Alba Cano 0–$/);
  await page.getByRole('button', { name: 'Open side by side: Pablo Romero' }).click();
  const opened = main.requests.filter(({ route }) => route === 'windows.open').map(({ payload }) => payload);
  expect(opened).toEqual([
    { path: `${city}/couriers/cu00000000000001`, sideBySide: true, follows: 'courierId' },
  ]);
  await page.getByRole('link', { name: 'Company 01' }).click();
  await expect.poll(routeNow).toBe('/country/es/companies/co00000000000001');
});

test('status buttons come first; canceling asks once for a reason, shows the refund and can be undone', async () => {
  const main = await open(1);
  await page.getByRole('button', { name: 'Accepted', exact: true }).click();
  await expect.poll(() => main.callsOf('orders.update').at(-1)?.body).toEqual({ status: 'accepted' });
  await page.getByRole('button', { name: 'Cancel order…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel order AB1C12D4?' });
  await dialog.getByRole('radio', { name: 'Canceled by customer after acceptance' }).click();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect.element(dialog.getByText('Enter a reason, or cancel again without one.')).toBeVisible();
  await press('{Control>}s{/Control}');
  await expect
    .poll(() => main.callsOf('orders.update').at(-1)?.body)
    .toEqual({ status: 'canceled_by_customer_after_acceptance' });
  const told = page.getByText(/AB1C12D4: refund €\S+ Canceled by customer after acceptance/);
  await expect.element(told).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Cancel order…' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change status' }).click();
  await expect.poll(() => main.callsOf('orders.update').at(-1)?.body).toEqual({ status: 'accepted' });
});

test('the typed reason of a cancellation survives the end of the session', async () => {
  const main = await open(1);
  await page.getByRole('button', { name: 'Cancel order…' }).click();
  const reason = page.getByRole('textbox', { name: 'Cancellation reason' });
  await reason.fill('The kitchen is on fire');
  const { session } = useSessionStore.getState();
  main.notify('session.changed', { ...session, status: 'loggedOut', user: null, expired: true });
  await expect.element(page.getByRole('alertdialog', { name: 'Log in again' })).toBeVisible();
  main.notify('session.changed', session);
  await expect.element(reason).toHaveValue('The kitchen is on fire');
});

test('undoing a status change by Ctrl+Z removes its toast', async () => {
  await open(1);
  await page.getByRole('button', { name: 'Accepted', exact: true }).click();
  const told = page.getByText('AB1C12D4: Accepted', { exact: true });
  await expect.element(told).toBeVisible();
  await press('{Control>}z{/Control}');
  // Undo replaces the toast immediately, before its timeout.
  await expect.element(page.getByText(/^Undone: AB1C12D4/)).toBeVisible();
  expect(told.elements()).toEqual([]);
});

test('a deleted order offers no actions, and the page does not shift', async () => {
  const main = await open(1);
  const next = page.getByRole('button', { name: 'Accepted', exact: true });
  await expect.element(next).toBeVisible();
  const customer = page.getByText('Customer', { exact: true }).first();
  const place = customer.element().getBoundingClientRect().top;
  const read = () => watching(main)?.queries.find(({ call }) => call.operation === 'orders.read');
  await expect.poll(read).toBeDefined();
  main.answer('orders.read', () => failure('NOT_FOUND', 404));
  main.notify('live.behind', { ids: [read()?.id ?? ''], asOf: Date.now(), isGone: true });
  await expect.element(page.getByText(/This record was deleted/)).toBeVisible();
  for (const name of ['Accepted', 'Other status', 'Cancel order…', 'Quick edit', 'More actions'])
    await expect.element(page.getByRole('button', { name, exact: true })).not.toBeInTheDocument();
  expect(customer.element().getBoundingClientRect().top).toBe(place);
});

test('feedback can be made public and private again, and says who arrived in time', async () => {
  const main = await open(0);
  const feedback = card('Feedback');
  main.answer('feedbacks.togglePublic', ({ params }) => {
    expect(params).toMatchObject({ id: 'fb1', country: 'es' });
    const said = main.records.orders?.[0]?.feedback as { isPublic: boolean };
    said.isPublic = !said.isPublic;
    return success(null);
  });
  await expect.element(feedback).toMatchTextContent(/5 of 5.*Very good.*4 of 5.*Kind/);
  await expect.element(feedback.getByText('The courier arrived on time')).toBeVisible();
  await feedback.getByRole('button', { name: 'Make public' }).click();
  await expect.element(feedback.getByRole('button', { name: 'Make not public' })).toBeVisible();
  await expect.element(feedback.getByText('Public', { exact: true })).toBeVisible();
  await press('{Control>}z{/Control}');
  await expect.element(feedback.getByRole('button', { name: 'Make public' })).toBeVisible();
  await expect.poll(() => main.callsOf('feedbacks.togglePublic')).toHaveLength(2);

  main.answer('feedbacks.togglePublic', () => failure('FORBIDDEN', 403, 'Not yours to publish'));
  await feedback.getByRole('button', { name: 'Make public' }).click();
  await expect.element(page.getByText('Not yours to publish')).toBeVisible();
  await expect.element(feedback.getByRole('button', { name: 'Make public' })).toBeEnabled();
});

test('feedback on a pickup says whether the customer arrived in time; an order without feedback says so', async () => {
  await open(1, { feedback: { id: 'fb2', rating: null, isPublic: true, arrivedInTime: false } });
  await expect.element(card('Feedback').getByText('The customer did not arrive on time')).toBeVisible();
  await expect.element(card('Feedback').getByText('Not rated yet').first()).toBeVisible();
  closeApp();
  await open(2);
  await expect.element(card('Feedback').getByText('No feedback on this order yet.')).toBeVisible();
});

test('the page is read-only, with the quick edit on a key; unreadable values say so', async () => {
  const main = await open(1, {
    courierId: null,
    courier: null,
    items: null,
    [unreadableKey]: ['items', 'distance'],
  });
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  await expect.element(card('Receipt').getByText('Could not load the items of this order.')).toBeVisible();
  await expect.element(card('Addresses').getByText('unreadable')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Courier side by side' })).not.toBeInTheDocument();
  await press('e');
  const dialog = page.getByRole('dialog', { name: 'AB1C12D4' });
  await dialog.getByLabelText('Status').selectOptions('Completed');
  await press('{Control>}{Enter}{/Control}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(document.querySelector('[data-summary-header]')?.textContent).toMatch(/^Completed/);
  expect(main.callsOf('orders.update')[0]?.body).toEqual({ status: 'completed' });
  await press('{Control>}{Enter}{/Control}');
  expect(main.requests.filter(({ route }) => route === 'windows.open')).toHaveLength(1);
});

test('the id is shown once, as the title, and its copy button copies the whole id', async () => {
  const main = await open(0, {});
  const id = String(main.records.orders?.[0]?.id);
  await expect.element(page.getByRole('button', { name: `Copy ${id}` })).toBeVisible();
  await expect.element(page.getByText(id, { exact: true })).not.toBeInTheDocument();
});

test('changing the status of a canceled order asks first, with the refunded amount', async () => {
  const main = await open(3, { totalRefund: 26.44 });
  await page.getByRole('button', { name: 'Other status' }).click();
  await page.getByRole('menuitem', { name: 'Completed', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect
    .element(question)
    .toMatchTextContent(/ becomes “Completed”\. The customer has received a refund of €26\.44/);
  await question.getByRole('button', { name: 'Keep it canceled' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(main.callsOf('orders.update')).toEqual([]);
  await press('e');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Status' }).selectOptions('Completed');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await question.getByRole('button', { name: 'Change status' }).click();
  await expect
    .poll(() => main.callsOf('orders.update').map(({ body }) => body))
    .toEqual([{ status: 'completed' }]);
});
