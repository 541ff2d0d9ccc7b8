import { describe, expect, it, vi } from 'vitest';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import type { DeferredCall } from './pendingCalls.ts';
import {
  computer,
  deferral,
  done,
  file,
  offline,
  remove,
  setUpComputer,
  start,
} from './testing/deferring.ts';

setUpComputer();

describe('deferred calls', () => {
  it('are sent once when their delay is over', async () => {
    const send = vi.fn(done);
    const { deferred } = start();
    const id = deferred.add(deferral(remove('a')), send) ?? '';
    await vi.advanceTimersByTimeAsync(7999);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledTimes(1);
    expect(deferred.cancel(id)).toBe(false);
    await deferred.flush();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('are dropped after a conflicting decision, and count as decisions, not as deletions', async () => {
    const approve: DeferredCall = {
      operation: 'couriers.update',
      params: { country: 'es', city: 'c1', id: 'a' },
      body: { status: 'accepted' },
      expected: { status: 'request_was_sent' },
    };
    const { deferred } = start();
    deferred.add(deferral(approve), offline);
    deferred.windowGone(1);
    await vi.advanceTimersByTimeAsync(8000);
    expect(deferred.unsent.read()).toMatchObject({ names: ['Alba'], areRemovals: false });
    await deferred.unsent.send(async () => failure('CHANGED_MEANWHILE', 409));
    expect(deferred.unsent.read()).toBeNull();
  });

  it('are dropped when cancelled in time', async () => {
    const send = vi.fn(done);
    const { deferred } = start();
    expect(deferred.cancel(deferred.add(deferral(remove('a')), send) ?? '')).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(send).not.toHaveBeenCalled();
    expect(computer.disk).toBeNull();
  });

  it('are persisted before the window is notified, and removed from disk by Undo', async () => {
    const { deferred } = start();
    const id = deferred.add(deferral(remove('a')), done) ?? '';
    await deferred.whenPersisted(300);
    expect(computer.disk).toContain('companies.remove');
    expect(deferred.cancel(id)).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(computer.disk).toBeNull();
  });

  it('do not wait longer than the limit for a keychain prompt', async () => {
    const stuck = vi.spyOn(file, 'write').mockReturnValue(new Promise(() => undefined));
    const { deferred } = start();
    deferred.add(deferral(remove('a')), done);
    const answered = deferred.whenPersisted(300).then(() => 'answered');
    await vi.advanceTimersByTimeAsync(299);
    expect(await Promise.race([answered, 'waiting'])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await answered).toBe('answered');
    stuck.mockRestore();
  });

  it('are all sent at once by a flush, with an event for every answer', async () => {
    const { deferred, onAnswered } = start();
    const sent: string[] = [];
    const send = async ({ params }: DeferredCall): Promise<Result<unknown>> => {
      sent.push(params.id ?? '');
      return params.id === 'a' ? success(null) : failure('IN_USE', 409);
    };
    const first = deferred.add(deferral(remove('a')), send);
    const second = deferred.add(deferral(remove('b'), remove('c')), send);
    await deferred.flush();
    expect(sent).toEqual(['a', 'b']);
    expect(onAnswered.mock.calls).toEqual([
      [first, { answers: [null], error: null }],
      [second, { answers: [], error: { code: 'IN_USE', status: 409, message: '' } }],
    ]);
  });

  it('count as failed if they throw, without blocking a flush', async () => {
    const { deferred, onAnswered } = start();
    const id = deferred.add(deferral(remove('a')), () => Promise.reject(new Error('odd')));
    await deferred.flush();
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith(id, {
      answers: [],
      error: expect.objectContaining({ code: 'INTERNAL' }),
    });
    expect(deferred.isIdle()).toBe(true);
  });

  it('settle only after calls in flight have been answered', async () => {
    const answer = Promise.withResolvers<Result<unknown>>();
    const { deferred } = start();
    expect(deferred.isIdle()).toBe(true);
    deferred.add({ ...deferral(remove('a')), delayMs: 1000 }, () => answer.promise);
    await vi.advanceTimersByTimeAsync(1000);
    expect(deferred.isIdle()).toBe(false);
    let isSettled = false;
    const settled = deferred.settle().then(() => {
      isSettled = true;
    });
    await vi.advanceTimersByTimeAsync(100);
    expect(isSettled).toBe(false);
    answer.resolve(success(null));
    await settled;
    expect(deferred.isIdle()).toBe(true);
  });

  it('are limited to two hundred', async () => {
    const { deferred } = start();
    const send = vi.fn(done);
    const ids = Array.from({ length: 200 }, () => deferred.add(deferral(remove('a')), send));
    expect(ids).not.toContain(null);
    expect(deferred.add(deferral(remove('a')), send)).toBeNull();
    deferred.cancel(ids[0] ?? '');
    expect(deferred.add(deferral(remove('a')), send)).not.toBeNull();
    await deferred.flush();
    expect(send).toHaveBeenCalledTimes(200);
  });
});
