import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ActivityReading } from '#shared/ipc/courierRoutes.ts';
import { failure, success } from '#shared/ipc/result.ts';
import { routeNow } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

const forbidden = () => failure('FORBIDDEN', 403);
const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

test('the dashboard starts with late orders and waiting records, counts four at a time and links each to its list', async () => {
  let running = 0;
  let most = 0;
  const gate = Promise.withResolvers<void>();
  await openApp('/dashboard', {
    prepare: ({ records, answer }) => {
      records.cities = [{ id: 'madrid', name: 'Madrid', localName: 'Madrid' }];
      for (const entity of ['feedbacks', 'promotions', 'customerRequests']) records[entity] = [];
      records.orders = [{ courierId: null }, { courierId: 'co1' }].map((courier, index) => ({
        id: `order${index}`,
        status: 'ready_to_pick_up',
        deliveryMethod: 'delivery',
        createdAt: minutesAgo(90),
        acceptedAt: minutesAgo(80),
        preparationTime: 20,
        deliveryTime: 15,
        ...courier,
      }));
      records.couriers = ['request_was_sent', 'request_was_sent', 'active'].map((status, index) => ({
        id: `courier${index}`,
        status,
        createdAt: minutesAgo(60 * (index + 3) + 30),
      }));
      records.establishments = [{ id: 'e1', isStopped: true, isActive: true, name: 'Stopped' }];
      answer('dashboard.topCustomers', () => success({ customers: [], cities: {} }));
      answer('dashboard.metric', () => success({ numbers: [], selectors: [] }));
      for (const entity of ['orders', 'couriers', 'feedbacks', 'promotions', 'establishments'])
        answer(`${entity}.list`, async (_call, usual) => {
          running += 1;
          most = Math.max(most, running);
          await gate.promise;
          running -= 1;
          return usual();
        });
    },
  });
  await expect.poll(() => running).toBe(4);
  gate.resolve();
  const section = page.getByRole('region', { name: 'Needs attention in Madrid' });
  const texts = () =>
    section
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent);
  const waiting = [
    '2LateOrders',
    '0DelayedOrders',
    '1Without courierOrders',
    '0Waiting for acceptanceOrders',
    '0Not answeredRequests',
    '2CandidatesCouriers · oldest 4 hrs',
    '0Awaiting decisionPromotions',
  ];
  await expect.poll(texts).toEqual(waiting);
  expect(most).toBe(4);
  const further = section.getByRole('button', { name: /To look at/ });
  await expect.element(further).toHaveAttribute('aria-expanded', 'false');
  await further.click();
  await expect.poll(texts).toHaveLength(16);
  await expect.poll(texts).toContain('1StoppedEstablishments');
  await further.click();
  await expect.poll(texts).toEqual(waiting);
  await expect
    .element(section.getByRole('link', { name: /Late/ }))
    .toHaveAttribute('href', '#/country/es/city/madrid/orders_now');
  await section.getByRole('link', { name: /Candidates/ }).click();
  await expect
    .poll(routeNow)
    .toBe('/country/es/city/madrid/couriers?status.any=request_was_sent&view=.candidates');
});

test('a failed count is shown as failed, not as zero, and can be retried', async () => {
  const main = await openApp('/dashboard', {
    prepare: ({ records, answer }) => {
      records.cities = [{ id: 'madrid', name: 'Madrid', localName: 'Madrid' }];
      for (const entity of ['orders', 'feedbacks', 'promotions', 'customerRequests', 'establishments'])
        records[entity] = [];
      records.couriers = [{ id: 'c1', status: 'request_was_sent', createdAt: minutesAgo(60 * 4 + 30) }];
      answer('dashboard.topCustomers', () => success({ customers: [], cities: {} }));
      answer('dashboard.metric', () => success({ numbers: [], selectors: [] }));
      answer('couriers.list', () => failure('INTERNAL'));
      answer('promotions.list', forbidden);
    },
  });
  const section = page.getByRole('region', { name: 'Needs attention in Madrid' });
  const problem = section.getByText('Some counts are missing.');
  await expect.element(problem).toBeVisible();
  await expect
    .element(section.getByRole('link', { name: /Candidates/ }))
    .toHaveTextContent('–CandidatesCouriers');
  await expect
    .element(section.getByRole('link', { name: /Not answered/ }))
    .toHaveTextContent('0Not answeredRequests');
  main.answerAsUsual();
  main.answer('promotions.list', forbidden);
  await section.getByRole('button', { name: 'Count again' }).click();
  await expect
    .element(section.getByRole('link', { name: /Candidates/ }))
    .toHaveTextContent('1CandidatesCouriers · oldest 4 hrs');
  // A forbidden count remains unknown.
  await expect
    .element(section.getByRole('link', { name: /Awaiting decision/ }))
    .toHaveTextContent('–Awaiting decisionPromotions');
  await expect.element(problem).not.toBeInTheDocument();
});

