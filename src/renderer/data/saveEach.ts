import type { AppError } from '#shared/ipc/result.ts';
import type { FieldValues } from './changedFields.ts';
import type { RecordScope, Row } from './entityCalls.ts';
import { type SaveOutcome, updateRecord, type WriteRules } from './saveRecord.ts';

export interface EachOutcome {
  /** As the server has them now. */
  saved: Row[];
  failed: { row: Row; error: AppError }[];
}

interface EachOptions {
  signal: AbortSignal;
  /** Why the values cannot be set in a record as the server has it now; null: they can. */
  refusal: (theirs: Row) => string | null;
  onProgress: (done: number) => void;
}

/** What somebody else changed meanwhile stays as it is: only these values are set. */
const setValues = async (
  rules: WriteRules,
  scope: RecordScope,
  update: Omit<Parameters<typeof updateRecord>[1], 'scope'>,
): Promise<SaveOutcome> => {
  const outcome = await updateRecord(rules, { scope, ...update });
  return outcome.kind === 'conflict'
    ? updateRecord(rules, { scope, ...update, before: outcome.theirs })
    : outcome;
};

/** Sets the same values in many records, one after another; one that is refused does not stop the others. */
export const saveEach = async (
  rules: WriteRules,
  scope: RecordScope,
  rows: readonly Row[],
  values: FieldValues,
  { signal, refusal, onProgress }: EachOptions,
): Promise<EachOutcome> => {
  const outcome: EachOutcome = { saved: [], failed: [] };
  for (const [index, row] of rows.entries()) {
    if (signal.aborted) break;
    const answer = await setValues(rules, scope, { before: row, values, refusal });
    if (answer.kind === 'saved') outcome.saved.push(answer.record ?? { ...row, ...values });
    if (answer.kind === 'failed') outcome.failed.push({ row, error: answer.error });
    onProgress(index + 1);
  }
  return outcome;
};
