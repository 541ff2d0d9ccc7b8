import { randomUUID } from 'node:crypto';
import type { EventMap } from '#shared/ipc/events.ts';
import type { PendingWork } from '#shared/ipc/pendingWorkRoutes.ts';
import { type AppError, failure, type Result } from '#shared/ipc/result.ts';
import type { Log } from '../platform/log.ts';
import type { SealedFile } from '../platform/sealedFile.ts';
import { within } from '../platform/within.ts';
import { type DeferredCall, describePending, type PendingCalls, undoneOf } from './pendingCalls.ts';
import { createPendingStore } from './pendingStore.ts';

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

interface Active {
  send: Send;
  /** Runs until the calls are sent. */
  timer?: NodeJS.Timeout;
  /** Window that will report the outcome. */
  windowId: number | null;
  sending: Promise<DeferredOutcome> | null;
}

/** Sends entries, each once, and keeps the calls that still have to be sent. */
const createSender = (
  { owner, onAnswered, onUnsentChanged }: DeferredOptions,
  pending: ReturnType<typeof createPendingStore>,
) => {
  /** Entries of `pending` that wait or are being sent. */
  const active = new Map<string, Active>();

  /** Sends the calls in order and stops at the first failure. Never sends with the session of another user. */
  const start = async (entry: PendingCalls, { send }: Active): Promise<DeferredOutcome> => {
    const { id, calls } = entry;
    const isOwner = (): boolean => owner() === entry.owner;
    const outcome: { answers: unknown[]; error: AppError | null } = { answers: [], error: null };
    for (const call of calls) {
      // Never rejects, because login, logout and quit wait for it.
      const result = isOwner()
        ? await send(call).catch(() => failure('INTERNAL'))
        : failure('SESSION_ENDED', 401);
      if (!result.ok) {
        outcome.error = result.error;
        break;
      }
      outcome.answers.push(result.data);
      // At the end, the entry stays until its window is known to report the outcome.
      if (outcome.answers.length < calls.length)
        pending.set({ ...entry, calls: undoneOf(calls, outcome.answers, null) });
    }
    const isNotified = typeof active.get(id)?.windowId === 'number' && isOwner();
    active.delete(id);
    pending.set({ ...entry, calls: isNotified ? [] : undoneOf(calls, outcome.answers, outcome.error) });
    onAnswered(id, outcome);
    onUnsentChanged();
    return outcome;
  };

  const sendNow = async (id: string): Promise<DeferredOutcome | null> => {
    const entry = pending.get(id);
    const found = active.get(id);
    if (!entry || !found) return null;
    clearTimeout(found.timer);
    found.sending ??= start(entry, found);
    return found.sending;
  };

  const forgetWindow = (isGone: (windowId: number | null) => boolean): void => {
    for (const one of active.values()) if (isGone(one.windowId)) one.windowId = null;
  };

  /** Sends everything that waits. Call before the session ends or changes. */
  const flush = async (): Promise<void> => {
    // No window remains to report failures: leave them for the next start.
    forgetWindow(() => true);
    const waiting = [...active].filter(([, { sending }]) => sending === null);
    await Promise.all(waiting.map(([id]) => sendNow(id)));
  };

  return { active, sendNow, forgetWindow, flush };
};

/**
 * Queue of deletes with Undo. It runs in main, so that closing a window loses nothing. Entries are persisted
 * (sealed) until they are carried out or the user knows that they failed. All others are offered again at the
 * next start.
 */
export const createDeferredCalls = (options: DeferredOptions) => {
  const { file, owner, onUnsentChanged, log } = options;
  /** Unfinished entries: waiting, being sent, or left over from an earlier session. */
  const pending = createPendingStore({ file, onRead: onUnsentChanged, log });
  const { active, sendNow, forgetWindow, flush } = createSender(options, pending);

  const unsent = (): PendingCalls[] =>
    pending.all().filter((entry) => entry.owner === owner() && !active.has(entry.id));

  return {
    /** Returns the id for `cancel`; `null` if the queue is full or the user is logged out. */
    add: ({ calls, names, delayMs, windowId }: Deferral, send: Send): string | null => {
      const userKey = owner();
      if (pending.all().length >= maxPending || userKey === null) return null;
      const id = randomUUID();
      const timer = setTimeout(() => void sendNow(id), delayMs);
      active.set(id, { send, timer, windowId, sending: null });
      pending.set({ id, owner: userKey, since: new Date().toISOString(), calls, names });
      return id;
    },
    /**
     * Resolves when additions are persisted, or after `ms`, because the keychain may prompt the user first.
     */
    whenPersisted: (ms: number): Promise<void> => within(ms, pending.settle()),
    /** False if the call has already been sent. */
    cancel: (id: string): boolean => {
      const entry = pending.get(id);
      const found = active.get(id);
      if (!entry || !found || found.sending) return false;
      clearTimeout(found.timer);
      active.delete(id);
      pending.set({ ...entry, calls: [] });
      return true;
    },
    flush,
    /** Flushes the queue and waits for calls in progress. Call before quitting. */
    settle: async (): Promise<void> => {
      await Promise.all([flush(), ...[...active.values()].map(({ sending }) => sending)]);
      await pending.settle();
    },
    isIdle: (): boolean => active.size === 0,
    /** The window is gone and cannot report outcomes any more. */
    windowGone: (windowId: number): void => forgetWindow((listener) => listener === windowId),
    /** Call after login, logout, and when the keychain was unlocked. */
    sessionChanged: (): void => {
      pending.retry(owner() !== null);
      onUnsentChanged();
    },
    /** Entries left over from an earlier session or failure. */
    unsent: {
      read: (): PendingWork['deletions'] => describePending(unsent()),
      send: async (send: Send): Promise<AppError | null> => {
        let problem: AppError | null = null;
        for (const entry of unsent()) {
          // Sent or dropped by another window since.
          if (!unsent().includes(entry)) continue;
          active.set(entry.id, { send, windowId: null, sending: null });
          const error = (await sendNow(entry.id))?.error;
          if (error && error.status !== 404) problem ??= error;
        }
        return problem;
      },
      drop: (): void => {
        for (const entry of unsent()) pending.set({ ...entry, calls: [] });
        onUnsentChanged();
      },
    },
    /** Records whose deletion would be lost on quit, because the keychain refused to persist it. */
    unpersisted: (): number => (pending.isPersisted() ? 0 : (describePending(pending.all())?.count ?? 0)),
    /** The user accepts losing the deletes that could not be persisted. */
    dropUnpersisted: pending.drop,
  };
};

export type DeferredCalls = ReturnType<typeof createDeferredCalls>;
