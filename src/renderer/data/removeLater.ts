import type { CallableId } from '#shared/api/contracts.ts';
import type { AppError } from '#shared/ipc/result.ts';
import { listen, request } from '../ipc/bridge.ts';
import type { EntityName, RecordScope } from './entityCalls.ts';
import { setPendingRemoval } from './pendingRemovals.ts';
import { queryClient } from './queryClient.ts';
import { recordKeys } from './recordKeys.ts';

/** How long a delete can be taken back. */
export const undoMs = 8000;

interface Removal {
  entity: EntityName;
  scope: RecordScope;
  id: string;
  /** The server refused when the time was over; the record is shown again. */
  onFailed: (error: AppError) => void;
}

export type Removing =
  | { ok: true /** False: too late, the call is out. */; undo: () => Promise<boolean> }
  | { ok: false; error: AppError };

/**
 * Deletes a record in eight seconds. Main holds the call, so neither a closed window nor quitting loses it;
 * until then the record is only hidden here.
 */
export const removeLater = async ({ entity, scope, id, onFailed }: Removal): Promise<Removing> => {
  setPendingRemoval(entity, id, true);
  const deferred = await request('api.defer', {
    operation: `${entity}.remove` as CallableId,
    params: { ...scope, id },
    delayMs: undoMs,
  });
  if (!deferred.ok) {
    setPendingRemoval(entity, id, false);
    return { ok: false, error: deferred.error };
  }
  const { deferredId } = deferred.data;
  const showAgain = async (): Promise<void> => {
    stopListening();
    await queryClient.invalidateQueries({ queryKey: recordKeys.entity(entity) });
    setPendingRemoval(entity, id, false);
  };
  const stops = [
    listen('records.changed', (change) => {
      if (change.entity === entity && change.ids.includes(id)) void showAgain();
    }),
    listen('deferred.failed', (failed) => {
      if (failed.deferredId !== deferredId) return;
      void showAgain();
      onFailed(failed.error);
    }),
  ];
  const stopListening = (): void => {
    for (const stop of stops) stop();
  };
  return {
    ok: true,
    undo: async () => {
      const answer = await request('api.cancelDeferred', { deferredId });
      if (!answer.ok || !answer.data.cancelled) return false;
      stopListening();
      setPendingRemoval(entity, id, false);
      return true;
    },
  };
};
