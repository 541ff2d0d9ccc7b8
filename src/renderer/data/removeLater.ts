import type { CallableId } from '#shared/api/contracts.ts';
import type { AppError } from '#shared/ipc/result.ts';
import { listen, request } from '../ipc/bridge.ts';
import type { EntityName, RecordScope } from './entityCalls.ts';
import { setPendingRemovals } from './pendingRemovals.ts';
import { type BatchOutcome, batchOutcome, chunksOf } from './removeBatch.ts';
import { readAgain } from './watchRecords.ts';

/** How long a delete can be taken back. */
export const undoMs = 8000;

interface Removal {
  entity: EntityName;
  scope: RecordScope;
  /** One record by its own call, or several at once. */
  ids: string | readonly string[];
  /** What the person knows them by, in the order of the ids; may be fewer. */
  names: readonly string[];
  /** The time was over. What the server did not delete is shown again. */
  onAnswered: (outcome: BatchOutcome) => void;
}

export type Removing =
  | { ok: true /** False: too late, the call is out. */; undo: () => Promise<boolean> }
  | { ok: false; error: AppError };

/** As many and as long as `api.defer` takes. */
const maxNames = 5;
const maxNameLength = 200;

/** The first few, should main have to ask about them later. */
const namesById = (ids: readonly string[], names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.slice(0, maxNames).map((name, index) => [ids[index], name.slice(0, maxNameLength)]),
  );

/**
 * Deletes records in eight seconds. Main holds the calls, so neither a closed window nor quitting loses them;
 * until then the records are only hidden here.
 */
export const removeLater = async ({ entity, scope, ids, names, onAnswered }: Removal): Promise<Removing> => {
  const isOne = typeof ids === 'string';
  const chunks = isOne ? [[ids]] : chunksOf(ids);
  const all = chunks.flat();
  const deferred = await request('api.defer', {
    calls: chunks.map((chunk) =>
      isOne
        ? { operation: `${entity}.remove` as CallableId, params: { ...scope, id: ids } }
        : { operation: `${entity}.removeBatch` as CallableId, params: { ...scope }, body: { ids: chunk } },
    ),
    delayMs: undoMs,
    names: namesById(all, names),
  });
  if (!deferred.ok) return { ok: false, error: deferred.error };
  const { deferredId } = deferred.data;
  // What is out of sight can be taken back: whoever sees it go may press Ctrl+Z at once.
  setPendingRemovals(entity, all, true);
  // Not `records.changed`: that also comes when somebody edits a record while its delete still waits.
  const stopListening = listen('deferred.answered', (answered) => {
    if (answered.deferredId !== deferredId) return;
    stopListening();
    void showAgain();
    onAnswered(batchOutcome(chunks, answered.answers, answered.error));
  });
  const showAgain = async (): Promise<void> => {
    await readAgain({ entity, scope, ids: all }, true);
    setPendingRemovals(entity, all, false);
  };
  return {
    ok: true,
    undo: async () => {
      const answer = await request('api.cancelDeferred', { deferredId });
      if (!answer.ok || !answer.data.cancelled) return false;
      stopListening();
      setPendingRemovals(entity, all, false);
      return true;
    },
  };
};
