import type { AppError } from '#shared/ipc/result.ts';
import type { RouteInput } from '#shared/ipc/routes.ts';
import { listen, request } from '../ipc/bridge.ts';
import { undoMs } from '../stores/toasts.ts';

interface Deferral extends Pick<RouteInput<'api.defer'>, 'calls' | 'names'> {
  /** Optimistic update: hides or shows the change in this window while the calls are pending. */
  setPending: (isPending: boolean) => void;
  /** Refetches the changed records before they stop being pending. */
  readAgain: () => Promise<unknown>;
  onAnswered: (answers: readonly unknown[], error: AppError | null) => void;
}

export type Deferred =
  | { ok: true /** `false`: too late, the call was sent. */; undo: () => Promise<boolean> }
  | { ok: false; error: AppError };

/**
 * Sends calls after the undo delay. Main keeps them, so closing the window or quitting does not lose them.
 */
export const deferCalls = async ({
  calls,
  names,
  setPending,
  readAgain,
  onAnswered,
}: Deferral): Promise<Deferred> => {
  const deferred = await request('api.defer', { calls, delayMs: undoMs, names });
  if (!deferred.ok) return { ok: false, error: deferred.error };
  const { deferredId } = deferred.data;
  // Only after the deferral: the user may press Ctrl+Z as soon as the record is hidden.
  setPending(true);
  // `records.changed` also fires when another user edits a record whose delete is pending.
  const stopListening = listen('deferred.answered', (answered) => {
    if (answered.deferredId !== deferredId) return;
    stopListening();
    void readAgain().then(() => setPending(false));
    onAnswered(answered.answers, answered.error);
  });
  return {
    ok: true,
    undo: async () => {
      const answer = await request('api.cancelDeferred', { deferredId });
      if (!answer.ok || !answer.data.cancelled) return false;
      stopListening();
      setPending(false);
      return true;
    },
  };
};
