import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ListExport } from '#shared/ipc/exportRoutes.ts';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import type { ApiCall, ApiClient } from '../http/apiClient.ts';
import { exportList } from './exportList.ts';

let directory = '';
let target = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'export-'));
  target = join(directory, 'list.csv');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const rows = Array.from({ length: 1203 }, (_, index) => ({
  id: `order${index}`,
  total: index === 1 ? -12.5 : index,
  status: index % 2 ? 'completed' : 'other',
  createdAt: '2026-01-01T23:30:00.000Z',
  customer: { firstName: index === 0 ? '=HYPERLINK("x")' : 'Ana', lastName: 'Pérez, hija' },
}));

/** Answers pages out of the rows above, and whatever `interfere` wants instead. */
const apiOf = (interfere: (page: number) => Result<unknown> | null = () => null) => {
  const calls: ApiCall[] = [];
  const api = {
    call: async (call: ApiCall) => {
      calls.push(call);
      const { page = 1, size = 22 } = call.query ?? {};
      return (
        interfere(page) ?? { ok: true, data: rows.slice((page - 1) * size, page * size), total: rows.length }
      );
    },
  } as unknown as ApiClient;
  return { api, calls };
};

const list: ListExport = {
  operation: 'orders.list',
  params: { country: 'es', city: 'valencia00000000' },
  query: {
    sort: { field: 'createdAt', order: 'desc' },
    filters: { status: { kind: 'in', values: ['completed'] } },
  },
  columns: [
    { label: 'Id', fields: ['id'], format: 'shortId' },
    { label: 'Customer', fields: ['customer.firstName', 'customer.lastName'], format: 'text' },
    { label: 'Total', fields: ['total'], format: 'money' },
    { label: 'Status', fields: ['status'], format: 'text', labels: { completed: 'Completed' } },
    { label: 'Created', fields: ['createdAt'], format: 'dateTime' },
    { label: 'Missing', fields: ['courier.fullName'], format: 'text' },
  ],
  name: 'Orders',
  timeZone: 'Europe/Madrid',
  profile: 'standard',
};

const parts = (api: ApiClient) => ({ api, signal: new AbortController().signal, onProgress: () => {} });

