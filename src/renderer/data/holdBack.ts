import type { AppError } from '#shared/ipc/result.ts';
import type { RouteInput } from '#shared/ipc/routes.ts';
import { listen, request } from '../ipc/bridge.ts';
import { undoMs } from '../stores/toasts.ts';

interface HeldBack extends Pick<RouteInput<'api.defer'>, 'calls' | 'names'> {
  /** Optimistic update: what this window shows while the calls wait, and takes back when they are over. */
  setPending: (isPending: boolean) => void;
  /** Reads again what the calls changed, before it is no longer pending. */
  readAgain: () => Promise<unknown>;
  /** The time was over, and this is what the server said to each call in turn. */
  onAnswered: (answers: readonly unknown[], error: AppError | null) => void;
}

export type HoldingBack =
  | { ok: true /** False: too late, the call is out. */; undo: () => Promise<boolean> }
  | { ok: false; error: AppError };

/** Makes calls once they can no longer be taken back. Main holds them, so neither a closed window nor quitting loses them. */
export const holdBack = async ({
  calls,
  names,
  setPending,
  readAgain,
  onAnswered,
}: HeldBack): Promise<HoldingBack> => {
  const deferred = await request('api.defer', { calls, delayMs: undoMs, names });
  if (!deferred.ok) return { ok: false, error: deferred.error };
  const { deferredId } = deferred.data;
  // What is out of sight can be taken back: whoever sees it go may press Ctrl+Z at once.
  setPending(true);
  // Not `records.changed`: that also comes when somebody edits a record while its delete still waits.
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
