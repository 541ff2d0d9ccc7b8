import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import type { SealedFile } from '../platform/sealedFile.ts';
import { createDeferredCalls } from './deferredCalls.ts';
import type { DeferredCall } from './heldBack.ts';

/** What lies on the disk; sealing it is tested with the drafts. */
let disk: string | null;
let isLocked: boolean;
let person: string | null;
const file: SealedFile = {
  read: async () => {
    if (disk === null) return { outcome: 'absent' };
    return isLocked ? { outcome: 'unavailable' } : { outcome: 'read', text: disk };
  },
  write: async (text) => {
    if (!isLocked || text === null) disk = text;
    return !isLocked || text === null;
  },
  remove: async () => undefined,
};

const remove = (id: string): DeferredCall => ({
  operation: 'companies.remove',
  params: { country: 'es', id },
});
const removeBatch = (...ids: string[]): DeferredCall => ({
  operation: 'companies.removeBatch',
  params: { country: 'es' },
  body: { ids },
});
const held = (...calls: DeferredCall[]) => ({
  calls,
  names: { a: 'Alba', b: 'Brisa' },
  delayMs: 8000,
  windowId: 1,
});
const done = async (): Promise<Result<unknown>> => success(null);
const offline = async (): Promise<Result<unknown>> => failure('NETWORK');

/** One run of the app; it ends when the next one starts. */
const start = () => {
  const onAnswered = vi.fn();
  const onLeftChanged = vi.fn();
  const log = { error: vi.fn() };
  const deferred = createDeferredCalls({ file, owner: () => person, onAnswered, onLeftChanged, log });
  deferred.sessionChanged();
  return { deferred, onAnswered, onLeftChanged };
};
/** The next start of the app, when the file has been read. */
const startAgain = async () => {
  const app = start();
  await vi.advanceTimersByTimeAsync(0);
  return app;
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T14:05:00Z') });
  disk = null;
  isLocked = false;
  person = 'ada';
});
afterEach(() => {
  vi.useRealTimers();
});

