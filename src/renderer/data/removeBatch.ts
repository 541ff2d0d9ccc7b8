import type { AppError } from '#shared/ipc/result.ts';
import { callEntity, type EntityName, type RecordScope } from './entityCalls.ts';

/** Small enough for the time limit of one call, also on a slow server. */
const chunkSize = 200;

export interface BatchOutcome {
  deleted: string[];
  /** What the server kept, with its reason. */
  failed: { id: string; message: string }[];
  /** Set when the work stopped half-way: the rest was not tried. */
  error: AppError | null;
}

export const chunksOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / chunkSize) }, (_, index) =>
    ids.slice(index * chunkSize, (index + 1) * chunkSize),
  );

type BatchAnswer = Partial<Pick<BatchOutcome, 'deleted' | 'failed'>> | null | undefined;

/** What became of the chunks that were answered; a server that says nothing has deleted all it was given. */
export const batchOutcome = (
  chunks: readonly string[][],
  answers: readonly unknown[],
  error: AppError | null,
): BatchOutcome => ({
  deleted: answers.flatMap((answer, index) => (answer as BatchAnswer)?.deleted ?? chunks[index] ?? []),
  failed: answers.flatMap((answer) => (answer as BatchAnswer)?.failed ?? []),
  error,
});

/** Deletes many records at once, a part at a time, and tells honestly how far it came. */
export const removeBatch = async (
  entity: EntityName,
  scope: RecordScope,
  ids: readonly string[],
  onProgress: (done: number) => void,
): Promise<BatchOutcome> => {
  const chunks = chunksOf(ids);
  const answers: unknown[] = [];
  let done = 0;
  for (const chunk of chunks) {
    const answer = await callEntity(entity, 'removeBatch', scope, { body: { ids: chunk } });
    if (!answer.ok) return batchOutcome(chunks, answers, answer.error);
    answers.push(answer.data);
    done += chunk.length;
    onProgress(done);
  }
  return batchOutcome(chunks, answers, null);
};
