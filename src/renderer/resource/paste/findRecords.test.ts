import { msg } from '@lingui/core/macro';
import { afterEach, expect, it, vi } from 'vitest';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import type { ListQuery } from '#shared/query/listQuery.ts';
import type { Row } from '../../data/entityCalls.ts';
import type { Resource } from '../define/resource.ts';
import { fieldOf } from '../fields/fieldOf.ts';
import { findRecords } from './findRecords.ts';
import type { RowKey } from './rowKeys.ts';

afterEach(() => vi.unstubAllGlobals());

const fields = { id: fieldOf.id({ label: msg`ID` }), phone: fieldOf.phone({ label: msg`Phone` }) };
const resource = { entity: 'companies', fields } as unknown as Resource;
const phone = (text: string): RowKey => ({ type: 'phone', field: 'phone', text });
const rows: Row[] = [{ id: 'a', phone: '600-000-001' }, { id: 'b', phone: '+34600000002' }, { id: 'c' }];

const search = async (keys: readonly RowKey[], answer: (query: ListQuery) => Result<unknown>) => {
  const asked: ListQuery[] = [];
  const request = async (_route: string, { query }: { query: ListQuery }): Promise<Result<unknown>> => {
    asked.push(query);
    return answer(query);
  };
  vi.stubGlobal('window', { backoffice: { request } });
  const found = findRecords(keys, {
    ...{ resource, scope: { country: 'es' }, signal: new AbortController().signal },
    onProgress: () => undefined,
  });
  return { asked, found: await found };
};

it('reads the whole list where that takes fewer requests, whatever the spelling of phones', async () => {
  const keys = [phone('+34 600 000 001'), phone('+34 600 000 009')];
  const { asked, found } = await search(keys, () => success(rows, rows.length));
  expect(keys.map((key) => found(key).map(({ id }) => id))).toEqual([['a'], []]);
  expect(asked.map(({ size }) => size)).toEqual([1, 1000]);
});

it('asks a long list for one key after the other, and a phone in each spelling', async () => {
  const has = (text: string) => rows.filter((row) => String(row.phone).includes(text));
  const { asked, found } = await search([phone('+34 600 000 002')], ({ filters = {} }) => {
    const filter = filters.phone;
    return success(filter?.match === 'text' ? has(filter.value) : [], 5000);
  });
  expect(found(phone('+34 600 000 002'))).toEqual([rows[1]]);
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.every(({ size = 0 }) => size <= 50)).toBe(true);
});

it('finds nothing at all if a part of the answers is missing', async () => {
  const unread = [{ city: 'Madrid', error: failure('NETWORK').error }];
  await expect(search([phone('1')], () => ({ ...success([], 0), unread }))).rejects.toThrow('NETWORK');
  const late = (query: ListQuery) => (query.filters ? failure('NETWORK') : success([], 5000));
  await expect(search([phone('+34 600 000 002')], late)).rejects.toThrow('NETWORK');
});
