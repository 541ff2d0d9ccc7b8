import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EventMap } from '#shared/ipc/events.ts';
import { type AppError, failure, type Result, success } from '#shared/ipc/result.ts';
import type { Deferred } from './deferCalls.ts';
import { isPendingRemoval, usePendingRemovals } from './optimisticUpdates.ts';
import { queryClient } from './queryClient.ts';
import { type BatchOutcome, removeLater } from './removeRecords.ts';

type Listener = (payload: unknown) => void;
const listeners = new Map<string, Set<Listener>>();
const asked: unknown[] = [];
const notified: BatchOutcome[] = [];
let deferAnswer: Result<unknown>;
let takenBack: Result<unknown>;
const refusal: AppError = { code: 'IN_USE', status: 409, message: 'in use' };

const emit = async <Name extends keyof EventMap>(event: Name, payload: EventMap[Name]): Promise<void> => {
  for (const listener of [...(listeners.get(event) ?? [])]) listener(payload);
  await vi.waitFor(() => Promise.resolve());
};
const isHidden = (id = 'c1'): boolean =>
  isPendingRemoval(usePendingRemovals.getState().keys, 'companies', id);
const isListening = (): boolean => [...listeners.values()].some(({ size }) => size > 0);
const scope = { country: 'es' };
const remove = (ids: string | readonly string[] = 'c1'): Promise<Deferred> =>
  removeLater({
    entity: 'companies',
    records: typeof ids === 'string' ? { scope, id: ids } : [{ scope, ids }],
    names: ['Alba', 'Brisa'],
    onAnswered: (outcome) => void notified.push(outcome),
  });

beforeEach(() => {
  notified.length = 0;
  asked.length = 0;
  deferAnswer = success({ deferredId: 'd1' });
  takenBack = success({ cancelled: true });
  listeners.clear();
  usePendingRemovals.setState({ keys: new Set() });
  const request = async (route: string, payload: unknown): Promise<Result<unknown>> => {
    if (route === 'api.defer') asked.push(payload);
    return route === 'api.defer'
      ? deferAnswer
      : route === 'api.cancelDeferred'
        ? takenBack
        : failure('NOT_FOUND');
  };
  const on = (event: string, listener: Listener) => {
    const all = listeners.get(event) ?? new Set();
    listeners.set(event, all.add(listener));
    return () => all.delete(listener);
  };
  vi.stubGlobal('window', { backoffice: { request, on } });
});
afterEach(() => vi.unstubAllGlobals());

it('hides a deleted record until the server has answered', async () => {
  await remove();
  expect(isHidden()).toBe(true);
  await emit('deferred.answered', { deferredId: 'another', answers: [], error: refusal });
  expect(isHidden()).toBe(true);
  await emit('deferred.answered', { deferredId: 'd1', answers: [null], error: null });
  expect(isHidden()).toBe(false);
  expect(isListening()).toBe(false);
  expect(notified).toEqual([{ deleted: ['c1'], failed: [], error: null }]);
});

it('keeps a deleted record hidden when another user edits it, and still reports the refusal', async () => {
  await remove();
  await emit('records.changed', {
    entity: 'companies',
    scope: { country: 'es' },
    ids: ['c1'],
    isRemoval: false,
  });
  expect(isHidden()).toBe(true);
  await emit('deferred.answered', { deferredId: 'd1', answers: [], error: refusal });
  expect(isHidden()).toBe(false);
  expect(notified).toEqual([{ deleted: [], failed: [], error: refusal }]);
});

it('shows a deleted record again on Undo', async () => {
  const removing = await remove();
  expect(removing.ok && (await removing.undo())).toBe(true);
  expect(isHidden()).toBe(false);
  expect(isListening()).toBe(false);
});

it('hides many records at once, deletes them in parts and reports each result', async () => {
  const ids = Array.from({ length: 450 }, (_, index) => `c${index + 1}`);
  await remove(ids);
  expect(isHidden('c450')).toBe(true);
  const parts = [ids.slice(0, 200), ids.slice(200, 400), ids.slice(400)];
  expect(asked).toEqual([
    {
      calls: parts.map((part) => ({
        operation: 'companies.removeBatch',
        params: { country: 'es' },
        body: { ids: part },
      })),
      delayMs: 8000,
      names: { c1: 'Alba', c2: 'Brisa' },
    },
  ]);
  const kept = { id: 'c1', message: 'in use' };
  const answers = [{ deleted: ids.slice(1, 200), failed: [kept] }, null];
  await emit('deferred.answered', { deferredId: 'd1', answers, error: refusal });
  expect(isHidden()).toBe(false);
  expect(notified).toEqual([{ deleted: ids.slice(1, 400), failed: [kept], error: refusal }]);
});

it('refetches after a delete without cancelling a running refetch', async () => {
  const reading = vi.spyOn(queryClient, 'invalidateQueries');
  await remove();
  await emit('deferred.answered', { deferredId: 'd1', answers: [null], error: null });
  expect(reading.mock.calls.map(([, options]) => options)).toEqual([{ cancelRefetch: false }]);
  reading.mockRestore();
});

it('deletes a single record with its own call and hides only that record', async () => {
  await remove();
  expect(asked).toMatchObject([
    { calls: [{ operation: 'companies.remove', params: { country: 'es', id: 'c1' } }] },
  ]);
  expect(isHidden('c2')).toBe(false);
});

it('hides nothing when main does not accept the delete', async () => {
  deferAnswer = failure('TOO_MANY_DEFERRED');
  expect(await remove()).toMatchObject({ ok: false, error: { code: 'TOO_MANY_DEFERRED' } });
  expect([isHidden(), isListening()]).toEqual([false, false]);
});

it.each([success({ cancelled: false }), failure('NETWORK')])(
  'keeps a deleted record hidden when Undo comes too late: %j',
  async (answer) => {
    takenBack = answer;
    const deferred = await remove();
    expect(deferred.ok && (await deferred.undo())).toBe(false);
    expect([isHidden(), isListening()]).toEqual([true, true]);
  },
);
