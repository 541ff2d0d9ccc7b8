import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  at,
  card,
  change,
  column,
  idsIn,
  openBoard,
  operation,
  orderWith,
  setUpBoard,
} from '../../../testing/boardScreen.ts';
import { focus, press, routeNow } from '../../../testing/listScreen.ts';
import { pushAnswer } from '../../../testing/liveAnswers.ts';

setUpBoard();

const boxOf = (name: string): DOMRect => column(name).element().getBoundingClientRect();
const peek = page.getByRole('complementary', { name: 'Peek' });
const leave = async (): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).hover();
  (document.activeElement as HTMLElement).blur();
};

test('an empty column is narrow, and gets its width once pointer and focus have left the board', async () => {
  await page.viewport(1440, 900);
  const main = await openBoard({ prepare: (stub) => change(stub, 'dddd', { courierId: 'cu1' }) });
  await leave();
  await expect.poll(() => boxOf('Without courier').width).toBe(160);
  expect(boxOf('Being prepared').width).toBeGreaterThan(300);
  expect(boxOf('Being prepared').width).toBe(boxOf('Waiting for acceptance').width);

  await card('BBBB2222').hover();
  const before = card('BBBB2222').element().getBoundingClientRect();
  change(main, 'dddd', { courierId: null });
  await pushAnswer(main, operation);
  await expect.poll(() => idsIn('Without courier')).toEqual(['dddd']);
  expect(card('BBBB2222').element().getBoundingClientRect().left).toBe(before.left);
  expect(boxOf('Without courier').width).toBe(160);
  await leave();
  await expect.poll(() => boxOf('Without courier').width).toBe(boxOf('Being prepared').width);
});

test('the peek is next to the columns, which stay side by side', async () => {
  await page.viewport(1280, 720);
  await openBoard();
  await card('EEEE5555').click();
  await expect.element(peek).toBeVisible();
  const last = boxOf('Ready or on the way');
  expect(last.right).toBeLessThan(peek.element().getBoundingClientRect().left);
  expect(last.top).toBe(boxOf('Waiting for acceptance').top);
  const time = card('EEEE5555').getByText('in 25 mins').element();
  expect(time.scrollWidth).toBeLessThanOrEqual(time.clientWidth);
});

test('in the narrow panel, each planned time has a line of its own', async () => {
  await page.viewport(1440, 900);
  await openBoard();
  await card('BBBB2222').click();
  const stops = ['Preparation', 'Pickup', 'Drop-off'].map((name) =>
    peek
      .getByText(new RegExp(`^${name} planned`))
      .element()
      .getBoundingClientRect(),
  );
  expect(new Set(stops.map(({ left }) => left)).size).toBe(1);
  expect(Math.max(...stops.map(({ height }) => height))).toBeLessThan(24);
});

test('a double click opens its card, even if the first click moved another card under the pointer', async () => {
  await page.viewport(1280, 720);
  await openBoard();
  const { right, top } = card('AAAA1111').element().getBoundingClientRect();
  const at = { clientX: right - 4, clientY: top + 20, bubbles: true, cancelable: true, button: 0 };
  card('AAAA1111')
    .element()
    .dispatchEvent(new MouseEvent('click', { ...at, detail: 1 }));
  await expect.element(peek).toMatchTextContent(/AAAA1111/);
  const under = document.elementFromPoint(at.clientX, at.clientY)?.closest('[data-order]');
  expect(under).not.toBe(card('AAAA1111').element());
  (under ?? card('DDDD4444').element()).dispatchEvent(new MouseEvent('click', { ...at, detail: 2 }));
  await expect.poll(routeNow).toMatch(/orders\/aaaa1111/);
});

test('orders for later unfold within their column, which arrow keys follow', async () => {
  await page.viewport(1440, 900);
  await openBoard({
    prepare: (stub) =>
      stub.records.orders?.push(
        orderWith(stub, 'hhhh8888', {
          status: 'scheduled_accepted',
          isScheduled: true,
          scheduledFor: '2026-11-23T20:00:00Z',
        }),
      ),
  });
  const { left, width } = boxOf('Being prepared');
  expect(boxOf('Later today')).toMatchObject({ left, width });
  await userEvent.click(column('Later today').getByRole('button', { name: 'Later today' }));
  await expect.poll(() => idsIn('Later today')).toEqual(['hhhh']);
  expect(boxOf('Being prepared')).toMatchObject({ left, width });
  focus(card('BBBB2222'));
  await press('{ArrowDown}');
  await expect.element(card('HHHH8888')).toHaveFocus();
  await press('{ArrowLeft}');
  await expect.element(card('FFFF6666')).toHaveFocus();
});

test('an empty column leaves its height to the unfolded orders for later', async () => {
  await page.viewport(1440, 900);
  await openBoard({
    prepare: (stub) => {
      const later = { status: 'scheduled_accepted', isScheduled: true, scheduledFor: '2026-11-23T20:00:00Z' };
      for (const id of ['aaaa', 'bbbb', 'cccc']) change(stub, id, { status: 'picked_up' });
      stub.records.orders?.push(orderWith(stub, 'hhhh8888', later));
    },
  });
  await userEvent.click(column('Later today').getByRole('button', { name: 'Later today' }));
  await expect.poll(() => idsIn('Later today')).toEqual(['hhhh']);
  const height = (name: string) => column(name).element().getBoundingClientRect().height;
  expect(height('Later today')).toBeGreaterThan(4 * height('Being prepared'));
});

test.each([
  ['en_US', 'next to the panel', true],
  ['es_ES', 'next to the panel', true],
  ['uk_UA', 'in whole columns', false],
] as const)('id and delay of a new order are whole (%s, %s)', async (locale, _place, hasPanel) => {
  await page.viewport(1280, 720);
  const main = await openBoard({ settings: { locale } });
  if (hasPanel) await card('EEEE5555').click();
  main.records.orders?.push(
    orderWith(main, 'hhhh8888', { acceptedAt: at(60), establishmentName: 'X'.repeat(50) }),
  );
  await pushAnswer(main, operation);
  await expect.element(card('HHHH8888')).toMatchTextContent(/X(New|Нове|Nuevo)/);
  const lines = card('HHHH8888').element().querySelectorAll('span');
  const cut = [...lines].filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(cut.flatMap(({ textContent }) => textContent || [])).toEqual(['X'.repeat(50)]);
});

test('an order less than a minute from its expected time is due now, and counts as late after a whole minute', async () => {
  await openBoard({
    prepare: (stub) => {
      change(stub, 'cccc', { acceptedAt: at(35.5) });
      change(stub, 'bbbb', { acceptedAt: at(34.5) });
      change(stub, 'aaaa', { acceptedAt: at(36) });
    },
  });
  for (const id of ['BBBB2222', 'CCCC3333']) await expect.element(card(id)).toMatchTextContent(/due now/);
  await expect.element(card('AAAA1111')).toMatchTextContent(/1 min late/);
  await expect.element(page.getByRole('main').getByText('1 late', { exact: true }).first()).toBeVisible();
});
