import { describe, expect, it, vi } from 'vitest';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import {
  computer,
  deferral,
  done,
  file,
  offline,
  remove,
  removeBatch,
  setUpComputer,
  start,
  startAgain,
} from './testing/deferring.ts';

setUpComputer();

describe('calls that could not be completed', () => {
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
        computer.userKey = null;
        await vi.advanceTimersByTimeAsync(8000);
      },
    ],
    [
      'somebody else had logged in',
      async () => {
        computer.userKey = 'eva';
        await vi.advanceTimersByTimeAsync(8000);
      },
    ],
  ] satisfies [string, (app: ReturnType<typeof start>) => Promise<unknown>][])(
    'are offered at the next start when %s',
    async (_why, end) => {
      const app = start();
      const send = vi.fn(offline);
      app.deferred.add(deferral(remove('a')), send);
      await vi.advanceTimersByTimeAsync(10);
      await end(app);
      vi.clearAllTimers();

      computer.userKey = 'eva';
      const other = await startAgain();
      expect(other.deferred.unsent.read()).toBeNull();
      other.deferred.add(deferral(remove('z')), done);
      await other.deferred.settle();
      computer.userKey = 'ada';
      other.deferred.sessionChanged();
      expect(other.deferred.unsent.read()).toEqual(left);

      const next = await startAgain();
      expect(next.deferred.unsent.read()).toEqual(left);
      expect(await next.deferred.unsent.send(offline)).toMatchObject({ code: 'NETWORK' });
      expect(next.deferred.unsent.read()).toEqual(left);
      const calls = vi.fn(done);
      expect(await next.deferred.unsent.send(calls)).toBeNull();
      expect(calls).toHaveBeenCalledExactlyOnceWith(remove('a'));
      expect(next.deferred.unsent.read()).toBeNull();
      await next.deferred.settle();
      expect(computer.disk).toBeNull();
    },
  );

  it('are never sent with the session of another user', async () => {
    const { deferred } = start();
    const send = vi.fn(done);
    deferred.add(deferral(remove('a')), send);
    computer.userKey = 'eva';
    await vi.advanceTimersByTimeAsync(8000);
    await deferred.flush();
    expect(send).not.toHaveBeenCalled();
  });

  it('are removed once the window has received the failure', async () => {
    const { deferred } = start();
    deferred.add(deferral(remove('a')), offline);
    await vi.advanceTimersByTimeAsync(8000);
    expect(deferred.unsent.read()).toBeNull();
    expect(computer.disk).toBeNull();
  });

  it('are removed when the user keeps the records, or when the records are already deleted', async () => {
    start().deferred.add(deferral(remove('a')), done);
    await vi.advanceTimersByTimeAsync(0);
    const second = await startAgain();
    const gone = async (): Promise<Result<unknown>> => failure('NOT_FOUND', 404);
    expect(await second.deferred.unsent.send(gone)).toBeNull();
    expect(second.deferred.unsent.read()).toBeNull();
    second.deferred.add(deferral(remove('b')), offline);
    await second.deferred.settle();
    second.deferred.unsent.drop();
    await second.deferred.settle();
    expect(computer.disk).toBeNull();
  });

  it('contain only the unfinished part of several calls', async () => {
    const { deferred } = start();
    const answers = [
      success({ deleted: ['a'], failed: [{ id: 'b', message: 'in use' }] }),
      failure('NETWORK'),
    ];
    deferred.add(
      deferral(removeBatch('a', 'b'), removeBatch('c', 'd')),
      async () => answers.shift() ?? done(),
    );
    await deferred.settle();
    expect(deferred.unsent.read()).toEqual({ ...left, count: 3, names: ['Brisa'] });
    const sent = vi.fn(done);
    await deferred.unsent.send(sent);
    expect(sent.mock.calls).toEqual([[removeBatch('b')], [removeBatch('c', 'd')]]);
  });

  it('count as lost while the keychain is locked, and are persisted once it is unlocked', async () => {
    computer.isLocked = true;
    const { deferred } = start();
    expect(deferred.unpersisted()).toBe(0);
    deferred.add(deferral(removeBatch('a', 'b')), offline);
    await deferred.settle();
    deferred.dropUnpersisted();
    expect(deferred.unpersisted()).toBe(0);
    deferred.add(deferral(remove('c')), offline);
    await deferred.settle();
    expect(deferred.unpersisted()).toBe(3);
    computer.isLocked = false;
    deferred.sessionChanged();
    await deferred.settle();
    expect(deferred.unpersisted()).toBe(0);
    expect(computer.disk).toContain('Alba');
  });

  it('count as lost on a full disk, and are persisted with the next call when there is space', async () => {
    const { deferred } = start();
    vi.spyOn(file, 'write').mockRejectedValueOnce(new Error('ENOSPC'));
    deferred.add(deferral(remove('a')), offline);
    await vi.advanceTimersByTimeAsync(0);
    expect(deferred.unpersisted()).toBe(1);
    deferred.add(deferral(remove('b')), offline);
    await vi.advanceTimersByTimeAsync(0);
    expect(deferred.unpersisted()).toBe(0);
    expect(computer.disk).toMatch(/"id":"a".*"id":"b"/);
  });

  it('in a file with a locked key are not overwritten', async () => {
    start().deferred.add(deferral(remove('a')), offline);
    await vi.advanceTimersByTimeAsync(0);
    computer.isLocked = true;
    const { deferred } = await startAgain();
    deferred.add(deferral(remove('b')), offline);
    await deferred.settle();
    computer.isLocked = false;
    deferred.sessionChanged();
    await deferred.settle();
    expect((await startAgain()).deferred.unsent.read()).toMatchObject({ count: 2, names: ['Brisa', 'Alba'] });
  });
});
