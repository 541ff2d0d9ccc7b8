import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { success } from '#shared/ipc/result.ts';
import type { ServerChecking } from '#shared/ipc/serverCheckRoutes.ts';
import type { CheckedCall, ServerReport } from '#shared/rules/serverReport.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

const section = page.getByRole('main').getByRole('region', { name: 'Connection', exact: true });
const button = (name: string) => section.getByRole('button', { name, exact: true });

const call = (operation: string, findings: CheckedCall['findings']): CheckedCall => ({
  operation,
  method: 'GET',
  path: `/${operation}`,
  statuses: [200],
  timesMs: [40],
  bytes: 100,
  rows: 50,
  findings,
});

const report = (calls: CheckedCall[]): ServerReport => ({
  server: 'https://api.example.com',
  country: 'es',
  checkedAt: '2026-05-13T10:00:00.000Z',
  appVersion: '1.0.0',
  state: 'complete',
  tls: null,
  connection: [],
  calls,
});

const running: ServerChecking = { state: 'running', done: 3, total: 36, report: null };

test('a check shows its progress, can be stopped, and lists the worst findings first', async () => {
  const stub = await openApp('/app_settings?section=connection');
  stub.answerRoute('serverCheck.read', () => success(null));
  stub.answerRoute('serverCheck.start', () => success(null));
  stub.answerRoute('serverCheck.stop', () => success(null));
  await button('Check this server').click();
  await expect
    .poll(() => stub.requests)
    .toContainEqual({ route: 'serverCheck.start', payload: { country: 'es' } });
  stub.notify('serverCheck.changed', running);
  await expect.element(section.getByText('3 of 36 calls checked')).toBeVisible();
  await expect.element(section.getByRole('progressbar', { name: 'Server check' })).toBeVisible();
  await button('Stop').click();
  await expect.poll(() => stub.requests.map(({ route }) => route)).toContain('serverCheck.stop');

  const calls = [
    call('admins.list', [{ kind: 'unknownWord', effect: 'tolerated', field: 'role', count: 2, of: 50 }]),
    call('orders.list', [{ kind: 'sortIgnored', effect: 'broken', field: 'createdAt' }]),
    call('orders.read', [{ kind: 'type', effect: 'unreadable', field: 'tips', found: 'text' }]),
  ];
  stub.notify('serverCheck.changed', { state: 'done', done: 36, total: 36, report: report(calls) });
  await expect.element(section.getByText('1 does not work · 1 unreadable · 1 tolerated')).toBeVisible();
  const rows = section.getByRole('table', { name: 'Findings' }).getByRole('row');
  await expect.element(rows.nth(1)).toHaveTextContent('orders.listcreatedAt: Sorting ignoredDoes not work');
  await expect
    .element(rows.nth(2))
    .toHaveTextContent('orders.readtips: Wrong type (text)Shown as unreadable');
  await expect
    .element(rows.nth(3))
    .toHaveTextContent('admins.listrole: Unknown value, shown unchanged (2 of 50 rows)Tolerated');
});

test('a server without findings gets a clean sheet, and the report can be saved', async () => {
  const stub = await openApp('/app_settings?section=connection');
  stub.answerRoute('serverCheck.save', () => success({ fileName: 'server-check.md' }));
  stub.answerRoute('serverCheck.start', () => success(null));
  await button('Check this server').click();
  stub.notify('serverCheck.changed', {
    ...running,
    state: 'done',
    report: report([call('orders.list', [])]),
  });
  await expect.element(section.getByText('Everything that was checked works.')).toBeVisible();
  await button('All calls').click();
  const calls = section.getByRole('table', { name: 'All calls' }).getByRole('row');
  await expect.element(calls.nth(1)).toHaveTextContent('orders.list2004040501');
  await button('Save report…').click();
  await expect.element(page.getByText('server-check.md saved')).toBeVisible();
  expect(stub.requests).toContainEqual({ route: 'serverCheck.save', payload: { format: 'markdown' } });
});
