import type { CallableId } from '#shared/api/contracts.ts';
import { limits } from '#shared/ipc/bridge.ts';
import { type AppError, failure } from '#shared/ipc/result.ts';
import { noteUser } from '../stores/session.ts';
import { type Deferred, deferCalls } from './deferCalls.ts';
import { callEntity, type EntityName, type RecordScope, type ScopedIds } from './entityCalls.ts';
import { setPendingRemovals } from './optimisticUpdates.ts';
import { readAgain } from './watchRecords.ts';

/** Ids per call: few enough for the call's time limit on a slow server. */
const chunkSize = 200;

export interface BatchOutcome {
  deleted: string[];
  /** Records that the server refused to delete, with the reason. */
  failed: { id: string; message: string }[];
  /** Set when the work stopped half-way; the remaining chunks were not sent. */
  error: AppError | null;
}

interface Chunk {
  scope: RecordScope;
  ids: string[];
}

/** Splits records into calls: one scope and at most `chunkSize` ids each. */
const chunksOf = (records: readonly ScopedIds[]): Chunk[] =>
  records.flatMap(({ scope, ids }) =>
    Array.from({ length: Math.ceil(ids.length / chunkSize) }, (_, index) => ({
      scope,
      ids: ids.slice(index * chunkSize, (index + 1) * chunkSize),
    })),
  );

type BatchAnswer = Partial<Pick<BatchOutcome, 'deleted' | 'failed'>> | null | undefined;

/** Combines the answers of the chunks. An empty answer means that the server deleted the whole chunk. */
const batchOutcome = (
  chunks: readonly Chunk[],
  answers: readonly unknown[],
  error: AppError | null,
): BatchOutcome => ({
  deleted: answers.flatMap((answer, index) => (answer as BatchAnswer)?.deleted ?? chunks[index]?.ids ?? []),
  failed: answers.flatMap((answer) => (answer as BatchAnswer)?.failed ?? []),
  error,
});

export const removeBatch = async (
  entity: EntityName,
  records: readonly ScopedIds[],
  onProgress: (done: number) => void,
): Promise<BatchOutcome> => {
  const chunks = chunksOf(records);
  const answers: unknown[] = [];
  const isSameUser = noteUser();
  let done = 0;
  for (const { scope, ids } of chunks) {
    if (!isSameUser()) return batchOutcome(chunks, answers, failure('SESSION_ENDED').error);
    const answer = await callEntity(entity, 'removeBatch', scope, { body: { ids } });
    if (!answer.ok) return batchOutcome(chunks, answers, answer.error);
    answers.push(answer.data);
    done += ids.length;
    onProgress(done);
  }
  return batchOutcome(chunks, answers, null);
};

interface Removal {
  entity: EntityName;
  /** A single record for the `remove` call, several for `removeBatch`. */
  records: { scope: RecordScope; id: string } | readonly ScopedIds[];
  /** Names shown to the user, in the order of the ids; may be fewer. */
  names: readonly string[];
  /** Receives the outcome after the undo delay. Records that the server kept are shown again. */
  onAnswered: (outcome: BatchOutcome) => void;
}

/**
 * Names of the first few records, for the question that main asks at
 * the next login if the delete was not sent.
 */
const namesById = (ids: readonly string[], names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names
      .slice(0, limits.deferredNames)
      .map((name, index) => [ids[index], name.slice(0, limits.deferredName)]),
  );

/** Deletes records after the undo delay of eight seconds; until then they are only hidden. */
export const removeLater = ({ entity, records, names, onAnswered }: Removal): Promise<Deferred> => {
  const one = 'id' in records ? records : null;
  const chunks = 'id' in records ? [{ scope: records.scope, ids: [records.id] }] : chunksOf(records);
  const all = chunks.flatMap(({ ids }) => ids);
  return deferCalls({
    calls: chunks.map(({ scope, ids }) =>
      one
        ? { operation: `${entity}.remove` as CallableId, params: { ...scope, id: one.id } }
        : { operation: `${entity}.removeBatch` as CallableId, params: { ...scope }, body: { ids } },
    ),
    names: namesById(all, names),
    setPending: (isPending) => setPendingRemovals(entity, all, isPending),
    readAgain: () => Promise.all(chunks.map(({ scope, ids }) => readAgain({ entity, scope, ids }, true))),
    onAnswered: (answers, error) => onAnswered(batchOutcome(chunks, answers, error)),
  });
};
