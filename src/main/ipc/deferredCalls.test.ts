import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeferredCalls, type DeferredOutcome } from './deferredCalls.ts';

const done: DeferredOutcome = { answers: [null], error: null };
const refused: DeferredOutcome = {
  answers: [],
  error: { code: 'IN_USE', status: 409, message: 'in use' },
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('deferred calls', () => {
  it('go out when their time is over, once', async () => {
    const send = vi.fn(async () => done);
    const deferred = createDeferredCalls(vi.fn());
    const id = deferred.add(send, 8000) ?? '';
    await vi.advanceTimersByTimeAsync(7999);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledTimes(1);
    expect(deferred.cancel(id)).toBe(false);
    await deferred.flush();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('are gone when cancelled in time', async () => {
    const send = vi.fn(async () => done);
    const deferred = createDeferredCalls(vi.fn());
    expect(deferred.cancel(deferred.add(send, 8000) ?? '')).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(send).not.toHaveBeenCalled();
  });

  it('all go out at once when flushed, and every answer is told', async () => {
    const onAnswered = vi.fn();
    const deferred = createDeferredCalls(onAnswered);
    const sent: string[] = [];
    const first = deferred.add(async () => {
      sent.push('first');
      return done;
    }, 8000);
    const second = deferred.add(async () => {
      sent.push('second');
      return refused;
    }, 8000);
    await deferred.flush();
    expect(sent).toEqual(['first', 'second']);
    expect(onAnswered.mock.calls).toEqual([
      [first, done],
      [second, refused],
    ]);
  });

  it('that throw are told as failed, and hold nobody up who waits for them', async () => {
    const onAnswered = vi.fn();
    const deferred = createDeferredCalls(onAnswered);
    const id = deferred.add(() => Promise.reject(new Error('odd')), 8000);
    await deferred.flush();
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith(id, {
      answers: [],
      error: expect.objectContaining({ code: 'INTERNAL' }),
    });
    expect(deferred.isIdle()).toBe(true);
  });

  it('settle when also those have their answer that were under way before', async () => {
    const answer = Promise.withResolvers<DeferredOutcome>();
    const deferred = createDeferredCalls(vi.fn());
    expect(deferred.isIdle()).toBe(true);
    deferred.add(() => answer.promise, 1000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(deferred.isIdle()).toBe(false);
    let isSettled = false;
    const settled = deferred.settle().then(() => {
      isSettled = true;
    });
    await vi.advanceTimersByTimeAsync(100);
    expect(isSettled).toBe(false);
    answer.resolve(done);
    await settled;
    expect(deferred.isIdle()).toBe(true);
  });

  it('are two hundred at most', async () => {
    const deferred = createDeferredCalls(vi.fn());
    const send = vi.fn(async () => done);
    const ids = Array.from({ length: 200 }, () => deferred.add(send, 8000));
    expect(ids).not.toContain(null);
    expect(deferred.add(send, 8000)).toBeNull();
    deferred.cancel(ids[0] ?? '');
    expect(deferred.add(send, 8000)).not.toBeNull();
    await deferred.flush();
    expect(send).toHaveBeenCalledTimes(200);
  });
});
