import { type AppError, failure } from '#shared/ipc/result.ts';
import { cityField } from '#shared/rules/allCities.ts';
import {
  type Conflict,
  changedFields,
  type FieldValues,
  findConflicts,
  sameValue,
} from '#shared/rules/mergeVersions.ts';
import { asItCame } from '#shared/rules/recordValues.ts';
import { noteUser } from '../stores/session.ts';
import {
  callEntity,
  isReplacedAsAWhole,
  type RecordName,
  type RecordScope,
  type Row,
  scopeOfRow,
} from './entityCalls.ts';
import { queryClient, recordKeys } from './queryClient.ts';
import { recordOptions } from './useRecord.ts';

export interface WriteRules {
  entity: RecordName;
  bodyFields: readonly string[];
}

export type SaveOutcome =
  /**
   * `record`: the record on the server after the save; `null` for a new one. `isUnchanged`: an Undo found its
   * values there already, and sent nothing.
   */
  | { type: 'saved'; id: string | null; record: Row | null; isUnchanged?: boolean }
  /** `mayBeSaved`: the write was sent, and its answer does not tell whether it succeeded. */
  | { type: 'failed'; error: AppError; mayBeSaved?: boolean }
  /** Another user changed the same fields; nothing was sent. */
  | { type: 'conflict'; theirs: Row; conflicts: readonly Conflict[] };

interface Update {
  scope: RecordScope;
  /** The record when the user began to edit it. */
  before: Row;
  values: FieldValues;
  isUndo?: boolean;
  /** Reason why the values are not allowed in the server's current record; `null`: they are. */
  refusal?: ((theirs: Row) => string | null) | undefined;
}

const answerless: ReadonlySet<string> = new Set(['NETWORK', 'UNEXPECTED_RESPONSE', 'RESPONSE_TOO_LARGE']);

/** Whether a write that failed like this may have been carried out by the server. */
export const isUncertain = ({ code, status }: AppError): boolean => answerless.has(code) || status >= 500;

const idIn = (answer: unknown): string | null => {
  const { id } = (answer ?? {}) as { id?: unknown };
  return typeof id === 'string' ? id : null;
};

/**
 * Record on the server after a write, `null` if it cannot be read. Main broadcasts the change before it
 * answers, so an open page is refetching already; `fetchQuery` joins that request.
 */
const readBack = (entity: RecordName, scope: RecordScope, id: string): Promise<Row | null> =>
  queryClient.fetchQuery(recordOptions(entity, scope, id)).catch(() => null);

/**
 * Conflicts between this user's and another user's edits. Settings have no
 * `updatedAt`, so only their values can differ. Some servers round `updatedAt`
 * to seconds: with equal times only fields that both sides changed conflict.
 */
const conflictsOf = (
  fields: readonly string[],
  before: Row,
  values: FieldValues,
  theirs: Row,
): readonly Conflict[] => {
  const conflicts = findConflicts({ start: before, mine: { ...before, ...values }, theirs }, fields);
  const isAnother = theirs.updatedAt === undefined || theirs.updatedAt !== before.updatedAt;
  return isAnother ? conflicts : conflicts.filter(({ changedBy }) => changedBy === null);
};

/** Attempts of a save when the record changes between the read and the write. */
export const maxTries = 3;

/**
 * Saves the changed fields of a record. Reads it first: if another user changed the same fields, the outcome
 * is a conflict with their version, which becomes `before` of the next attempt.
 */