describe('deferred calls', () => {
  it('go out when their time is over, once', async () => {
    const send = vi.fn(done);
    const { deferred } = start();
    const id = deferred.add(held(remove('a')), send) ?? '';
    await vi.advanceTimersByTimeAsync(7999);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledTimes(1);
    expect(deferred.cancel(id)).toBe(false);
    await deferred.flush();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('are not left to ask about once somebody else has decided, and are told from deletions', async () => {
    const approve: DeferredCall = {
      operation: 'couriers.update',
      params: { country: 'es', city: 'c1', id: 'a' },
      body: { status: 'accepted' },
      expected: { status: 'request_was_sent' },
    };
    const { deferred } = start();
    deferred.add(held(approve), offline);
    deferred.windowGone(1);
    await vi.advanceTimersByTimeAsync(8000);
    expect(deferred.left()).toMatchObject({ names: ['Alba'], areRemovals: false });
    await deferred.sendLeft(async () => failure('CHANGED_MEANWHILE', 409));
    expect(deferred.left()).toBeNull();
  });

  it('are gone when cancelled in time', async () => {
    const send = vi.fn(done);
    const { deferred } = start();
    expect(deferred.cancel(deferred.add(held(remove('a')), send) ?? '')).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(send).not.toHaveBeenCalled();
    expect(disk).toBeNull();
  });

  it('all go out at once when flushed, and every answer is told', async () => {
    const { deferred, onAnswered } = start();
    const sent: string[] = [];
    const send = async ({ params }: DeferredCall): Promise<Result<unknown>> => {
      sent.push(params.id ?? '');
      return params.id === 'a' ? success(null) : failure('IN_USE', 409);
    };
    const first = deferred.add(held(remove('a')), send);
    const second = deferred.add(held(remove('b'), remove('c')), send);
    await deferred.flush();
    expect(sent).toEqual(['a', 'b']);
    expect(onAnswered.mock.calls).toEqual([
      [first, { answers: [null], error: null }],
      [second, { answers: [], error: { code: 'IN_USE', status: 409, message: '' } }],
    ]);
  });

  it('that throw are told as failed, and hold nobody up who waits for them', async () => {
    const { deferred, onAnswered } = start();
    const id = deferred.add(held(remove('a')), () => Promise.reject(new Error('odd')));
    await deferred.flush();
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith(id, {
      answers: [],
      error: expect.objectContaining({ code: 'INTERNAL' }),
    });
    expect(deferred.isIdle()).toBe(true);
  });

  it('settle when also those have their answer that were under way before', async () => {
    const answer = Promise.withResolvers<Result<unknown>>();
    const { deferred } = start();
    expect(deferred.isIdle()).toBe(true);
    deferred.add({ ...held(remove('a')), delayMs: 1000 }, () => answer.promise);
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

  it('are two hundred at most', async () => {
    const { deferred } = start();
    const send = vi.fn(done);
    const ids = Array.from({ length: 200 }, () => deferred.add(held(remove('a')), send));
    expect(ids).not.toContain(null);
    expect(deferred.add(held(remove('a')), send)).toBeNull();
    deferred.cancel(ids[0] ?? '');
    expect(deferred.add(held(remove('a')), send)).not.toBeNull();
    await deferred.flush();
    expect(send).toHaveBeenCalledTimes(200);
  });
});

describe('what was not carried out', () => {
  const left = { count: 1, names: ['Alba'], since: '2026-11-21T14:05:00.000Z', areRemovals: true };

  it.each([
    ['the app was killed while it waited', async () => undefined],
    ['the server could not be reached at the end', ({ deferred }) => deferred.settle()],
    [
      'the page that asked is gone',
      async ({ deferred }) => {
        deferred.windowGone(1);
        await vi.advanceTimersByTimeAsync(8000);
      },
    ],
    [
      'the session had ended',
      async () => {
        person = null;
        await vi.advanceTimersByTimeAsync(8000);
      },
    ],
    [
      'somebody else had logged in',
      async () => {
        person = 'eva';
        await vi.advanceTimersByTimeAsync(8000);
      },
    ],
  ] satisfies [string, (app: ReturnType<typeof start>) => Promise<unknown>][])(
    'is asked about at the next start when %s',
    async (_why, end) => {
      const app = start();
      const send = vi.fn(offline);
      app.deferred.add(held(remove('a')), send);
      await vi.advanceTimersByTimeAsync(10);
      await end(app);
      vi.clearAllTimers();

      person = 'eva';
      const other = await startAgain();
      expect(other.deferred.left()).toBeNull();
      other.deferred.add(held(remove('z')), done);
      await other.deferred.settle();
      person = 'ada';
      other.deferred.sessionChanged();
      expect(other.deferred.left()).toEqual(left);

      const next = await startAgain();
      expect(next.deferred.left()).toEqual(left);
      expect(await next.deferred.sendLeft(offline)).toMatchObject({ code: 'NETWORK' });
      expect(next.deferred.left()).toEqual(left);
      const calls = vi.fn(done);
      expect(await next.deferred.sendLeft(calls)).toBeNull();
      expect(calls).toHaveBeenCalledExactlyOnceWith(remove('a'));
      expect(next.deferred.left()).toBeNull();
      await next.deferred.settle();
      expect(disk).toBeNull();
    },
  );

  it('is never sent with the session of somebody else', async () => {
    const { deferred } = start();
    const send = vi.fn(done);
    deferred.add(held(remove('a')), send);
    person = 'eva';
    await vi.advanceTimersByTimeAsync(8000);
    await deferred.flush();
    expect(send).not.toHaveBeenCalled();
  });

  it('is over when the window that asked was told', async () => {
    const { deferred } = start();
    deferred.add(held(remove('a')), offline);
    await vi.advanceTimersByTimeAsync(8000);
    expect(deferred.left()).toBeNull();
    expect(disk).toBeNull();
  });

  it('is over when the person keeps the records, or somebody deleted them meanwhile', async () => {
    start().deferred.add(held(remove('a')), done);
    await vi.advanceTimersByTimeAsync(0);
    const second = await startAgain();
    const gone = async (): Promise<Result<unknown>> => failure('NOT_FOUND', 404);
    expect(await second.deferred.sendLeft(gone)).toBeNull();
    expect(second.deferred.left()).toBeNull();
    second.deferred.add(held(remove('b')), offline);
    await second.deferred.settle();
    second.deferred.dropLeft();
    await second.deferred.settle();
    expect(disk).toBeNull();
  });

  it('is only what the server has not done of several calls', async () => {
    const { deferred } = start();
    const answers = [
      success({ deleted: ['a'], failed: [{ id: 'b', message: 'in use' }] }),
      failure('NETWORK'),
    ];
    deferred.add(held(removeBatch('a', 'b'), removeBatch('c', 'd')), async () => answers.shift() ?? done());
    await deferred.settle();
    expect(deferred.left()).toEqual({ ...left, count: 3, names: ['Brisa'] });
    const sent = vi.fn(done);
    await deferred.sendLeft(sent);
    expect(sent.mock.calls).toEqual([[removeBatch('b')], [removeBatch('c', 'd')]]);
  });

  it('is counted as lost where the keychain keeps nothing, and kept when that is open again', async () => {
    isLocked = true;
    const { deferred } = start();
    expect(deferred.unkept()).toBe(0);
    deferred.add(held(removeBatch('a', 'b')), offline);
    await deferred.settle();
    deferred.letUnkeptGo();
    expect(deferred.unkept()).toBe(0);
    deferred.add(held(remove('c')), offline);
    await deferred.settle();
    expect(deferred.unkept()).toBe(3);
    isLocked = false;
    deferred.sessionChanged();
    await deferred.settle();
    expect(deferred.unkept()).toBe(0);
    expect(disk).toContain('Alba');
  });

  it('is counted as lost on a full disk, and kept with the next one when there is room again', async () => {
    const { deferred } = start();
    vi.spyOn(file, 'write').mockRejectedValueOnce(new Error('ENOSPC'));
    deferred.add(held(remove('a')), offline);
    await vi.advanceTimersByTimeAsync(0);
    expect(deferred.unkept()).toBe(1);
    deferred.add(held(remove('b')), offline);
    await vi.advanceTimersByTimeAsync(0);
    expect(deferred.unkept()).toBe(0);
    expect(disk).toMatch(/"id":"a".*"id":"b"/);
  });

  it('behind a locked keychain is not written over', async () => {
    start().deferred.add(held(remove('a')), offline);
    await vi.advanceTimersByTimeAsync(0);
    isLocked = true;
    const { deferred } = await startAgain();
    deferred.add(held(remove('b')), offline);
    await deferred.settle();
    isLocked = false;
    deferred.sessionChanged();
    await deferred.settle();
    expect((await startAgain()).deferred.left()).toMatchObject({ count: 2, names: ['Brisa', 'Alba'] });
  });
});
