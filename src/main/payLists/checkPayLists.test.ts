import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PayListsChecking, PayListsQuery } from '#shared/ipc/payListRoutes.ts';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import { withAllCities } from '../api/allCities.ts';
import type { ApiCall, ApiClient } from '../api/apiClient.ts';
import { createPayListsJob } from './checkPayLists.ts';
import { openPayListChecks } from './payListChecks.ts';
import { withDifferences } from './withDifferences.ts';

const line = (id: string) => ({
  ...{ id, orderId: `o${id}`, completedAt: '2026-05-02T10:00:00Z', status: 'completed', itemsSum: 10 },
  ...{ surcharge: 0, discountSum: 0, vamvuCommission: 1, cancellationFee: 0 },
});
/** 10.00 − 1.00 × 1.21 = 8.79 */
const payList = (id: string, sum = 879, updatedAt = '2026-05-16') => ({
  ...{ id, name: `Payee ${id}`, sum, vat: 21, updatedAt },
  ...{ startDate: '2026-05-01', endDate: '2026-05-15' },
});

let folder: string;
let lists: Record<string, ReturnType<typeof payList>[]>;
let linesOf: (call: ApiCall) => Result<unknown>;
let asked: string[];
let maxRunning: number;
let owner: string;
let notified: PayListsChecking[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'checks-'));
  lists = { K1: Array.from({ length: 30 }, (_, index) => payList(`L${index}`)), K2: [payList('M1', 880)] };
  linesOf = ({ params }) => success([line(`${params.id}`)], 1);
  asked = [];
  maxRunning = 0;
  owner = 'ada';
  notified = [];
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

let running = 0;
const call: ApiClient['call'] = async (query) => {
  const { operation, params } = query;
  if (operation === 'cities.list') return success([{ id: 'K1' }, { id: 'K2' }], 2);
  if (operation === 'establishmentPayLists.list') {
    const { page = 1, size = 22 } = query.query ?? {};
    const { name } = query.query?.filters ?? {};
    const all = (lists[params.city ?? ''] ?? []).filter(
      (row) => name?.match !== 'exact' || name.value === row.name,
    );
    return success(all.slice((page - 1) * size, page * size), all.length);
  }
  asked.push(params.id ?? '');
  running += 1;
  maxRunning = Math.max(maxRunning, running);
  await new Promise((resolve) => setImmediate(resolve));
  running -= 1;
  return linesOf(query);
};

const start = () => {
  const checks = openPayListChecks({
    folder,
    owner: () => owner,
    onError: (cause) => expect.fail(String(cause)),
  });
  const plain = withAllCities({ api: { call } as unknown as ApiClient, owner: () => owner });
  const ended = Promise.withResolvers<void>();
  const job = createPayListsJob({
    api: plain,
    checks,
    owner: () => owner,
    onProgress: (progress) => {
      notified.push(progress);
      if (progress.state !== 'running') ended.resolve();
    },
    onChecked: () => undefined,
  });
  return { job, checks, api: withDifferences(plain, checks), ended: ended.promise };
};
const query = (city: string): PayListsQuery => ({
  ...{ entity: 'establishmentPayLists', params: { country: 'es', city }, filters: {} },
});
const check = async (city = 'K1', isAnew = false) => {
  const parts = start();
  parts.job.start(query(city), isAnew);
  await parts.ended;
  return parts;
};
const summaryOf = async ({ job }: ReturnType<typeof start>, city = 'K1') =>
  (await job.summary(query(city), new AbortController().signal)) as { data: object };

it('checks every list of one city or of all, four at a time, and returns the results', async () => {
  lists.K1?.splice(3, 1, payList('L3', 879 + 1250));
  const parts = await check('all');
  expect(maxRunning).toBe(4);
  expect(notified.at(-1)).toMatchObject({ state: 'done', done: 31, total: 31, error: null });
  expect((await summaryOf(parts, 'all')).data).toMatchObject({
    ...{ count: 31, right: 29, differing: 2, differenceCents: 1251, unread: 0 },
    sumCents: 31 * 879 + 1251,
  });
  const rows = await parts.api.call({
    operation: 'establishmentPayLists.list',
    params: { country: 'es', city: 'K1' },
    query: { filters: { difference: { match: 'exact', value: 'differs' } } },
  });
  expect(rows).toMatchObject({
    total: 1,
    data: [{ id: 'L3', difference: { outcome: 'differs', differenceCents: 1250, cause: 'unknown' } }],
  });
});

it('returns the time of the oldest and of the newest check', async () => {
  const [first, second] = ['2026-05-16T10:00:00.000Z', '2026-05-16T10:08:00.000Z'];
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(first) });
  const { data } = await summaryOf(await check('K2'), 'K2');
  expect(data).toMatchObject({ checkedAt: first, newestCheckAt: first });
  vi.setSystemTime(second);
  const both = await summaryOf(await check('K1'), 'all');
  expect(both.data).toMatchObject({ checkedAt: first, newestCheckAt: second });
});

