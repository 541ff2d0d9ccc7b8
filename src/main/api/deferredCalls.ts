import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { EventMap } from '#shared/ipc/events.ts';
import type { PendingWork } from '#shared/ipc/pendingWorkRoutes.ts';
import { type AppError, failure, type Result } from '#shared/ipc/result.ts';
import type { Log } from '../platform/log.ts';
import type { SealedFile } from '../platform/sealedFile.ts';
import {
  type DeferredCall,
  describePending,
  type PendingCalls,
  pendingCallsSchema,
  undoneOf,
} from './pendingCalls.ts';

export type DeferredOutcome = Omit<EventMap['deferred.answered'], 'deferredId'>;

type Send = (call: DeferredCall) => Promise<Result<unknown>>;

/** Far more than can be deleted during the Undo period. */
const maxPending = 200;

interface Deferral extends Pick<PendingCalls, 'calls' | 'names'> {
  delayMs: number;
  windowId: number;
}

interface DeferredOptions {
  file: SealedFile;
  /** Key of user and server; `null`: logged out. */
  owner: () => string | null;
  onAnswered: (id: string, outcome: DeferredOutcome) => void;
  /** The list of deletes that were not carried out may have changed. */
  onUnsentChanged: () => void;
  log: Pick<Log, 'error'>;
}

/**
 * Queue of deletes with Undo. It runs in main, so that closing a window loses nothing. Entries are persisted
 * (sealed) until they are carried out or the user knows that they failed. All others are offered again at the
 * next start.
 */
