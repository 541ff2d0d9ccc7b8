import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { failure } from '#shared/ipc/result.ts';
import {
  at,
  card,
  change,
  openBoard,
  operation,
  orderWith,
  route,
  setUpBoard,
} from '../../../testing/boardScreen.ts';
import { focus, holdsFocus, press, routeNow } from '../../../testing/listScreen.ts';
import { pushAnswer, watching } from '../../../testing/liveAnswers.ts';
import type { StubbedMain } from '../../../testing/stubMain.ts';
import { forgetPresses } from '../../../ui/pressedTwice.ts';

setUpBoard();

test('by keyboard, the focus moves between cards and a status advances, with undo; the peek shows phone numbers', async () => {
  const main = await openBoard();
  focus(card('FFFF6666'));
  await press('{ArrowRight}j');
  await expect.element(card('AAAA1111')).toHaveFocus();
  await press(' ');
  const peek = page.getByRole('complementary', { name: 'Peek' });
  await expect.element(peek).toMatchTextContent(/AAAA1111.*Pickup planned 12:30.*Drop-off planned 12:45/);
  await expect
    .poll(() => main.callsOf('couriers.read').length + main.callsOf('establishments.read').length)
    .toBe(2);
  await expect.element(peek.getByRole('link', { name: '+34 600 000 000' }).first()).toBeVisible();
  await press('j');
  await expect.element(peek).toMatchTextContent(/BBBB2222/);
  await press('s');
  await expect
    .poll(() => main.callsOf('orders.update').map(({ body }) => body))
    .toEqual([{ status: 'ready_to_pick_up' }]);
  await expect.element(page.getByText('BBBB2222: Ready to pick up')).toBeVisible();
  await press('{Control>}z{/Control}');
  await expect.poll(() => main.callsOf('orders.update').at(-1)?.body).toEqual({ status: 'accepted' });
  // Focus an element without a tooltip, which would consume Escape.
  focus(peek.getByRole('button', { name: 'Open' }));
  await press('{Escape}');
  await expect.element(peek).not.toBeInTheDocument();
  focus(card('CCCC3333'));
  await press('{Enter}');
  await expect.poll(routeNow).toMatch(/orders\/cccc33330c12d4e5f6a7b8$/);
});

const stepWithLostAnswer = async (isSaved: boolean): Promise<StubbedMain> => {
  const main = await openBoard();
  main.answer('orders.update', async (_call, usual) => {
    if (isSaved) await usual();
    return failure('NETWORK');
  });
  focus(card('BBBB2222'));
  await press('s');
  const text = 'BBBB2222: the order may have changed. The answer was lost.';
  await expect.element(page.getByRole('alert').getByText(text)).toBeVisible();
  return main;
};
const checkOrder = page.getByRole('button', { name: 'Check order' });

test('a status whose answer is lost is found saved by a check, and can be undone', async () => {
  const main = await stepWithLostAnswer(true);
  await checkOrder.click();
  await expect.element(page.getByText('BBBB2222: Ready to pick up')).toBeVisible();
  await expect.element(checkOrder).not.toBeInTheDocument();
  expect(main.callsOf('orders.update')).toHaveLength(1);
  main.answer('orders.update', (_call, usual) => usual());
  await press('{Control>}z{/Control}');
  await expect.poll(() => main.callsOf('orders.update').at(-1)?.body).toEqual({ status: 'accepted' });
});

test('a status whose answer and check are lost is checked again, and is found unsaved', async () => {
  const main = await stepWithLostAnswer(false);
  main.answer('orders.read', () => failure('NETWORK'));
  await checkOrder.click();
  await expect.poll(() => main.callsOf('orders.read').length).toBeGreaterThan(1);
  main.answer('orders.read', (_call, usual) => usual());
  await checkOrder.click();
  await expect.element(page.getByText('BBBB2222 has not changed. Current status: Accepted')).toBeVisible();
});

test('windows side by side follow the focused card, also when its order gets a courier', async () => {
  const main = await openBoard();
  const couriers = () =>
    main.requests
      .filter((asked) => asked.route === 'windows.lead')
      .map(({ payload }) => (payload as { paths: Record<string, string | null> }).paths.courierId);
  const path = (id: string) => `/country/es/city/ci00000000000001/couriers/${id}`;
  await card('DDDD4444').click();
  await expect.poll(() => couriers().at(-1)).toBeNull();
  await press('{ArrowLeft}');
  await expect.poll(() => couriers().at(-1)).toBe(path('cu00000000000001'));
  await press('{ArrowRight}');
  await expect.poll(() => couriers().at(-1)).toBeNull();
  change(main, 'dddd', { courierId: 'cu00000000000002' });
  await pushAnswer(main, operation);
  await expect.poll(() => couriers().at(-1)).toBe(path('cu00000000000002'));
});

