import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EventMap } from '#shared/ipc/events.ts';
import { type AppError, type Result, success } from '#shared/ipc/result.ts';
import { isPendingRemoval, usePendingRemovals } from './pendingRemovals.ts';
import { type Removing, removeLater } from './removeLater.ts';

type Listener = (payload: unknown) => void;
const listeners = new Map<string, Set<Listener>>();
const told: (AppError | null)[] = [];
const refusal: AppError = { code: 'IN_USE', status: 409, message: 'in use' };

const emit = async <Name extends keyof EventMap>(event: Name, payload: EventMap[Name]): Promise<void> => {
  for (const listener of [...(listeners.get(event) ?? [])]) listener(payload);
  await vi.waitFor(() => Promise.resolve());
};
const isHidden = (): boolean => isPendingRemoval(usePendingRemovals.getState().keys, 'companies', 'c1');
const isListening = (): boolean => [...listeners.values()].some(({ size }) => size > 0);
const remove = (): Promise<Removing> =>
  removeLater({
    entity: 'companies',
    scope: { country: 'es' },
    id: 'c1',
    onAnswered: (error) => void told.push(error),
  });

beforeEach(() => {
  told.length = 0;
  listeners.clear();
  const request = async (route: string): Promise<Result<unknown>> =>
    success(route === 'api.defer' ? { deferredId: 'd1' } : { cancelled: true });
  const on = (event: string, listener: Listener) => {
    const all = listeners.get(event) ?? new Set();
    listeners.set(event, all.add(listener));
    return () => all.delete(listener);
  };
  vi.stubGlobal('window', { backoffice: { request, on } });
});
afterEach(() => vi.unstubAllGlobals());

it('hides the record until the server has answered the delete', async () => {
  await remove();
  expect(isHidden()).toBe(true);
  await emit('deferred.answered', { deferredId: 'another', error: refusal });
  expect(isHidden()).toBe(true);
  await emit('deferred.answered', { deferredId: 'd1', error: null });
  expect(isHidden()).toBe(false);
  expect(isListening()).toBe(false);
  expect(told).toEqual([null]);
});

it('keeps it hidden when somebody edits it meanwhile, and still tells of the refusal', async () => {
  await remove();
  await emit('records.changed', {
    entity: 'companies',
    scope: { country: 'es' },
    ids: ['c1'],
    isRemoval: false,
  });
  expect(isHidden()).toBe(true);
  await emit('deferred.answered', { deferredId: 'd1', error: refusal });
  expect(isHidden()).toBe(false);
  expect(told).toEqual([refusal]);
});

it('shows it again on Undo', async () => {
  const removing = await remove();
  expect(removing.ok && (await removing.undo())).toBe(true);
  expect(isHidden()).toBe(false);
  expect(isListening()).toBe(false);
});
