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

type BatchAnswer = Pick<BatchOutcome, 'deleted' | 'failed'> | null | undefined;

/** Deletes many records, a part at a time, and tells honestly how far it came. */
export const removeBatch = async (
  entity: EntityName,
  scope: RecordScope,
  ids: readonly string[],
  onProgress: (done: number) => void,
): Promise<BatchOutcome> => {
  const outcome: BatchOutcome = { deleted: [], failed: [], error: null };
  for (let start = 0; start < ids.length; start += chunkSize) {
    const chunk = ids.slice(start, start + chunkSize);
    const answer = await callEntity<BatchAnswer>(entity, 'removeBatch', scope, { body: { ids: chunk } });
    if (!answer.ok) return { ...outcome, error: answer.error };
    outcome.deleted.push(...(answer.data?.deleted ?? chunk));
    outcome.failed.push(...(answer.data?.failed ?? []));
    onProgress(start + chunk.length);
  }
  return outcome;
};
