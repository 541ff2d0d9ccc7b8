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
  return { id: find()?.id ?? '', version: find()?.version ?? null };
};

test('a diff against an unknown version changes nothing, and the window reports its own version', async () => {
  const main = await openList(companies);
  await expect.poll(() => list.texts('Name')[0]).toBe('Company 01');
  await pushAnswer(main, 'companies.list');
  const { id } = await liveQueryOf(main, 'companies.list');
  const said = main.requests.length;
  const base = 1_000_000;
  const difference = { order: [], rows: [] };
  main.notify('live.answered', { id, version: base + 1, total: 0, unread: [], base, difference });
  // The window's version is neither the base nor the new one.
  await expect
    .poll(() => main.requests.slice(said).find(({ route }) => route === 'live.watch')?.payload)
    .toBeDefined();
  expect((await liveQueryOf(main, 'companies.list')).version).not.toBe(base + 1);
  await expect.element(list.pages).toMatchTextContent(/of 30$/);
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