test('idle couriers are counted once the orders are read, which takes a click or another window', async () => {
  const reading: ActivityReading = {
    ...{ country: 'es', city: 'madrid', state: 'done', orders: 900, total: 900, cities: null },
    ...{ readAt: new Date().toISOString(), since: '2026-11-09', isComplete: true, error: null },
  };
  const main = await openApp('/dashboard', {
    prepare: ({ records, answer, answerRoute }) => {
      records.cities = [{ id: 'madrid', name: 'Madrid', localName: 'Madrid' }];
      records.couriers = ['none', 'none', '2026-11-20T10:00:00Z'].map((lastOrderAt, index) => ({
        ...{ id: `courier${index}`, status: 'active', lastOrderAt, createdAt: minutesAgo(60) },
        email: `courier${index}@couriers.example`,
      }));
      answer('dashboard.topCustomers', () => success({ customers: [], cities: {} }));
      answer('dashboard.metric', () => success({ numbers: [], selectors: [] }));
      answerRoute('couriers.readActivity', () => failure('NETWORK'));
    },
  });
  const section = page.getByRole('region', { name: 'Needs attention in Madrid' });
  await section.getByRole('button', { name: /To look at/ }).click();
  const unread = section.getByRole('button', { name: /No order for 14 days/ });
  await expect.element(unread).toHaveTextContent('–No order for 14 daysRead the orders');
  expect(main.requests.some(({ route }) => route === 'couriers.readActivity')).toBe(false);
  await unread.click();
  await expect.element(unread).toMatchTextContent(/Failed. Try again$/);
  main.notify('couriers.reading', { ...reading, state: 'running', orders: 450 });
  await expect.element(unread).toMatchTextContent(/Reading the orders: 50%$/);
  main.notify('couriers.reading', reading);
  const tile = section.getByRole('link', { name: /No order for 14 days/ });
  await expect.element(tile).toMatchTextContent(/^2No order for 14 daysCouriers, as of \d\d:\d\d$/);
  await expect.element(tile).toHaveFocus();
  await tile.click();
  await expect.poll(routeNow).toContain('view=.idle');
  // The count is at the view too, and follows a change.
  const tab = page.getByRole('tab', { name: /^No order for 14 days/ });
  await expect.element(tab).toMatchTextContent(/2$/);
  await page.getByRole('tab', { name: /^All/ }).click();
  main.records.couriers?.shift();
  main.notify('records.changed', {
    entity: 'couriers',
    scope: { country: 'es', city: 'madrid' },
    ids: ['courier0'],
    isRemoval: true,
  });
  await expect.element(tab).toMatchTextContent(/1$/);
});

test('the icons of the collapsed menu show the counts of pending records in their section', async () => {
  await openApp('/admins', {
    settings: { sideMenuCollapsed: true },
    prepare: ({ records, answer }) => {
      for (const entity of ['orders', 'feedbacks', 'promotions', 'customerRequests']) records[entity] = [];
      records.couriers = [{ id: 'c1', status: 'request_was_sent', createdAt: minutesAgo(60 * 4) }];
      // Falls back to the built-in menu.
      answer('utils.menu', () => failure('NETWORK'));
    },
  });
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect
    .element(menu.getByRole('button', { name: /^People Candidates: 1, oldest waiting for/ }))
    .toBeVisible();
});
