import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ListExport } from '#shared/ipc/exportRoutes.ts';
import { failure, type Result } from '#shared/ipc/result.ts';
import type { ApiCall, ApiClient } from '../http/apiClient.ts';
import { exportList } from './exportList.ts';
import { sweepParts, writeWholeFile } from './writeWholeFile.ts';

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

  it('is not touched by another one that sweeps the same folder', async () => {
    await writeWholeFile(target, async (append) => {
      await append('first');
      await sweepParts(directory);
      await append(' second');
    });
    expect(readdirSync(directory)).toEqual(['list.csv']);
    expect(readFileSync(target, 'utf8')).toBe('first second');
  });

  it('does not mind left-overs that cannot be removed', async () => {
    mkdirSync(join(directory, '.0123456789ab.backoffice-part'));
    writeFileSync(join(directory, '.0123456789ac.backoffice-part'), 'torn');
    await sweepParts(directory);
    expect(readdirSync(directory)).toEqual(['.0123456789ab.backoffice-part']);
    await sweepParts(join(directory, 'missing'));
  });

  it('sweeps only its own left-overs', async () => {
    writeFileSync(join(directory, '.0123456789ab.backoffice-part'), 'torn');
    writeFileSync(join(directory, 'mine.backoffice-part'), 'not ours');
    await sweepParts(directory);
    expect(readdirSync(directory)).toEqual(['mine.backoffice-part']);
  });
});