export const createDeferredCalls = ({ file, owner, onAnswered, onUnsentChanged, log }: DeferredOptions) => {
  /** Unfinished entries: waiting, being sent, or left over from an earlier session. */
  const pending = new Map<string, PendingCalls>();
  const waiting = new Map<string, { timer: NodeJS.Timeout; send: Send }>();
  const underWay = new Map<string, Promise<unknown>>();
  /** Window that will report the outcome, per deferral. */
  const listeners = new Map<string, number>();
  let work: Promise<unknown> = Promise.resolve();
  let isRead = false;
  /** Revision of `pending`, and the revision on disk. */
  let changes = 0;
  let written = 0;
  /** The keychain refused a write. Not retried at each delete, because it may prompt the user each time. */
  let isRefused = false;

  const inTurn = (step: () => Promise<unknown>): void => {
    // Continue after an error: a full disk may have space at the next write.
    work = work.then(step).catch((cause: unknown) => log.error('Deletes that wait could not be kept', cause));
  };

  const read = async (): Promise<void> => {
    if (isRead) return;
    const reading = await file.read();
    if (reading.outcome === 'unavailable') return;
    isRead = true;
    if (reading.outcome === 'absent') return;
    for (const persisted of z.array(z.unknown()).parse(JSON.parse(reading.text))) {
      const { data, error } = pendingCallsSchema.safeParse(persisted);
      if (data) pending.set(data.id, data);
      else log.error('A delete that was kept is none that this version knows', error);
    }
    onUnsentChanged();
  };

  const write = (): void => {
    changes += 1;
    inTurn(async () => {
      if (written === changes || isRefused) return;
      await read();
      const now = changes;
      const text = pending.size === 0 ? null : JSON.stringify([...pending.values()]);
      isRefused = !isRead || !(await file.write(text));
      if (!isRefused) written = now;
    });
  };

  const persistRest = (entry: PendingCalls, calls: DeferredCall[]): void => {
    if (calls.length > 0) pending.set(entry.id, { ...entry, calls });
    else pending.delete(entry.id);
    write();
  };

  /** Never rejects, because login, logout and quit wait for it. */
  const attempt = (call: DeferredCall, send: Send): Promise<Result<unknown>> =>
    send(call).catch(() => failure('INTERNAL'));

  /**
   * Sends the calls in order and stops at the first failure. Never sends with the session of another user.
   */
  const carryOut = async (entry: PendingCalls, send: Send): Promise<DeferredOutcome> => {
    const { id, calls } = entry;
    const answers: unknown[] = [];
    let error: AppError | null = null;
    for (const call of calls) {
      const result = owner() === entry.owner ? await attempt(call, send) : failure('SESSION_ENDED', 401);
      if (!result.ok) {
        error = result.error;
        break;
      }
      answers.push(result.data);
      if (answers.length < calls.length) persistRest(entry, undoneOf(calls, answers, null));
    }
    const isNotified = listeners.has(id) && owner() === entry.owner;
    listeners.delete(id);
    underWay.delete(id);
    persistRest(entry, isNotified ? [] : undoneOf(calls, answers, error));
    onAnswered(id, { answers, error });
    onUnsentChanged();
    return { answers, error };
  };

  const start = (entry: PendingCalls, send: Send): Promise<DeferredOutcome> => {
    // Starts in a microtask, so that `underWay` contains the entry before it can finish.
    const call = Promise.resolve().then(() => carryOut(entry, send));
    underWay.set(entry.id, call);
    return call;
  };

  const takeWaiting = (id: string) => {
    const found = waiting.get(id);
    clearTimeout(found?.timer);
    waiting.delete(id);
    return found;
  };

  const sendNow = async (id: string): Promise<void> => {
    const entry = pending.get(id);
    const found = takeWaiting(id);
    if (entry && found) await start(entry, found.send);
  };

  const unsent = (): PendingCalls[] =>
    [...pending.values()].filter(
      (entry) => entry.owner === owner() && !waiting.has(entry.id) && !underWay.has(entry.id),
    );

  const flush = async (): Promise<void> => {
    // No window remains to report failures: leave them for the next start.
    listeners.clear();
    await Promise.all([...waiting.keys()].map(sendNow));
  };

  return {
    /** Returns the id for `cancel`; `null` if the queue is full or the user is logged out. */
    add: ({ calls, names, delayMs, windowId }: Deferral, send: Send): string | null => {
      const userKey = owner();
      if (pending.size >= maxPending || userKey === null) return null;
      const id = randomUUID();
      pending.set(id, { id, owner: userKey, since: new Date().toISOString(), calls, names });
      listeners.set(id, windowId);
      waiting.set(id, { send, timer: setTimeout(() => void sendNow(id), delayMs) });
      write();
      return id;
    },
    /**
     * Resolves when additions are persisted, or after `ms`, because the keychain may prompt the user first.
     */
    whenPersisted: async (ms: number): Promise<void> => {
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, ms);
      await Promise.race([work, late]);
      clearTimeout(timer);
    },
    /** False if the call has already been sent. */
    cancel: (id: string): boolean => {
      if (!takeWaiting(id)) return false;
      pending.delete(id);
      listeners.delete(id);
      write();
      return true;
    },
    /** Sends everything that waits. Call before the session ends or changes. */
    flush,
    /** Flushes the queue and waits for calls in progress. Call before quitting. */
    settle: async (): Promise<void> => {
      await Promise.all([flush(), ...underWay.values()]);
      await work;
    },
    isIdle: (): boolean => waiting.size === 0 && underWay.size === 0,
    /** The window is gone and cannot report outcomes any more. */
    windowGone: (windowId: number): void => {
      for (const [id, listener] of listeners) if (listener === windowId) listeners.delete(id);
    },
    /** Call after login, logout, and when the keychain was unlocked. */
    sessionChanged: (): void => {
      isRefused = false;
      if (owner() !== null) inTurn(read);
      if (written < changes) write();
      onUnsentChanged();
    },
    unsent: (): PendingWork['deletions'] => describePending(unsent()),
    sendUnsent: async (send: Send): Promise<AppError | null> => {
      let problem: AppError | null = null;
      for (const entry of unsent()) {
        const { error } = await start(entry, send);
        if (error && error.status !== 404) problem ??= error;
      }
      return problem;
    },
    dropUnsent: (): void => {
      for (const { id } of unsent()) pending.delete(id);
      write();
      onUnsentChanged();
    },
    /** Records whose deletion would be lost on quit, because the keychain refused to persist it. */
    unpersisted: (): number => (written < changes ? (describePending([...pending.values()])?.count ?? 0) : 0),
    /** The user accepts losing the deletes that could not be persisted. */
    dropUnpersisted: (): void => {
      written = changes;
    },
  };
};

export type DeferredCalls = ReturnType<typeof createDeferredCalls>;
