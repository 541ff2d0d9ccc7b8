import { beforeEach, describe, expect, it } from 'vitest';
import type { ListExport } from '#shared/ipc/exportRoutes.ts';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import { type AllCitiesClient, withAllCities } from '../api/allCities.ts';
import type { ApiCall, ApiClient } from '../api/apiClient.ts';
import { exportList } from './exportList.ts';

let text = '';
beforeEach(() => {
  text = '';
});
const into = {
  take: (chunk: Uint8Array): undefined => {
    text += Buffer.from(chunk).toString();
  },
};

const rows = Array.from({ length: 1203 }, (_, index) => ({
  id: `order${index}`,
  total: index === 1 ? -12.5 : index,
  status: index % 2 ? 'completed' : 'other',
  createdAt: '2026-01-01T23:30:00.000Z',
  customer: { firstName: index === 0 ? '=HYPERLINK("x")' : 'Ana', lastName: 'Pérez, hija' },
}));

/** Serves pages of `rows`, unless `interfere` returns a different answer. */
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
  } as unknown as AllCitiesClient;
  return { api, calls };
};

const list: ListExport = {
  operation: 'orders.list',
  params: { country: 'es', city: 'valencia00000000' },
  query: {
    sort: { field: 'createdAt', order: 'desc' },
    filters: { status: { match: 'in', values: ['completed'] } },
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

const options = (api: AllCitiesClient) => ({
  api,
  signal: new AbortController().signal,
  onProgress: () => {},
});

describe('list export', () => {
  it('writes every page with labels, local times and escaped cells', async () => {
    const { api, calls } = apiOf();
    expect(await exportList(list, into, options(api))).toEqual({ ok: true, data: rows.length });
    expect(calls).toHaveLength(3);
    expect(calls.every(({ query }) => query?.sort?.field === 'createdAt' && query.filters)).toBe(true);
    const lines = text.split('\r\n');
    expect(lines).toHaveLength(rows.length + 2);
    expect(lines[0]).toBe('\uFEFFId,Customer,Total,Status,Created,Missing');
    expect(lines[1]).toBe(`ORDER0,"'=HYPERLINK(""x"") Pérez, hija",0.00,other,2026-01-02 00:30:00,`);
    expect(lines[2]).toBe('ORDER1,"Ana Pérez, hija",-12.50,Completed,2026-01-02 00:30:00,');
  });

  it('reports why a page cannot be read', async () => {
    const { api } = apiOf((page) => (page === 2 ? failure('NETWORK', 504) : null));
    expect(await exportList(list, into, options(api))).toMatchObject({
      ok: false,
      error: { code: 'NETWORK' },
    });
  });

  it('fails when the server ends before the announced number of rows', async () => {
    const { api } = apiOf((page) => (page === 2 ? { ok: true, data: [], total: rows.length } : null));
    expect(await exportList(list, into, options(api))).toMatchObject({
      ok: false,
      error: { code: 'UNEXPECTED_RESPONSE' },
    });
  });

  it('replaces ids with names: a few by single reads, many by one read of their list', async () => {
    const placed = (index: number) => ({
      id: `o${index}`,
      categoryId: `c${index}`,
      tags: [`c${index}`, 'c0'],
    });
    const calls: string[] = [];
    const apiWith = (orders: number): AllCitiesClient => {
      const orderRows = Array.from({ length: orders }, (_, index) => placed(index));
      const categories = Array.from({ length: 1500 }, (_, index) => ({
        id: `c${index}`,
        name: `Name ${index}`,
      }));
      return {
        call: async ({ operation, params, query: { page = 1, size = 22 } = {} }: ApiCall) => {
          calls.push(operation);
          if (operation === 'homeCategories.read') {
            return params.id === 'c1' ? failure('NOT_FOUND', 404) : success({ name: 'One', id: params.id });
          }
          const all = operation === 'homeCategories.list' ? categories : orderRows;
          return success(all.slice((page - 1) * size, page * size), all.length);
        },
      } as unknown as AllCitiesClient;
    };
    const refersTo = {
      list: 'homeCategories.list' as const,
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
    const readLines = (): string[] => text.split('\r\n').slice(1, -1);

    await exportList(wanted, into, options(apiWith(2)));
    expect(readLines()).toEqual(['One,"One, One"', 'c1,"c1, One"']);
    expect(calls).toEqual(['orders.list', 'homeCategories.read', 'homeCategories.read']);

    calls.length = 0;
    text = '';
    await exportList(wanted, into, options(apiWith(1200)));
    expect(readLines().at(-1)).toBe('Name 1199,"Name 1199, Name 0"');
    expect(calls.filter((operation) => operation === 'homeCategories.list')).toHaveLength(2);
    expect(calls.filter((operation) => operation === 'homeCategories.read')).toEqual([]);
  });

  it('is aborted when names cannot be looked up for now', async () => {
    const refersTo = { list: 'companies.list' as const, params: { country: 'es' }, nameFields: ['name'] };
    const columns: ListExport['columns'] = [{ label: 'Id', fields: ['id'], format: 'text', refersTo }];
    const api = {
      call: async (call: ApiCall) =>
        call.operation === 'orders.list' ? success(rows.slice(0, 3), 3) : failure('NETWORK'),
    } as unknown as AllCitiesClient;
    expect(await exportList({ ...list, columns }, into, options(api))).toMatchObject({ ok: false });
  });

  it('writes for Excel with semicolons and decimal commas', async () => {
    const { api } = apiOf();
    await exportList({ ...list, profile: 'excel' }, into, options(api));
    const lines = text.split('\r\n');
    expect(lines[0]).toBe('\uFEFFId;Customer;Total;Status;Created;Missing');
    expect(lines[2]).toBe('ORDER1;"Ana Pérez, hija";"-12,50";Completed;2026-01-02 00:30:00;');
  });
});

it('writes only the selected rows in the order of the list, and reads no further than needed', async () => {
  const { api, calls } = apiOf();
  const only = ['order601', 'order3'];
  const progress: object[] = [];
  const onProgress = (step: object): void => void progress.push(step);
  const signal = new AbortController().signal;
  expect(await exportList({ ...list, only }, into, { api, signal, onProgress })).toEqual(success(2));
  expect(text.match(/ORDER\d+/gi)).toEqual(['ORDER3', 'ORDER601']);
  expect(calls).toHaveLength(2);
  expect(progress.at(-1)).toMatchObject({ rows: 2, totalRows: 2 });
});

it('sorts and filters an unpaged list after one query', async () => {
  const calls: ApiCall[] = [];
  const zones = ['Sur', 'Norte', 'Centro'].map((name, index) => ({ id: `z${index}`, name }));
  const api = {
    call: async (call: ApiCall) => {
      calls.push(call);
      return success(zones);
    },
  } as unknown as AllCitiesClient;
  const wanted: ListExport = {
    ...list,
    operation: 'geoZones.list',
    query: {
      sort: { field: 'name', order: 'asc' },
      filters: { name: { match: 'text', value: 'r' } },
    },
    columns: [{ label: 'Name', fields: ['name'], format: 'text' }],
  };
  expect(await exportList(wanted, into, options(api))).toEqual({ ok: true, data: 3 });
  expect(text.split('\r\n').slice(1, 4)).toEqual(['Centro', 'Norte', 'Sur']);
  expect(calls).toEqual([{ operation: 'geoZones.list', params: list.params }]);
});

it('writes a list of all cities in one order, and no file if a city could not be read', async () => {
  let broken = '';
  const call = async ({ operation, params, query }: ApiCall): Promise<Result<unknown>> => {
    if (operation === 'cities.list') return success([{ id: 'K0' }, { id: 'K1' }]);
    if (params.city === broken) return failure('NETWORK');
    const { page = 1, size = 22 } = query ?? {};
    const of = rows.filter((_row, index) => `K${index % 2}` === params.city);
    return success(of.slice((page - 1) * size, page * size), of.length);
  };
  const api = withAllCities({ api: { call } as unknown as ApiClient, owner: () => 'A1' });
  const sort = { field: 'total', order: 'asc' } as const;
  const columns: ListExport['columns'] = [{ label: 'Id', fields: ['id'], format: 'text' }];
  const wanted = { ...list, params: { country: 'es', city: 'all' }, query: { sort }, columns };
  expect(await exportList(wanted, into, options(api))).toEqual(success(rows.length));
  const sorted = rows.toSorted((one, other) => one.total - other.total);
  expect(text.match(/order\d+/g)).toEqual(sorted.map(({ id }) => id));
  broken = 'K1';
  expect(await exportList(wanted, into, options(api))).toMatchObject({
    ok: false,
    error: { code: 'NETWORK' },
  });
});
