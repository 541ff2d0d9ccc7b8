import type { CallableId } from '#shared/api/contracts.ts';
import type { AppError } from '#shared/ipc/result.ts';
import { listen, request } from '../ipc/bridge.ts';
import type { EntityName, RecordScope } from './entityCalls.ts';
import { setPendingRemoval } from './pendingRemovals.ts';
import { readAgain } from './watchRecords.ts';

/** How long a delete can be taken back. */
export const undoMs = 8000;

interface Removal {
  entity: EntityName;
  scope: RecordScope;
  id: string;
  /** The time was over. With an error the server refused; the record is shown again. */
  onAnswered: (error: AppError | null) => void;
}

export type Removing =
  | { ok: true /** False: too late, the call is out. */; undo: () => Promise<boolean> }
  | { ok: false; error: AppError };

/**
 * Deletes a record in eight seconds. Main holds the call, so neither a closed window nor quitting loses it;
 * until then the record is only hidden here.
 */
export const removeLater = async ({ entity, scope, id, onAnswered }: Removal): Promise<Removing> => {
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
  // Not `records.changed`: that also comes when somebody edits the record while its delete still waits.
  const stopListening = listen('deferred.answered', (answered) => {
    if (answered.deferredId !== deferredId) return;
    stopListening();
    void showAgain();
    onAnswered(answered.error);
  });
  const showAgain = async (): Promise<void> => {
    await readAgain({ entity, scope, ids: [id] }, true);
    setPendingRemoval(entity, id, false);
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
