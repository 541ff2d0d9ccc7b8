import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ClosedPeriod, Closing, ClosingProgress } from '#shared/ipc/closingRoutes.ts';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import { withAllCities } from '../api/allCities.ts';
import type { ApiCall, ApiClient } from '../api/apiClient.ts';
import { openPayListChecks } from '../payLists/payListChecks.ts';
import type { SealedFile } from '../platform/sealedFile.ts';
import { createClosingJob } from './closingJob.ts';
import { createClosingStore } from './closingStore.ts';

const account = 'ES9121000418450200051332';
const cents = { itemsSum: 10, surcharge: 0, discountSum: 0, vamvuCommission: 1, tips: 1 };
const order = (id: string, changes: object = {}) => ({
  ...{ id, status: 'completed', establishmentName: 'Asador', courierId: null, ...cents },
  ...{ createdAt: '2026-10-20T10:00:00Z', acceptedAt: '2026-10-20T10:01:00Z' },
  ...{ updatedAt: '2026-10-20T11:00:00Z', ...changes },
});
/** 10.00 − 1.00 × 1.21 = 8.79 */
const line = (orderId: string, changes: object = {}) => ({
  ...{ id: `l-${orderId}`, orderId, completedAt: '2026-10-20T11:00:00Z', status: 'completed', ...cents },
  ...{ cancellationFee: 0, ...changes },
});
const payList = (id: string, changes: object = {}) => ({
  ...{ id, name: 'Asador', iban: account, idNumber: 'B86561412', sum: 879, vat: 21, updatedAt: '2026-11-01' },
  ...{ startDate: '2026-10-16', endDate: '2026-10-31', ...changes },
});

type Rows = { id: string }[];
let folder: string;
let server: Record<string, Rows>;
let linesOf: Record<string, ReturnType<typeof line>[]>;
let asked: string[];
let refuse: (call: ApiCall) => Result<unknown> | null;
let sealed: string | null;
let owner: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'closing-'));
  server = {
    'cities.list': [{ id: 'K1' }, { id: 'K2' }],
    'companies.list': [{ id: 'co1', iban: account } as { id: string }],
    'K1 establishments.list': [{ id: 'e1', name: 'Asador', companyId: 'co1' } as { id: string }],
    'K1 establishmentPayLists.list': [
      payList('L1'),
      payList('L0', { startDate: '2026-10-01', endDate: '2026-10-15' }),
    ],
    'K1 orders.list': [order('o1')],
  };
  linesOf = { L1: [line('o1')] };
  asked = [];
  refuse = () => null;
  sealed = null;
  owner = 'ada';
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const inPeriod = ({ query }: ApiCall, row: object): boolean => {
  const range = query?.filters?.dateRange;
  return range?.match !== 'between' || (row as { startDate: string }).startDate === range.from;
};
const call: ApiClient['call'] = async (asking) => {
  const { operation, params, query } = asking;
  asked.push([params.city, operation, params.id].filter(Boolean).join(' '));
  await new Promise((resolve) => setImmediate(resolve));
  const refused = refuse(asking);
  if (refused) return refused;
  if (operation.endsWith('.orders')) {
    const lines = linesOf[params.id ?? ''] ?? [];
    return success(lines, lines.length);
  }
  if (operation === 'orders.read') {
    const all = Object.entries(server).flatMap(([name, rows]) => (name === `${params.city} old` ? rows : []));
    const found = all.find(({ id }) => id === params.id);
    return found ? success(found) : failure('NOT_FOUND', 404);
  }
  const { page = 1, size = 22 } = query?.page ? query : {};
  const name =
    operation === 'cities.list' || operation === 'companies.list' ? operation : `${params.city} ${operation}`;
  const all = (server[name] ?? []).filter((row) => inPeriod(asking, row));
  return success(all.slice((page - 1) * size, page * size), all.length);
};

const of: ClosedPeriod = { country: 'es', start: '2026-10-16' };
const sealedFile: SealedFile = {
  read: async () => (sealed === null ? { outcome: 'absent' } : { outcome: 'read', text: sealed }),
  write: async (text) => {
    sealed = text;
    return true;
  },
  remove: async () => undefined,
};
const start = () => {
  const progress: ClosingProgress[] = [];
  let ended = Promise.withResolvers<ClosingProgress>();
  const onError = (cause: unknown) => expect.fail(String(cause));
  const job = createClosingJob({
    api: withAllCities({ api: { call } as unknown as ApiClient, owner: () => owner }),
    checks: openPayListChecks({ folder, owner: () => owner, onError }),
    store: createClosingStore({ file: sealedFile, owner: () => owner, isRemembered: () => true, onError }),
    owner: () => owner,
    onProgress: (state) => {
      progress.push(state);
      if (state.state !== 'running') ended.resolve(state);
    },
    onChecked: () => undefined,
  });
  return {
    job,
    progress,
    run: async () => {
      ended = Promise.withResolvers();
      job.start(of);
      return ended.promise;
    },
    ended: () => ended.promise,
    read: async () => (await job.read(of, new AbortController().signal)) as { ok: true; data: Closing },
  };
};
const findings = ({ data }: { data: Closing }): string[] =>
  data.orders?.found.map(({ finding, orderId }) => `${orderId} ${finding}`) ?? ['not compared'];

