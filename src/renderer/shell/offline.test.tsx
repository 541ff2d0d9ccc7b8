import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure, success } from '#shared/ipc/result.ts';
import { serverNow } from '../stores/serverClock.ts';
import { closeApp, openApp } from '../testing/openApp.tsx';

afterEach(closeApp);

const banner = page.getByRole('status').filter({ hasText: 'Cannot reach the server' });

test('an unreachable server is reported and retried, and visible data is refetched once it is back', async () => {
  const main = await openApp('/country/es/companies', {
    prepare: (stub) => stub.answer('companies.list', () => failure('NETWORK')),
  });
  const grid = page.getByRole('grid', { name: 'Companies' });
  // Wait until the page has shown its failed query.
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Network Error/);
  main.notify('connectivity.changed', { isReachable: false });
  await expect.element(banner).toBeVisible();
  // The banner replaces the page's own message.
  await expect.element(page.getByText(/Network Error/)).not.toBeInTheDocument();
  main.answerRoute('connectivity.check', () => success({ isReachable: false }));
  await banner.getByRole('button', { name: 'Try now' }).click();
  await expect.element(banner.getByRole('button', { name: 'Try now' })).toBeVisible();

  main.answerAsUsual();
  main.notify('connectivity.changed', { isReachable: true });
  main.notify('rows.refresh', null);
  await expect.element(banner).not.toBeInTheDocument();
  await expect.element(grid.getByRole('row').nth(1)).toBeVisible();
  await expect.element(page.getByText('Network Error')).not.toBeInTheDocument();
});

test('an overloaded server is reported until it recovers, with the time that it names', async () => {
  const main = await openApp('/country/es/companies', {
    prepare: (stub) => stub.answer('companies.list', () => failure('HTTP_503', 503, 'Closed for repairs')),
  });
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent(/Closed for repairs/);
  const until = new Date(2026, 4, 14, 14, 5).getTime();
  main.notify('connectivity.changed', { isReachable: true, busy: { until } });
  const waiting = page.getByRole('status').filter({ hasText: 'Updates resume at 14:05' });
  await expect.element(waiting).toBeVisible();
  await expect.element(waiting.getByRole('button')).not.toBeInTheDocument();
  main.notify('connectivity.changed', { isReachable: true, busy: { until: null } });
  const overloaded = page.getByRole('status').filter({ hasText: 'The server is overloaded' });
  await expect.element(overloaded.getByRole('button', { name: 'Try now' })).toBeVisible();
  // The banner replaces the page's own message.
  await expect.element(alert).not.toBeInTheDocument();
  main.notify('connectivity.changed', { isReachable: true, busy: null });
  await expect.element(overloaded).not.toBeInTheDocument();
});

test('a wrong clock is reported, and ages follow the server', async () => {
  const main = await openApp('/country/es/companies');
  const before = serverNow();
  main.notify('connectivity.changed', { isReachable: true, clockOffMs: 86_400_000 });
  const shown = page.getByRole('status').filter({ hasText: 'Check the clock of this computer' });
  await expect.element(shown).toBeVisible();
  expect(Math.round((before - serverNow()) / 3_600_000)).toBe(24);
  main.notify('connectivity.changed', { isReachable: true, clockOffMs: 0 });
  await expect.element(shown).not.toBeInTheDocument();
});

test('banners move nothing: the first takes one line, and all are shown on request', async () => {
  await page.viewport(720, 900);
  const main = await openApp('/country/es/companies', { settings: { locale: 'uk_UA' } });
  const grid = page.getByRole('grid');
  await expect.element(grid.getByRole('row').nth(1)).toBeVisible();
  const { top } = grid.element().getBoundingClientRect();
  main.notify('connectivity.changed', { isReachable: false });
  const first = page.getByRole('status').filter({ hasText: 'Сервер недоступний' });
  await expect.element(first).toBeVisible();
  main.notify('pendingWork.changed', { deletions: null, isUnreadable: true });
  const all = page.getByRole('button', { name: /^Показати всі повідомлення: 2/ });
  await expect.element(all).toBeVisible();
  await expect.element(first.getByRole('button')).toBeVisible();
  expect(grid.element().getBoundingClientRect().top).toBe(top);
  await all.click();
  const second = page.getByRole('status').filter({ hasText: /^Незбережені форми/ });
  await expect.element(second.getByRole('button')).toBeVisible();
  expect(grid.element().getBoundingClientRect().top).toBe(top);
});

test('typed values survive a refetch after a connection loss', async () => {
  const main = await openApp('/country/es/city/ci00000000000001/settings');
  const price = page.getByRole('main').getByLabelText('Order minimum');
  await price.fill('99');
  await expect.element(page.getByText('Unsaved changes')).toBeVisible();
  main.notify('connectivity.changed', { isReachable: false });
  await expect.element(banner).toBeVisible();
  const before = main.calls.length;
  main.notify('connectivity.changed', { isReachable: true });
  main.notify('rows.refresh', null);
  await expect.element(banner).not.toBeInTheDocument();
  await expect.element(price).toHaveValue('99');
  // All data is fresh: no refetch.
  expect(main.calls.length).toBe(before);
});
