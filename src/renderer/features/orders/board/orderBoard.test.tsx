import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { failure } from '#shared/ipc/result.ts';
import {
  at,
  card,
  change,
  column,
  idsIn,
  named,
  openBoard,
  operation,
  orderWith,
  route,
  setUpBoard,
} from '../../../testing/boardScreen.ts';
import { drawing } from '../../../testing/drawing.ts';
import { focus, press, untilShown } from '../../../testing/listScreen.ts';
import { pushAnswer, watching } from '../../../testing/liveAnswers.ts';
import { openApp } from '../../../testing/openApp.tsx';
import type { StubbedMain } from '../../../testing/stubMain.ts';

setUpBoard();

test('orders are grouped by their next step, late ones first, with expected time and delay', async () => {
  await openBoard();
  expect(idsIn('Waiting for acceptance')).toEqual(['ffff']);
  expect(idsIn('Being prepared')).toEqual(['cccc', 'aaaa', 'bbbb']);
  expect(idsIn('Without courier')).toEqual(['dddd']);
  expect(idsIn('Ready or on the way')).toEqual(['eeee']);
  await expect.element(card('CCCC3333')).toMatchTextContent(/15 mins late.*about 12:15/);
  await expect.element(card('BBBB2222')).toMatchTextContent(/in 25 mins.*Accepted.*about 12:55/);
  await expect.element(card('FFFF6666')).toMatchTextContent(/Not accepted yet.*Paid/);
  await expect.element(card('DDDD4444')).toMatchTextContent(/No courier(?! yet)/);
  await expect.element(page.getByText('6 orders in progress')).toBeVisible();
  await expect.poll(() => document.title).toMatch(/^1 late – Orders now/);
});

test.each(['uk_UA', 'es_ES'] as const)(
  'column titles stay whole next to the number of late orders (%s)',
  async (locale) => {
    await openBoard({
      settings: { locale },
      prepare: ({ records }) => {
        for (const order of records.orders ?? [])
          Object.assign(order, { paidAt: at(900), acceptedAt: order.acceptedAt && at(900) });
      },
    });
    const titles = page.getByRole('heading', { level: 2 });
    await expect.element(titles).toHaveLength(4);
    const late = page.getByTitle(/запізню|con retraso/);
    expect(late.elements().map(({ textContent }) => textContent?.slice(0, 1))).toEqual(['1', '3', '1', '1']);
    for (const { scrollWidth, clientWidth, scrollHeight, clientHeight } of titles.elements()) {
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
      expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
    }
  },
);

test('orders that are not started are collapsed under Later today, and need a courier 20 minutes before pick-up', async () => {
  await page.viewport(1440, 900);
  const nobody = { courierId: null, courier: null, status: 'scheduled_accepted', isScheduled: true };
  await openBoard({
    prepare: (stub) =>
      stub.records.orders?.push(
        // Pick-up at 13:00 with preparation from 12:40, and pick-up at 12:45 with preparation from 12:25.
        orderWith(stub, 'hhhh8888', { ...nobody, scheduledFor: '2026-11-23T12:15:00Z' }),
        orderWith(stub, 'iiii9999', { ...nobody, scheduledFor: '2026-11-23T12:00:00Z' }),
        orderWith(stub, 'jjjj0000', { ...nobody, scheduledFor: '2026-11-23T20:00:00Z' }),
        orderWith(stub, 'kkkk1111', { ...nobody, preparationTime: 60, scheduledFor: '2026-11-23T12:15:00Z' }),
      ),
  });
  expect(idsIn('Being prepared')).toEqual(['cccc', 'aaaa', 'bbbb', 'kkkk']);
  expect(idsIn('Without courier')).toEqual(['dddd', 'iiii']);
  await expect.element(card('IIII9999')).toMatchTextContent(/No courier(?! yet)/);
  await expect.element(card('KKKK1111')).toMatchTextContent(/No courier yet/);
  const later = column('Later today');
  await expect.element(later).toMatchTextContent(/^Later today ?2 ?next at 12:40$/);
  await later.getByRole('button', { name: 'Later today' }).click();
  expect(idsIn('Later today')).toEqual(['hhhh', 'jjjj']);
  await later.getByRole('button', { name: 'Later today' }).click();
  expect(idsIn('Later today')).toEqual([]);
});