describe('list export', () => {
  it('writes every page with labels, local times and harmless cells', async () => {
    const { api, calls } = apiOf();
    expect(await exportList(list, target, parts(api))).toEqual({ ok: true, data: rows.length });
    expect(calls).toHaveLength(3);
    expect(calls.every(({ query }) => query?.sort?.field === 'createdAt' && query.filters)).toBe(true);
    const lines = readFileSync(target, 'utf8').split('\r\n');
    expect(lines).toHaveLength(rows.length + 2);
    expect(lines[0]).toBe('\uFEFFId,Customer,Total,Status,Created,Missing');
    expect(lines[1]).toBe(`ORDER0,"'=HYPERLINK(""x"") Pérez, hija",0.00,other,2026-01-02 00:30:00,`);
    expect(lines[2]).toBe('ORDER1,"Ana Pérez, hija",-12.50,Completed,2026-01-02 00:30:00,');
  });

  it('leaves no part and the old file when a page cannot be read', async () => {
    writeFileSync(target, 'old');
    const { api } = apiOf((page) => (page === 2 ? failure('NETWORK', 504) : null));
    expect(await exportList(list, target, parts(api))).toMatchObject({
      ok: false,
      error: { code: 'NETWORK' },
    });
    expect(readFileSync(target, 'utf8')).toBe('old');
    expect(readdirSync(directory)).toEqual(['list.csv']);
  });

  it('leaves no file when the server stops before the rows that it announced', async () => {
    const { api } = apiOf((page) => (page === 2 ? { ok: true, data: [], total: rows.length } : null));
    expect(await exportList(list, target, parts(api))).toMatchObject({
      ok: false,
      error: { code: 'UNEXPECTED_RESPONSE' },
    });
    expect(readdirSync(directory)).toEqual([]);
  });

  it('writes names for ids: few of them one by one, many by reading their list once', async () => {
    const placed = (index: number) => ({
      id: `o${index}`,
      categoryId: `c${index}`,
      tags: [`c${index}`, 'c0'],
    });
    const calls: string[] = [];
    const apiWith = (orders: number): ApiClient => {
      const orderRows = Array.from({ length: orders }, (_, index) => placed(index));
      const categories = Array.from({ length: 1500 }, (_, index) => ({
        id: `c${index}`,
        name: `Name ${index}`,
      }));
      return {
        call: async ({ operation, params, query: { page = 1, size = 22 } = {} }: ApiCall) => {
          calls.push(operation);
          if (operation === 'home_categories.read') {
            return params.id === 'c1' ? failure('NOT_FOUND', 404) : success({ name: 'One', id: params.id });
          }
          const all = operation === 'home_categories.list' ? categories : orderRows;
          return success(all.slice((page - 1) * size, page * size), all.length);
        },
      } as unknown as ApiClient;
    };
    const refersTo = {
      list: 'home_categories.list' as const,
      params: { country: 'es' },
      nameFields: ['name'],
    };
    const wanted: ListExport = {
      ...list,
      columns: [
        { label: 'Category', fields: ['categoryId'], format: 'text', refersTo },
        { label: 'Tags', fields: ['tags'], format: 'text', refersTo },
      ],
    };
    const readLines = (): string[] => readFileSync(target, 'utf8').split('\r\n').slice(1, -1);

    await exportList(wanted, target, parts(apiWith(2)));
    expect(readLines()).toEqual(['One,"One, One"', 'c1,"c1, One"']);
    expect(calls).toEqual(['orders.list', 'home_categories.read', 'home_categories.read']);

    calls.length = 0;
    await exportList(wanted, target, parts(apiWith(1200)));
    expect(readLines().at(-1)).toBe('Name 1199,"Name 1199, Name 0"');
    expect(calls.filter((operation) => operation === 'home_categories.list')).toHaveLength(2);
    expect(calls.filter((operation) => operation === 'home_categories.read')).toEqual([]);
  });

  it('is given up when names cannot be looked up for now', async () => {
    const refersTo = { list: 'companies.list' as const, params: { country: 'es' }, nameFields: ['name'] };
    const columns: ListExport['columns'] = [{ label: 'Id', fields: ['id'], format: 'text', refersTo }];
    const api = {
      call: async (call: ApiCall) =>
        call.operation === 'orders.list' ? success(rows.slice(0, 3), 3) : failure('NETWORK'),
    } as unknown as ApiClient;
    expect(await exportList({ ...list, columns }, target, parts(api))).toMatchObject({ ok: false });
    expect(readdirSync(directory)).toEqual([]);
  });

  it('writes for Excel with semicolons and decimal commas', async () => {
    const { api } = apiOf();
    await exportList({ ...list, profile: 'excel' }, target, parts(api));
    const lines = readFileSync(target, 'utf8').split('\r\n');
    expect(lines[0]).toBe('\uFEFFId;Customer;Total;Status;Created;Missing');
    expect(lines[2]).toBe('ORDER1;"Ana Pérez, hija";"-12,50";Completed;2026-01-02 00:30:00;');
  });
});

it('writes only the rows that are wanted, in the order of the list, and reads no further than it must', async () => {
  const { api, calls } = apiOf();
  const only = ['order601', 'order3'];
  const progress: number[][] = [];
  const onProgress = (...step: number[]): void => void progress.push(step);
  const signal = new AbortController().signal;
  expect(await exportList({ ...list, only }, target, { api, signal, onProgress })).toEqual(success(2));
  expect(readFileSync(target, 'utf8').match(/ORDER\d+/gi)).toEqual(['ORDER3', 'ORDER601']);
  expect(calls).toHaveLength(2);
  expect(progress.at(-1)).toEqual([2, 2]);
});