it('adds results to a fully read list of all cities, as for an export', async () => {
  const { api } = await check('all');
  const opened = await api.open(
    { operation: 'establishmentPayLists.list', params: { country: 'es', city: 'all' } },
    50,
  );
  const rows = opened.ok ? await opened.data.take(50) : [];
  expect(rows.map((row) => ('difference' in row ? row.difference : null))).toEqual(
    Array.from({ length: 31 }, () => expect.objectContaining({ outcome: expect.any(String) })),
  );
});

it('finds lists whose account another payee has in the same half-month, whatever else is filtered', async () => {
  const account = 'ES9121000418450200051332';
  const of = (id: string, idNumber: string, changes: object = {}) => ({
    ...{ ...payList(id), iban: account, idNumber, ...changes },
  });
  lists.K1 = [
    of('a', 'B86561412'),
    of('b', '12345678Z', { iban: 'es91 2100 0418 4502 0005 1332' }),
    of('c', 'A58818501', { startDate: '2026-05-16', endDate: '2026-05-31' }),
    of('d', 'A58818501', { iban: 'ES7921000813610123456789' }),
  ];
  lists.K2 = [of('e', 'X1234567L', { startDate: '2026-05-16', endDate: '2026-05-31' })];
  const { api } = start();
  const found = async (city: string, filters: object = {}, value = 'true'): Promise<string[]> => {
    const answer = await api.call({
      operation: 'establishmentPayLists.list',
      params: { country: 'es', city },
      query: { filters: { sharedAccount: { match: 'exact', value }, ...filters } },
    });
    return answer.ok ? (answer.data as { id: string }[]).map(({ id }) => id) : [answer.error.code];
  };
  expect(await found('K1')).toEqual(['a', 'b']);
  expect(await found('K1', {}, 'false')).toEqual(['c', 'd']);
  expect(await found('K1', { name: { match: 'exact', value: 'Payee b' } })).toEqual(['b']);
  expect((await found('all')).toSorted()).toEqual(['a', 'b', 'c', 'e']);
});

it('reads only new and changed lists, also after a restart, unless a full check is requested', async () => {
  await check();
  asked = [];
  lists.K1?.splice(0, 1, payList('L0', 900, '2026-05-17'));
  const parts = start();
  expect((await summaryOf(parts)).data).toMatchObject({ right: 29, differing: 0 });
  const read = { operation: 'establishmentPayLists.list', params: { country: 'es', city: 'K1' } } as const;
  expect(await parts.api.call({ ...read, query: { size: 1 } })).toMatchObject({
    data: [{ difference: { outcome: 'changed' } }],
  });
  await check();
  expect(asked).toEqual(['L0']);
  expect(statSync(join(folder, 'payListChecks.json')).mode & 0o777).toBe(0o600);
  await check('K1', true);
  expect(asked).toHaveLength(31);
});

it('marks lists that failed as not read, and reads only these again', async () => {
  linesOf = ({ params }) =>
    params.id === 'L4' || params.id === 'L9' ? failure('HTTP', 500) : success([line('x')], 1);
  const parts = await check();
  expect(notified.at(-1)).toMatchObject({ state: 'done', done: 30 });
  expect((await summaryOf(parts)).data).toMatchObject({ right: 28, unread: 2 });
  asked = [];
  linesOf = ({ params }) => success([line(`${params.id}`)], 1);
  expect((await summaryOf(await check())).data).toMatchObject({ right: 30, unread: 0 });
  expect(asked.toSorted()).toEqual(['L4', 'L9']);
});

it('ends when the server is gone and on Stop; finished results are kept and not read again', async () => {
  linesOf = ({ params }) => (asked.length > 10 ? failure('NETWORK') : success([line(`${params.id}`)], 1));
  await check();
  expect(notified.at(-1)).toMatchObject({ state: 'failed', error: { code: 'NETWORK' } });
  expect(asked.length).toBeLessThan(30);
  linesOf = ({ params }) => success([line(`${params.id}`)], 1);
  const parts = start();
  asked = [];
  parts.job.start(query('K1'), false);
  while (asked.length < 8) await new Promise((resolve) => setImmediate(resolve));
  parts.job.stop();
  await parts.ended;
  expect(notified.at(-1)?.state).toBe('stopped');
  expect(asked.length).toBeLessThan(15);
  asked = [];
  expect((await summaryOf(await check())).data).toMatchObject({ right: 30 });
  expect(asked.length).toBeLessThan(20);
});

it('hides results from other users, and treats an unreadable file as empty', async () => {
  await check();
  owner = 'bob';
  const parts = start();
  parts.job.userChanged();
  expect(parts.job.progress()).toBeNull();
  expect((await summaryOf(parts)).data).toMatchObject({ right: 0, checkedAt: null });
  owner = 'ada';
  writeFileSync(join(folder, 'payListChecks.json'), '{"checks":[{"owner":"ada"}');
  expect((await summaryOf(start())).data).toMatchObject({ right: 0 });
});