test('S pressed twice takes one step, and shows that the second press was ignored', async () => {
  const main = await openBoard();
  focus(card('BBBB2222'));
  await untilShown('You pressed too soon. Nothing changed.', () => press('ss'));
  await expect.element(page.getByText('BBBB2222: Ready to pick up')).toBeVisible();
  expect(main.callsOf('orders.update').map(({ body }) => body)).toEqual([{ status: 'ready_to_pick_up' }]);
  // The panel's button takes the same step, and then offers the next one.
  await press(' ');
  const peek = page.getByRole('complementary', { name: 'Peek' });
  await untilShown('You pressed too soon. Nothing changed.', () =>
    peek.getByRole('button', { name: 'Picked up' }).click(),
  );
  expect(main.callsOf('orders.update')).toHaveLength(1);
});

test('an unpaid order is shown last, is not counted as under way and is never late', async () => {
  await openBoard({
    prepare: (stub) =>
      stub.records.orders?.push(
        orderWith(stub, 'hhhh8888', {
          status: 'created',
          paidAt: null,
          acceptedAt: null,
          createdAt: at(900),
        }),
      ),
  });
  expect(idsIn('Waiting for acceptance')).toEqual(['ffff', 'hhhh']);
  await expect.element(column('Waiting for acceptance')).toMatchTextContent(/acceptance ?1(?!\d)/);
  await expect.element(card('HHHH8888')).toMatchTextContent(/Not paid yet/);
  await expect.element(card('HHHH8888')).not.toMatchTextContent(/late|about/);
  await expect.element(page.getByText('6 orders in progress')).toBeVisible();
  await expect.element(page.getByText('1 not paid', { exact: true })).toBeVisible();
});

test('the warning about a missing courier and the cause of a delay are never truncated', async () => {
  await page.viewport(1280, 720);
  const courier = { fullName: 'María de los Ángeles Fernanda Fernández de la Villanueva' };
  await openBoard({ prepare: (main) => change(main, 'aaaa', { courier, acceptedAt: at(25) }) });
  await card('AAAA1111').click();
  await expect.element(page.getByRole('complementary', { name: 'Peek' })).toBeVisible();
  const word = card('AAAA1111').getByText('Pickup overdue').element().getBoundingClientRect();
  expect(word.right).toBeLessThan(card('AAAA1111').element().getBoundingClientRect().right - 8);
  const warning = card('DDDD4444').getByText('No courier', { exact: true }).element();
  expect(warning.scrollWidth).toBeLessThanOrEqual(warning.clientWidth);
});

test('a focused column keeps its cards in place, dims departed ones and adds new ones below', async () => {
  await page.viewport(1280, 800);
  const main = await openBoard();
  focus(card('BBBB2222'));
  const place = card('BBBB2222').element().getBoundingClientRect().top;
  change(main, 'aaaa', { status: 'picked_up' });
  main.records.orders?.push(orderWith(main, 'hhhh8888', { acceptedAt: at(100), updatedAt: at(1) }));
  await pushAnswer(main, operation);
  await expect.element(column('Being prepared').getByRole('button', named('HHHH8888'))).toBeVisible();
  expect(idsIn('Being prepared')).toEqual(['cccc', 'aaaa', 'bbbb', 'hhhh']);
  await expect.element(column('Being prepared').getByRole('button', { name: 'Sort again' })).toBeVisible();
  expect(card('BBBB2222').element().getBoundingClientRect().top).toBe(place);
  await expect
    .element(column('Being prepared').getByRole('button', named('AAAA1111')))
    .toMatchTextContent(/Now: Ready or on the way/);
  expect(idsIn('Ready or on the way')).toEqual(['aaaa', 'eeee']);
  await expect.element(card('HHHH8888')).toMatchTextContent(/New/);
  await expect.element(card('HHHH8888').getByTitle(/Here since 12:29/)).toBeVisible();
  await expect.element(page.getByRole('status').filter({ hasText: '1 new order' })).toBeInTheDocument();
  // Moving pointer and focus away releases the column.
  await page.getByRole('heading', { level: 1 }).hover();
  (document.activeElement as HTMLElement).blur();
  await expect.poll(() => idsIn('Being prepared')).toEqual(['hhhh', 'cccc', 'bbbb']);
});

test('an answer re-renders only the changed cards, and no buttons', async () => {
  const main = await openBoard();
  await pushAnswer(main, operation);
  drawing.elements = [];
  change(main, 'bbbb', { updatedAt: at(0) });
  await pushAnswer(main, operation);
  await expect.element(card('BBBB2222').getByTitle(/Changed just now/)).toBeVisible();
  const drawn = drawing.elements.filter((element) => element.matches('[data-order], [data-actions] *'));
  drawing.elements = null;
  expect(drawn.map((element) => element.getAttribute('data-order')?.slice(0, 4))).toEqual(['bbbb']);
});

