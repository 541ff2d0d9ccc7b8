import { randomUUID } from 'node:crypto';
import type { AppError, Result } from '#shared/ipc/result.ts';

/** More than anybody deletes within the seconds of an Undo. */
const maxWaiting = 200;

interface Deferred {
  timer: NodeJS.Timeout;
  send: () => Promise<Result<unknown>>;
}

export interface DeferredCalls {
  /** The id to cancel by; null when too many wait already. */
  add(send: () => Promise<Result<unknown>>, delayMs: number): string | null;
  /** False when the call is already out. */
  cancel(id: string): boolean;
  /** Sends everything that waits, now; before the session ends or another takes its place. */
  flush(): Promise<void>;
}

/** Calls that wait for their Undo. Held here, so that closing the window that asked does not lose them. */
export const createDeferredCalls = (
  onAnswered: (id: string, error: AppError | null) => void,
): DeferredCalls => {
  const waiting = new Map<string, Deferred>();

  const send = async (id: string): Promise<void> => {
    const deferred = waiting.get(id);
    if (!deferred) return;
    clearTimeout(deferred.timer);
    waiting.delete(id);
    const result = await deferred.send();
    onAnswered(id, result.ok ? null : result.error);
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
    flush: async () => {
      await Promise.all([...waiting.keys()].map(send));
    },
  };
};
