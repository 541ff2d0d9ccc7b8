import { describe, expect, it } from 'vitest';
import { createPendingRequests } from './answerRequest.ts';

describe('pending requests', () => {
  it('can be aborted only by their own window', () => {
    const pending = createPendingRequests();
    const { signal } = pending.start(1, 'r1');
    pending.abort(2, 'r1');
    expect(signal.aborted).toBe(false);
    pending.abort(1, 'r1');
    expect(signal.aborted).toBe(true);
  });

  it('cannot be aborted after completion', () => {
    const pending = createPendingRequests();
    const { signal, done } = pending.start(1, 'r1');
    done();
    pending.abort(1, 'r1');
    expect(signal.aborted).toBe(false);
  });

  it('are all aborted with their window, with or without an id', () => {
    const pending = createPendingRequests();
    const named = pending.start(1, 'r1');
    const unnamed = pending.start(1, undefined);
    const other = pending.start(2, 'r1');
    pending.abortWindow(1);
    expect([named.signal.aborted, unnamed.signal.aborted, other.signal.aborted]).toEqual([true, true, false]);
  });
});