export const updateRecord = async (rules: WriteRules, update: Update, tries = 1): Promise<SaveOutcome> => {
  const { entity, bodyFields } = rules;
  const { scope, before, values, refusal, isUndo } = update;
  const { id } = before;
  const isSameUser = noteUser();
  const fresh = await callEntity<Row>(entity, 'read', scope, { id, fresh: true });
  if (!fresh.ok) return { type: 'failed', error: fresh.error };
  const theirs = fresh.data;
  const conflicts = conflictsOf(bodyFields, before, values, theirs);
  if (conflicts.some(({ changedBy }) => changedBy !== 'mine')) return { type: 'conflict', theirs, conflicts };
  const refused = refusal?.(theirs) ?? null;
  if (!isSameUser()) return { type: 'failed', error: failure('SESSION_ENDED').error };
  if (refused !== null) return { type: 'failed', error: { code: 'RULE', status: 0, message: refused } };
  // Send untouched fields as the server has them now, even if two saves share one `updatedAt`.
  const touched = bodyFields.filter((field) => field in values && !sameValue(before[field], values[field]));
  const changes = changedFields(theirs, values, touched);
  if (isUndo && Object.keys(changes).length === 0) {
    queryClient.setQueryData(recordKeys.record(entity, scope, id ?? ''), theirs);
    return { type: 'saved', id, record: theirs, isUnchanged: true };
  }
  const replaced = isReplacedAsAWhole(entity) ? { replaced: asItCame(theirs) } : {};
  const answer = await callEntity(entity, 'update', scope, { id, body: changes, ...replaced });
  if (!answer.ok && answer.error.code === 'CHANGED_MEANWHILE' && tries < maxTries)
    return updateRecord(rules, update, tries + 1);
  if (!answer.ok) {
    const { error } = answer;
    return { type: 'failed', error, ...(isUncertain(error) ? { mayBeSaved: true } : {}) };
  }
  const record = await readBack(entity, scope, id);
  if (record) return { type: 'saved', id, record };
  // Refetch failed: cache the sent values, so that the next save does not report our own change as a conflict
  // and open pages do not fall back to the version before the save.
  const sent: Row = { ...theirs, ...changes };
  queryClient.setQueryData(recordKeys.record(entity, scope, id ?? ''), sent);
  return { type: 'saved', id, record: sent };
};

export const createRecord = async (
  { entity, bodyFields }: WriteRules,
  scope: RecordScope,
  values: FieldValues,
): Promise<SaveOutcome> => {
  const body = changedFields({}, values, bodyFields);
  const answer = await callEntity(entity, 'create', scope, { body });
  return answer.ok
    ? { type: 'saved', id: idIn(answer.data), record: null }
    : { type: 'failed', error: answer.error };
};

export interface RowChange {
  before: Row;
  values: FieldValues;
}

export interface EachOutcome {
  saved: { before: Row; after: Row; names: readonly string[] }[];
  failed: { row: Row; error: AppError }[];
}

interface EachOptions {
  signal: AbortSignal;
  /** Reason why the values are not allowed in the server's current record; `null`: they are. */
  refusal: (theirs: Row, values: FieldValues) => string | null;
  /** Error text of a row whose fields another user changed too. Such a row is not saved. */
  conflictText: (conflicts: readonly Conflict[]) => string;
  onProgress: (done: number) => void;
}

/** Consecutive unreachable rows before giving up: each one takes the full time limit of a call. */
const maxUnreachable = 3;
const endsBatch = new Set(['SESSION_ENDED', 'SERVER_BUSY']);

/**
 * Changes many records, one after another. A refused record does not stop the others; an ended session, a busy
 * or an unreachable server does. Only these values are sent, so edits by others in other fields survive.
 */
export const saveEach = async (
  { entity }: Pick<WriteRules, 'entity'>,
  scope: RecordScope,
  changes: readonly RowChange[],
  { signal, refusal, conflictText, onProgress }: EachOptions,
): Promise<EachOutcome> => {
  const outcome: EachOutcome = { saved: [], failed: [] };
  const isSameUser = noteUser();
  let unreachable = 0;
  for (const [index, { before, values }] of changes.entries()) {
    if (signal.aborted || !isSameUser()) break;
    const names = Object.keys(values);
    const answer = await updateRecord(
      { entity, bodyFields: names },
      { scope: scopeOfRow(scope, before), before, values, refusal: (theirs) => refusal(theirs, values) },
    );
    if (answer.type === 'saved') {
      // A record does not name its city; only the row of an all-cities list does.
      const ofCity = cityField in before ? { [cityField]: before[cityField] } : {};
      const after = { ...(answer.record ?? { ...before, ...values }), ...ofCity };
      outcome.saved.push({ before, after, names });
    } else {
      const error =
        answer.type === 'failed'
          ? answer.error
          : { code: 'RULE', status: 0, message: conflictText(answer.conflicts) };
      outcome.failed.push({ row: before, error });
      unreachable = error.code === 'NETWORK' ? unreachable + 1 : 0;
      if (unreachable === maxUnreachable || endsBatch.has(error.code)) break;
    }
    onProgress(index + 1);
  }
  return outcome;
};