test('a new order does not stay marked after the clock is set back by a day', async () => {
  const main = await openBoard();
  await pushAnswer(main, operation);
  main.records.orders?.push(orderWith(main, 'hhhh8888', {}));
  await pushAnswer(main, operation);
  const isNew = card('HHHH8888').getByText('New', { exact: true });
  await expect.element(isNew).toBeVisible();
  vi.setSystemTime(new Date('2026-11-22T11:30:00Z'));
  change(main, 'hhhh', { updatedAt: at(0) });
  await pushAnswer(main, operation);
  await expect.element(isNew).not.toBeInTheDocument();
});

test('an order for later today shows the time only, one for tomorrow also the date', async () => {
  vi.setSystemTime(new Date('2026-11-23T04:30:00Z'));
  await openBoard({
    prepare: (stub) =>
      stub.records.orders?.push(
        orderWith(stub, 'hhhh8888', { isScheduled: true, scheduledFor: '2026-11-23T17:10:00Z' }),
        orderWith(stub, 'iiii9999', { isScheduled: true, scheduledFor: '2026-11-24T17:10:00Z' }),
      ),
  });
  // The second order is due tomorrow, so its time includes the date.
  await column('Later').getByRole('button', { name: 'Later' }).click();
  await expect.element(card('HHHH8888')).toMatchTextContent(/Accepted ?18:10/);
  await expect.element(card('IIII9999')).toMatchTextContent(/24 Nov, 18:10/);
});

test('a server with small pages is read page by page, and unread orders are reported', async () => {
  await openBoard({
    prepare: (main) => {
      main.records.orders = Array.from({ length: 11 }, (_, index) =>
        orderWith(main, index === 0 ? 'bbbb2222' : `${String(index).padStart(4, '0')}9999`, {}),
      );
      main.answer('orders.list', async ({ query }, usual) => {
        const answer = await usual();
        const { page: number = 1, size = 22 } = query ?? {};
        const most = Math.min(size, 2);
        return answer.ok
          ? { ...answer, data: main.records.orders?.slice((number - 1) * most, number * most), total: 11 }
          : answer;
      });
    },
  });
  await expect.element(page.getByText('Showing the oldest 8 of 11 orders')).toBeVisible();
});

test('privacy mode hides names and phone numbers; main gets a single query', async () => {
  const main = await openBoard({ settings: { privacy: true } });
  await expect.element(card('BBBB2222')).toMatchTextContent(/••••••/);
  await userEvent.click(card('BBBB2222'));
  const peek = page.getByRole('complementary', { name: 'Peek' });
  await expect.element(peek).toMatchTextContent(/Customer••••••/);
  expect(peek.element().textContent).not.toMatch(/Alba|Pablo|600 000/);
  const asked = () => watching(main)?.queries.filter(({ call }) => call.operation === operation);
  await expect.poll(asked).toHaveLength(1);
});

test('known orders stay visible below the error of a failed reload', async () => {
  const main = await openBoard();
  main.answer('orders.list', () => failure('NETWORK'));
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(card('BBBB2222')).toBeVisible();
});

test('a board that was opened without a connection shows no order as new once it is read', async () => {
  let isOnline = false;
  const opening = openBoard({
    prepare: (main) =>
      main.answer('orders.list', (_call, usual) => (isOnline ? usual() : failure('NETWORK'))),
  });
  await expect.element(page.getByRole('alert')).toBeVisible();
  isOnline = true;
  await page.getByRole('button', { name: 'Retry' }).click();
  await opening;
  await expect.element(card('BBBB2222').getByTitle(/Last change 10 mins ago/)).toBeVisible();
  expect(page.getByText('New', { exact: true }).elements()).toEqual([]);
});

test('without permission to read orders the board shows the refusal', async () => {
  const refuse = (main: StubbedMain): void =>
    main.answer('orders.list', () => failure('FORBIDDEN', 403, 'Not for you'));
  await openApp(route, { prepare: refuse });
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Not for you/);
  expect(document.querySelector('[data-order]')).toBeNull();
});

test('on a board of all cities a card names its city, and its actions go to that city', async () => {
  const main = await openApp('/country/es/city/all/orders_now', {
    prepare: (stub) => {
      const city = String(stub.records.cities?.[1]?.id);
      stub.records.orders = [orderWith(stub, 'bbbb2222', { city })];
    },
  });
  await expect.element(card('BBBB2222')).toMatchTextContent(/Taberna · Sevilla/);
  focus(card('BBBB2222'));
  await press('s');
  await expect
    .poll(() => main.callsOf('orders.update').map(({ params }) => params.city))
    .toEqual(['ci00000000000002']);
});
