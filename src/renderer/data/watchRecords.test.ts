import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EventMap } from '#shared/ipc/events.ts';
import { type Result, success } from '#shared/ipc/result.ts';
import { allCities } from '#shared/rules/allCities.ts';
import type { RecordName, RecordScope } from './entityCalls.ts';
import { queryClient } from './queryClient.ts';
import { updateRecord } from './saveRecord.ts';
import { listPageOptions } from './useList.ts';
import { recordOptions } from './useRecord.ts';
import { readAgain, watchRecords } from './watchRecords.ts';

interface Sent {
  operation: string;
  params: Record<string, string>;
  body?: unknown;
}

const es = { country: 'es' };
const valencia = { country: 'es', city: 'valencia' };
const record = { id: 'c1', updatedAt: '1', name: 'Uno' };
const sent: Sent[] = [];
const stops: (() => void)[] = [];
let notify: (change: EventMap['records.changed']) => void;

beforeEach(() => {
  sent.length = 0;
  const request = async (_route: string, call: Sent): Promise<Result<unknown>> => {
    sent.push(call);
    if (call.operation.endsWith('.list')) return success([record], 1);
    if (call.body === undefined) return success({ ...record, id: call.params.id });
    // Main broadcasts before it answers.
    notify({ entity: 'companies', scope: es, ids: ['c1'], isRemoval: false });
    return success(null);
  };
  const on = (event: string, listener: typeof notify) => {
    if (event === 'records.changed') notify = listener;
    return () => {};
  };
  vi.stubGlobal('window', { backoffice: { request, on } });
  stops.push(watchRecords());
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const reads = (): string[] =>
  sent
    .filter(({ body }) => body === undefined)
    .map(({ operation, params }) => [operation, ...Object.values(params)].join(' '))
    .sort();

const showRecord = async (entity: RecordName, scope: RecordScope, id: string): Promise<void> => {
  const observer = new QueryObserver(queryClient, recordOptions(entity, scope, id));
  stops.push(observer.subscribe(() => {}));
  await observer.fetchOptimistic(observer.options as never);
};
const showList = async (
  entity: 'companies' | 'couriers',
  scope: RecordScope,
  named: readonly string[] = [],
): Promise<void> => {
  const observer = new QueryObserver(queryClient, listPageOptions(entity, scope, { page: 1 }, named));
  stops.push(observer.subscribe(() => {}));
  await observer.fetchOptimistic(observer.options as never);
};
const change = (entity: string, scope: RecordScope, ids: string[]): Promise<void> =>
  readAgain({ entity, scope, ids });

it('saving a shown record reads it once before and once after the save', async () => {
  await showRecord('companies', es, 'c1');
  sent.length = 0;
  const rules = { entity: 'companies', bodyFields: ['name'] } as const;
  await updateRecord(rules, { scope: es, before: record, values: { name: 'Dos' } });
  expect(sent.map(({ operation }) => operation)).toEqual([
    'companies.read',
    'companies.update',
    'companies.read',
  ]);
});

it('a change refetches the changed record and each list that may show it, and nothing else', async () => {
  await showRecord('companies', es, 'c1');
  await showRecord('companies', es, 'c2');
  await showList('companies', es);
  sent.length = 0;
  await change('companies', es, ['c2']);
  expect(reads()).toEqual(['companies.list es', 'companies.read es c2']);
  sent.length = 0;
  await change('companies', es, []);
  expect(reads()).toEqual(['companies.list es', 'companies.read es c1', 'companies.read es c2']);
});

it('a change cancels a running read and starts a new one', async () => {
  const reading = vi.spyOn(queryClient, 'invalidateQueries');
  notify({ entity: 'companies', scope: es, ids: ['c1'], isRemoval: false });
  expect(reading.mock.calls.map(([, options]) => options)).toEqual([{ cancelRefetch: true }]);
  reading.mockRestore();
});

it('a change of a record refetches its name', async () => {
  const nameOf = async (id: string): Promise<void> => {
    const queryFn = async () => sent.push({ operation: `name ${id}`, params: {} });
    const queryKey = ['records', 'companies', 'name', es, id];
    const observer = new QueryObserver(queryClient, { queryKey, queryFn });
    stops.push(observer.subscribe(() => {}));
    await queryClient.ensureQueryData({ queryKey, queryFn });
  };
  await nameOf('c1');
  await nameOf('c2');
  sent.length = 0;
  await change('companies', es, ['c1']);
  expect(sent.map(({ operation }) => operation)).toEqual(['name c1']);
});

it('a change in another city, or of another entity, refetches nothing', async () => {
  await showList('couriers', valencia);
  await showRecord('couriers', valencia, 'k1');
  sent.length = 0;
  await change('couriers', { country: 'es', city: 'sevilla' }, ['k1']);
  await change('couriers', { country: 'ua' }, ['k1']);
  await change('orders', valencia, ['k1']);
  expect(reads()).toEqual([]);
  await change('couriers', valencia, ['k1']);
  expect(reads()).toEqual(['couriers.list es valencia', 'couriers.read es valencia k1']);
});

it('a delete that is answered right after its event refetches the list once', async () => {
  await showList('companies', es);
  sent.length = 0;
  const news = change('companies', es, ['c1']);
  await readAgain({ entity: 'companies', scope: es, ids: ['c1'] }, true);
  await news;
  expect(reads()).toEqual(['companies.list es']);
});

it('settings are one record per country, whatever ids an event has', async () => {
  await showRecord('countrySettings', es, '');
  sent.length = 0;
  await change('countrySettings', es, ['anything']);
  expect(sent.map(({ operation }) => operation)).toEqual(['countrySettings.read']);
});

it('refetches only those other lists whose rows carry the name of the changed record', async () => {
  await showList('couriers', valencia, ['companies']);
  await showList('couriers', { country: 'ua', city: 'kyiv' });
  sent.length = 0;
  await readAgain({ entity: 'companies', scope: es, ids: ['c1'] });
  expect(reads()).toEqual(['couriers.list es valencia']);
});

it('refetches records that depend on the changed one by business rules, whatever their ids', async () => {
  await showRecord('orders', valencia, 'o1');
  await showRecord('orders', { country: 'es', city: 'sevilla' }, 'o2');
  await showRecord('feedbacks', valencia, 'f1');
  sent.length = 0;
  await change('feedbacks', valencia, ['f1']);
  expect(reads()).toEqual(['feedbacks.read es valencia f1', 'orders.read es valencia o1']);
  sent.length = 0;
  await change('couriers', valencia, ['k1']);
  expect(reads()).toEqual(['feedbacks.read es valencia f1', 'orders.read es valencia o1']);
});

it('a change in one city refetches lists of all cities in its country only', async () => {
  await showList('couriers', { country: 'es', city: allCities });
  await showList('couriers', { country: 'ua', city: allCities });
  sent.length = 0;
  await change('couriers', valencia, ['k1']);
  expect(reads()).toEqual([`couriers.list es ${allCities}`]);
});

it('an event without a city applies to every city of its country', async () => {
  await showList('couriers', valencia);
  await showList('couriers', { country: 'ua', city: 'kyiv' });
  sent.length = 0;
  await change('couriers', es, ['k1']);
  expect(reads()).toEqual(['couriers.list es valencia']);
});
