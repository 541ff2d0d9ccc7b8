import type { CallableId } from '#shared/api/contracts.ts';
import { limits } from '#shared/ipc/bridge.ts';
import { type AppError, failure } from '#shared/ipc/result.ts';
import { notePerson } from '../stores/session.ts';
import { callEntity, type EntityName, type RecordScope, type ScopedIds } from './entityCalls.ts';
import { type HoldingBack, holdBack } from './holdBack.ts';
import { setPendingRemovals } from './optimisticUpdates.ts';
import { readAgain } from './watchRecords.ts';

/** Small enough for the time limit of one call, also on a slow server. */
const chunkSize = 200;

export interface BatchOutcome {
  deleted: string[];
  /** What the server kept, with its reason. */
  failed: { id: string; message: string }[];
  /** Set when the work stopped half-way: the rest was not tried. */
  error: AppError | null;
}

interface Chunk {
  scope: RecordScope;
  ids: string[];
}

/** One call each: of one place, and not too many. */
const chunksOf = (records: readonly ScopedIds[]): Chunk[] =>
  records.flatMap(({ scope, ids }) =>
    Array.from({ length: Math.ceil(ids.length / chunkSize) }, (_, index) => ({
      scope,
      ids: ids.slice(index * chunkSize, (index + 1) * chunkSize),
    })),
  );

type BatchAnswer = Partial<Pick<BatchOutcome, 'deleted' | 'failed'>> | null | undefined;

/** What became of the chunks that were answered; a server that says nothing has deleted all it was given. */
const batchOutcome = (
  chunks: readonly Chunk[],
  answers: readonly unknown[],
  error: AppError | null,
): BatchOutcome => ({
  deleted: answers.flatMap((answer, index) => (answer as BatchAnswer)?.deleted ?? chunks[index]?.ids ?? []),
  failed: answers.flatMap((answer) => (answer as BatchAnswer)?.failed ?? []),
  error,
});

/** Deletes many records at once, a part at a time, and tells honestly how far it came. */
export const removeBatch = async (
  entity: EntityName,
  records: readonly ScopedIds[],
  onProgress: (done: number) => void,
): Promise<BatchOutcome> => {
  const chunks = chunksOf(records);
  const answers: unknown[] = [];
  const isSamePerson = notePerson();
  let done = 0;
  for (const { scope, ids } of chunks) {
    if (!isSamePerson()) return batchOutcome(chunks, answers, failure('SESSION_ENDED').error);
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
  /** One record by its own call, or several at once. */
  records: { scope: RecordScope; id: string } | readonly ScopedIds[];
  /** What the person knows them by, in the order of the ids; may be fewer. */
  names: readonly string[];
  /** The time was over. What the server did not delete is shown again. */
  onAnswered: (outcome: BatchOutcome) => void;
}

/** The first few, should main have to ask about them later. */
const namesById = (ids: readonly string[], names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names
      .slice(0, limits.deferredNames)
      .map((name, index) => [ids[index], name.slice(0, limits.deferredName)]),
  );

/** Deletes records in eight seconds; until then they are only hidden here. */
export const removeLater = ({ entity, records, names, onAnswered }: Removal): Promise<HoldingBack> => {
  const one = 'id' in records ? records : null;
  const chunks = 'id' in records ? [{ scope: records.scope, ids: [records.id] }] : chunksOf(records);
  const all = chunks.flatMap(({ ids }) => ids);
  return holdBack({
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
