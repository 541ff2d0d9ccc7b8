import { randomUUID } from 'node:crypto';
import type { EventMap } from '#shared/ipc/events.ts';
import { failure } from '#shared/ipc/result.ts';

/** What came of it when it was sent. */
export type DeferredOutcome = Omit<EventMap['deferred.answered'], 'deferredId'>;

/** More than anybody deletes within the seconds of an Undo. */
const maxWaiting = 200;

interface Deferred {
  timer: NodeJS.Timeout;
  send: () => Promise<DeferredOutcome>;
}

export interface DeferredCalls {
  /** The id to cancel by; null when too many wait already. */
  add(send: () => Promise<DeferredOutcome>, delayMs: number): string | null;
  /** False when the call is already out. */
  cancel(id: string): boolean;
  /** Sends everything that waits, now; before the session ends or another takes its place. */
  flush(): Promise<void>;
  /** The same, and waits for those that are on their way already; before the app ends. */
  settle(): Promise<void>;
  /** Nothing waits and nothing is on its way. */
  isIdle(): boolean;
}

/** Calls that wait for their Undo. Held here, so that closing the window that asked does not lose them. */
export const createDeferredCalls = (
  onAnswered: (id: string, outcome: DeferredOutcome) => void,
): DeferredCalls => {
  const waiting = new Map<string, Deferred>();
  const underWay = new Set<Promise<void>>();

  /** Never rejects: logging in, logging out and quitting wait for it. */
  const carryOut = async (id: string, call: Deferred['send']): Promise<void> => {
    const outcome = await call().catch(() => ({ answers: [], error: failure('INTERNAL').error }));
    onAnswered(id, outcome);
  };

  const send = async (id: string): Promise<void> => {
    const deferred = waiting.get(id);
    if (!deferred) return;
    clearTimeout(deferred.timer);
    waiting.delete(id);
    const call = carryOut(id, deferred.send);
    underWay.add(call);
    await call.finally(() => underWay.delete(call));
  };

  const flush = async (): Promise<void> => {
    await Promise.all([...waiting.keys()].map(send));
  };

  return {
    add: (call, delayMs) => {
      if (waiting.size >= maxWaiting) return null;
      const id = randomUUID();
      waiting.set(id, { send: call, timer: setTimeout(() => void send(id), delayMs) });
      return id;
    },
    cancel: (id) => {
      const deferred = waiting.get(id);
      if (!deferred) return false;
      clearTimeout(deferred.timer);
      return waiting.delete(id);
    },
    flush,
    settle: async () => {
      await Promise.all([flush(), ...underWay]);
    },
    isIdle: () => waiting.size === 0 && underWay.size === 0,
  };
};
