import { expect, it } from 'vitest';
import { success } from '#shared/ipc/result.ts';
import type { DeferredCall } from '../api/pendingCalls.ts';
import { openHandlers } from './testing/apiHandling.ts';

const call = { operation: 'companies.read', params: { country: 'es', id: 'c1' }, fresh: true } as const;

it('limits a window to 20 concurrent reads, and queues the others', async () => {
  const { handlers, running, answerAll } = openHandlers();
  const signal = new AbortController().signal;
  const read = (windowId: number, id: string) =>
    Promise.resolve(handlers['api.call']({ ...call, params: { ...call.params, id } }, { windowId, signal }));
  const first = Array.from({ length: 50 }, (_, index) => read(1, `a${index}`));
  const other = read(2, 'b');
  await Promise.resolve();
  expect(running()).toHaveLength(21);
  expect(running()).toContain('b');
  let most = 0;
  while (running().length > 0) {
    most = Math.max(most, running().filter((id) => id.startsWith('a')).length);
    answerAll();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(most).toBe(20);
  expect(await Promise.all([...first, other])).toEqual(Array.from({ length: 51 }, () => success(null)));
});

it('sends a write at once, however many reads are queued', async () => {
  const { handlers, running } = openHandlers();
  const context = { windowId: 1, signal: new AbortController().signal };
  for (let index = 0; index < 50; index += 1) void handlers['api.call'](call, context);
  const params = { country: 'es', id: 'written' };
  void handlers['api.call']({ operation: 'companies.remove', params }, context);
  await Promise.resolve();
  expect(running()).toContain('written');
});

it('answers a delete once it is persisted', async () => {
  const persisted = Promise.withResolvers<void>();
  const { handlers } = openHandlers({ whenPersisted: () => persisted.promise });
  const calls = [{ operation: 'companies.remove', params: { country: 'es', id: 'c1' } } as const];
  let isAnswered = false;
  const answer = Promise.resolve(
    handlers['api.defer'](
      { calls, delayMs: 8000, names: {} },
      { windowId: 1, signal: new AbortController().signal },
    ),
  ).then((result) => {
    isAnswered = true;
    return result;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(isAnswered).toBe(false);
  persisted.resolve();
  expect(await answer).toEqual(success({ deferredId: 'd1' }));
});

it('records writes with their answer, also deferred ones with the names of their records', async () => {
  const send: { call?: (call: DeferredCall) => Promise<unknown> } = {};
  const { handlers, answerAll, recorded } = openHandlers({
    add: (_deferral, sending) => {
      send.call = sending;
      return 'd1';
    },
  });
  const context = { windowId: 1, signal: new AbortController().signal };
  const remove = { operation: 'companies.remove', params: { country: 'es', id: 'c1' } } as const;
  const read = Promise.resolve(handlers['api.call'](call, context));
  answerAll();
  await read;
  const write = Promise.resolve(handlers['api.call'](remove, context));
  answerAll();
  await write;
  await handlers['api.defer']({ calls: [remove], delayMs: 8000, names: { c1: 'Soles' } }, context);
  const deferred = send.call?.(remove);
  answerAll();
  await deferred;
  expect(recorded).toEqual([
    ['companies.remove', undefined, success(null)],
    ['companies.remove', { c1: 'Soles' }, success(null)],
  ]);
});
