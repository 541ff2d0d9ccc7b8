import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure, success } from '#shared/ipc/result.ts';
import { routeNow } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

const forbidden = () => failure('FORBIDDEN', 403);
const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

test('the dashboard starts with the items that need attention, counts four at a time and links each to its list', async () => {
  let running = 0;
  let most = 0;
  const waiting = Promise.withResolvers<void>();
  await openApp('/dashboard', {
    prepare: ({ records, answer }) => {
      records.cities = [{ id: 'madrid', name: 'Madrid', localName: 'Madrid' }];
      for (const entity of ['orders', 'feedbacks', 'promotions', 'customerRequests']) records[entity] = [];
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
          await waiting.promise;
          running -= 1;
          return usual();
        });
    },
  });
  await expect.poll(() => running).toBe(4);
  waiting.resolve();
  const section = page.getByRole('region', { name: 'Needs attention in Madrid' });
  await expect
    .element(section.getByRole('link').first())
    .toHaveTextContent('CouriersCandidates 2oldest 4 hrs');
  await expect.element(section.getByRole('link').nth(1)).toHaveTextContent('EstablishmentsStopped 1');
  expect(section.getByRole('link').elements()).toHaveLength(2);
  expect(most).toBe(4);
  await section.getByRole('link').first().click();
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
  await expect.element(section.getByText('Nothing needs attention.')).not.toBeInTheDocument();
  main.answerAsUsual();
  main.answer('promotions.list', forbidden);
  await section.getByRole('button', { name: 'Count again' }).click();
  await expect.element(section.getByRole('link')).toHaveTextContent('CouriersCandidates 1oldest 4 hrs');
  await expect.element(problem).not.toBeInTheDocument();
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