test('canceling an order asks who cancels and why', async () => {
  const main = await openBoard();
  focus(card('FFFF6666'));
  await press('x');
  const dialog = page.getByRole('dialog', { name: 'Cancel order FFFF6666?' });
  // The user must choose who cancels, because it decides who pays: no default.
  const sides = dialog.getByRole('radio');
  expect(sides.elements().map((side) => (side as HTMLInputElement).checked)).toEqual([false, false]);
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect.element(dialog.getByText('Choose who cancels. This decides who pays.')).toBeVisible();
  await expect.element(sides.first()).toHaveFocus();
  await dialog.getByRole('radio', { name: 'Canceled by customer' }).click();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect.element(dialog.getByText('Enter a reason, or cancel again without one.')).toBeVisible();
  expect(main.callsOf('orders.update')).toEqual([]);
  await dialog.getByRole('button', { name: 'Something is sold out' }).click();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect
    .poll(() => main.callsOf('orders.update').map(({ body }) => body))
    .toEqual([{ status: 'canceled_by_customer', cancellationReason: 'Something is sold out' }]);
});

test('undoing a cancellation asks first, with the refunded amount', async () => {
  const main = await openBoard();
  focus(card('FFFF6666'));
  await press('x');
  const dialog = page.getByRole('dialog', { name: 'Cancel order FFFF6666?' });
  await dialog.getByRole('button', { name: 'Something is sold out' }).click();
  change(main, 'ffff', { totalRefund: 27.66 });
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect.element(page.getByText(/FFFF6666: refund €27\.66/)).toBeVisible();
  const statuses = () => main.callsOf('orders.update').map(({ body }) => body?.status);
  await press('{Control>}z{/Control}');
  const question = page.getByRole('alertdialog', { name: 'Change the status of a canceled order?' });
  await expect
    .element(question)
    .toMatchTextContent(/FFFF6666 becomes “Paid”\. The customer has received a refund of €27\.66\./);
  await expect.element(question.getByRole('button', { name: 'Keep it canceled' })).toHaveFocus();
  await question.getByRole('button', { name: 'Keep it canceled' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(statuses()).toEqual(['canceled_by_establishment']);
  forgetPresses();
  await press('{Control>}z{/Control}');
  await question.getByRole('button', { name: 'Change status' }).click();
  await expect.poll(statuses).toEqual(['canceled_by_establishment', 'paid']);
});

test('the peek shows the paid and refunded amounts; after a cancellation the focus stays in the page', async () => {
  const main = await openBoard();
  change(main, 'ffff', { orderTotal: 25.8, totalRefund: 0 });
  // Focus outside the board, to which it returns later.
  focus(page.getByRole('button', { name: 'Notifications' }));
  await card('FFFF6666').click();
  const peek = page.getByRole('complementary', { name: 'Peek' });
  await expect.element(peek).toMatchTextContent(/Order total ?€25\.80/);
  await peek.getByRole('button', { name: 'Cancel order…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel order FFFF6666?' });
  await expect.element(dialog).toMatchTextContent(/The customer has paid €25\.80/);
  const cancel = dialog.getByRole('button', { name: 'Cancel order' });
  const [red = 0, green = 0] =
    getComputedStyle(cancel.element()).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
  expect(red).toBeGreaterThan(2 * green);
  await dialog.getByRole('button', { name: 'Something is sold out' }).click();
  change(main, 'ffff', { totalRefund: 20.5 });
  await cancel.click();
  await expect.element(peek).toMatchTextContent(/Total refund ?-€20\.50/);
  await expect.poll(() => holdsFocus(page.getByRole('main'))).toBe(true);
});

test('order notifications are opt-in, and also cover changes while the board is hidden', async () => {
  const main = await openBoard();
  await page.getByRole('button', { name: 'Notify me about orders in progress' }).click();
  expect(main.settings().orderNotices).toBe(true);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  const paceOfBoard = () =>
    watching(main)?.queries.find(({ call }) => call.operation === operation && call.query?.size !== 1)?.pace;
  await expect.poll(paceOfBoard).toBe('count');
  main.records.orders?.push(orderWith(main, 'hhhh8888', { acceptedAt: at(100) }));
  await pushAnswer(main, operation);
  const told = () => main.requests.filter(({ route: asked }) => asked === 'notices.ofOrders');
  const id = 'hhhh88880c12d4e5f6a7b8';
  await expect
    .poll(() => told().map(({ payload }) => payload))
    .toEqual([{ path: route, arrived: [id], delayed: [], late: [id] }]);
  hidden.mockRestore();
});
