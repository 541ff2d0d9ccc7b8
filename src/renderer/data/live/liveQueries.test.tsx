import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { list, openList } from '../../testing/listScreen.ts';
import { pushAnswer, watching } from '../../testing/liveAnswers.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';
import type { StubbedMain } from '../../testing/stubMain.ts';
import { queryClient } from '../queryClient.ts';

afterEach(closeApp);

const companies = '/country/es/companies?sort=name';
const liveQueryOf = async (main: StubbedMain, operation: string) => {
  const find = () => watching(main)?.queries.find(({ call }) => call.operation === operation);
  await expect.poll(find).toBeDefined();
  return { id: find()?.id ?? '', reads: find()?.reads ?? 0 };
};

test('the window reports its own reads, and not the answers that main sent', async () => {
  // A size of its own: a reload of a list that fits the window may ask for another number of rows.
  const main = await openList(`${companies}&size=22`);
  await expect.poll(() => list.texts('Name')[0]).toBe('Company 01');
  const { reads } = await liveQueryOf(main, 'companies.list');
  const said = main.requests.length;
  Object.assign(main.records.companies?.[0] ?? {}, { name: 'Company 00' });
  await pushAnswer(main, 'companies.list');
  await expect.poll(() => list.texts('Name')[0]).toBe('Company 00');
  await list.tool('Reload').click();
  const reported = () =>
    main.requests.slice(said).flatMap(({ route, payload }) => (route === 'live.watch' ? [payload] : []));
  await expect.poll(async () => (await liveQueryOf(main, 'companies.list')).reads).toBe(reads + 1);
  expect(reported()).toHaveLength(1);
});

test.each([
  ['a list', companies, 'companies.list'],
  ['a record', '/country/es/companies/co00000000000001', 'companies.read'],
])('%s shows the age of its data while it cannot be refetched', async (_what, path, operation) => {
  const main = await openApp(path);
  const { id } = await liveQueryOf(main, operation);
  const words = page.getByRole('status').filter({ hasText: /^As of \d\d:\d\d$/ });
  main.notify('live.behind', { ids: [id], asOf: Date.now() });
  await expect.element(words).toBeVisible();
  main.notify('live.behind', { ids: [id], asOf: null });
  await expect.element(words).not.toBeInTheDocument();
  main.notify('live.behind', { ids: [id], asOf: Date.now() });
  await expect.element(words).toBeVisible();
  main.notify('records.changed', {
    entity: 'companies',
    scope: { country: 'es' },
    ids: [],
    isRemoval: false,
  });
  await expect.element(words).not.toBeInTheDocument();
});

test('a query is unregistered when its answer leaves the cache, and gets a new id afterwards', async () => {
  const main = await openList(companies);
  const { id } = await liveQueryOf(main, 'companies.list');
  const visitAdmins = async (): Promise<void> => {
    window.location.hash = '/admins';
    await liveQueryOf(main, 'admins.list');
  };
  const idOnReturn = async (): Promise<string> => {
    window.location.hash = companies;
    return (await liveQueryOf(main, 'companies.list')).id;
  };
  await visitAdmins();
  expect(await idOnReturn()).toBe(id);
  await visitAdmins();
  queryClient.removeQueries({ type: 'inactive' });
  expect(await idOnReturn()).not.toBe(id);
});