it('a half-month is read once: lists, lines, accounts and orders, in all cities', async () => {
  const { run, read, progress } = start();
  const first = await read();
  expect(first.data).toMatchObject({ unreadLists: 1, accountsAt: null, orders: null });
  expect(first.data.rows).toMatchObject([
    { city: 'K1', count: 1, sumCents: 879, found: { notChecked: 1, missing: 0 } },
  ]);
  expect(await run()).toMatchObject({ state: 'done', error: null });
  expect([...new Set(progress.map(({ step }) => step))]).toEqual(['lists', 'lines', 'orders']);
  const all = await read();
  expect(all.data).toMatchObject({ unreadLists: 0, withoutAccount: 0, found: [] });
  expect(findings(all)).toEqual([]);
  expect(all.data.orders).toMatchObject({
    ordersRead: 1,
    unreadCities: [],
    isLimited: false,
    unreadLists: 0,
  });
  const lines = (): number => asked.filter((one) => one.endsWith('.orders L1')).length;
  expect(lines()).toBe(1);
  await run();
  expect(lines()).toBe(1);
  server['K1 establishmentPayLists.list'] = [payList('L1', { updatedAt: '2026-11-02' })];
  expect((await read()).data).toMatchObject({ unreadLists: 1, rows: [{ found: { changed: 1 } }] });
  await run();
  expect(lines()).toBe(2);
});

it('orders left out, paid twice, changed or deleted are found', async () => {
  const other = payList('L2', { name: 'Bodega', sum: 879, iban: 'ES7921000813610123456789' });
  server['K1 establishmentPayLists.list'] = [payList('L1', { sum: 3516 }), other];
  server['K1 orders.list'] = [
    order('o1'),
    order('out'),
    order('o2', { itemsSum: 12 }),
    order('o3', { status: 'paid' }),
  ];
  linesOf = { L1: ['o1', 'o2', 'o3', 'gone'].map((id) => line(id)), L2: [line('o1')] };
  const { run, read } = start();
  await run();
  const closing = await read();
  expect(findings(closing).toSorted()).toEqual([
    ...['gone gone', 'o1 twice', 'o2 otherAmount', 'o3 otherStatus', 'out unpaid'],
  ]);
  expect(closing.data.found.map(({ listId, finding }) => `${listId} ${finding}`)).toEqual([]);
  expect(closing.data.withoutAccount).toBe(1);
});

it('an order near midnight is found in the next half-month; an old order of a line is looked up', async () => {
  const edge = { createdAt: '2026-10-31T22:50:00Z', acceptedAt: null, updatedAt: '2026-10-31T23:20:00Z' };
  const next = payList('N1', { startDate: '2026-11-01', endDate: '2026-11-15' });
  server['K1 establishmentPayLists.list'] = [payList('L1', { sum: 1758 }), next];
  server['K1 orders.list'] = [order('o1'), order('late', edge), order('doubt', edge)];
  server['K1 old'] = [order('scheduled', { createdAt: '2026-10-01T10:00:00Z' })];
  linesOf = { L1: [line('o1'), line('scheduled')], N1: [line('late')] };
  const { run, read } = start();
  await run();
  expect(findings(await read())).toEqual(['doubt edge']);
});

it('a city that cannot be read, and lists without lines, are named instead of accused', async () => {
  server['K2 establishmentPayLists.list'] = [payList('M1', { name: 'Kebab' })];
  server['K2 orders.list'] = [order('k', { establishmentName: 'Kebab' })];
  refuse = ({ operation, params }) =>
    (operation === 'orders.list' && params.city === 'K1') || params.id === 'M1'
      ? failure('INTERNAL', 500)
      : null;
  const { run, read } = start();
  expect(await run()).toMatchObject({ state: 'done' });
  const { data } = await read();
  expect(data.orders).toMatchObject({ unreadCities: ['K1'], unreadLists: 1, found: [{ orderId: 'k' }] });
  refuse = ({ operation }) => (operation === 'companies.list' ? failure('FORBIDDEN', 403) : null);
  expect(await run()).toMatchObject({ state: 'failed', error: { code: 'FORBIDDEN' } });
});

it('a stopped reading keeps its lines, and one that the end of the app cut off goes on', async () => {
  const ids = Array.from({ length: 12 }, (_, index) => `L${index + 10}`);
  server['K1 establishmentPayLists.list'] = ids.map((id) => payList(id, { name: id }));
  server['K1 orders.list'] = ids.map((id) => order(`o${id}`, { establishmentName: id }));
  linesOf = Object.fromEntries(ids.map((id) => [id, [line(`o${id}`)]]));
  const first = start();
  refuse = ({ params }) => {
    if (params.id === 'L15') first.job.stop();
    return null;
  };
  expect(await first.run()).toMatchObject({ state: 'stopped' });
  refuse = () => null;
  const known = 12 - (await first.read()).data.unreadLists;
  expect(known).toBeGreaterThan(0);
  expect(known).toBeLessThan(12);
  asked = [];
  const stopped = start();
  expect((await stopped.read()).data.unreadLists).toBe(12 - known);
  expect(stopped.job.progress()).toBeNull();
  sealed = sealed?.replace('"isRunning":false', '"isRunning":true') ?? null;
  const second = start();
  await second.read();
  expect(await second.ended()).toMatchObject({ state: 'done' });
  expect(asked.filter((one) => one.includes('.orders L'))).toHaveLength(12 - known);
  expect(findings(await second.read())).toEqual([]);
});

it('nothing of a user is reported or kept for the next one', async () => {
  const { job, read, run } = start();
  await run();
  owner = 'bob';
  job.userChanged();
  expect(job.progress()).toBeNull();
  expect((await read()).data).toMatchObject({
    unreadLists: 1,
    orders: null,
    rows: [{ found: { notChecked: 1 } }],
  });
});
