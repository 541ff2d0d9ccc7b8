import { cityField } from '#shared/domain/allCities.ts';
import { asItCame } from '#shared/domain/recordValues.ts';
import { type AppError, failure } from '#shared/ipc/result.ts';
import { notePerson } from '../stores/session.ts';
import {
  callEntity,
  isReplacedAsAWhole,
  type RecordName,
  type RecordScope,
  type Row,
  scopeOfRow,
} from './entityCalls.ts';
import { type Conflict, changedFields, type FieldValues, findConflicts, sameValue } from './findConflicts.ts';
import { queryClient, recordKeys } from './queryClient.ts';
import { recordOptions } from './useRecord.ts';

/** What of an entity can be sent. */
export interface WriteRules {
  entity: RecordName;
  bodyFields: readonly string[];
}

export type SaveOutcome =
  /** `record` is what the server has now; null for a new one. */
  | { type: 'saved'; id: string | null; record: Row | null }
  | { type: 'failed'; error: AppError }
  /** Somebody else saved it meanwhile: nothing was sent. */
  | { type: 'conflict'; theirs: Row; conflicts: readonly Conflict[] };

interface Update {
  scope: RecordScope;
  /** The record as it was when the person began to change it. */
  before: Row;
  values: FieldValues;
  /** Why the values cannot be set in the record as the server has it now; null: they can. */
  refusal?: ((theirs: Row) => string | null) | undefined;
}

const idIn = (answer: unknown): string | null => {
  const { id } = (answer ?? {}) as { id?: unknown };
  return typeof id === 'string' ? id : null;
};

/**
 * The record as the server has it after a write. News of the write come before its answer, and a window that shows the
 * record is reading it again already: that reading is this one. Null when it cannot be read.
 */
const readBack = (entity: RecordName, scope: RecordScope, id: string): Promise<Row | null> =>
  queryClient.fetchQuery(recordOptions(entity, scope, id)).catch(() => null);

/**
 * What this person and somebody else made of the record. Settings do not say when they were changed: only their values
 * can. Servers count `updatedAt` in seconds at times: within one, only what both changed to different values is a conflict.
 */
const conflictsOf = (
  fields: readonly string[],
  before: Row,
  values: FieldValues,
  theirs: Row,
): readonly Conflict[] => {
  const conflicts = findConflicts({ before, mine: { ...before, ...values }, theirs }, fields);
  const isAnother = theirs.updatedAt === undefined || theirs.updatedAt !== before.updatedAt;
  return isAnother ? conflicts : conflicts.filter(({ changedBy }) => changedBy === null);
};

/** How often a save is tried when the record changes between its reading and its write. */
export const maxTries = 3;

/**
 * Saves what changed in a record. It is read again first: when somebody else's version differs, the person has
 * to choose; the outcome then carries their version, which is the next attempt's `before`.
 */
export const updateRecord = async (rules: WriteRules, update: Update, tries = 1): Promise<SaveOutcome> => {
  const { entity, bodyFields } = rules;
  const { scope, before, values, refusal } = update;
  const { id } = before;
  const isSamePerson = notePerson();
  const fresh = await callEntity<Row>(entity, 'read', scope, { id, fresh: true });
  if (!fresh.ok) return { type: 'failed', error: fresh.error };
  const theirs = fresh.data;
  const conflicts = conflictsOf(bodyFields, before, values, theirs);
  if (conflicts.some(({ changedBy }) => changedBy !== 'mine')) return { type: 'conflict', theirs, conflicts };
  const refused = refusal?.(theirs) ?? null;
  if (!isSamePerson()) return { type: 'failed', error: failure('SESSION_ENDED').error };
  if (refused !== null) return { type: 'failed', error: { code: 'RULE', status: 0, message: refused } };
  // What this person did not touch goes back as the server has it now, also where two saves share one `updatedAt`.
  const touched = bodyFields.filter((field) => field in values && !sameValue(before[field], values[field]));
  const changes = changedFields(theirs, values, touched);
  const replaced = isReplacedAsAWhole(entity) ? { replaced: asItCame(theirs) } : {};
  const answer = await callEntity(entity, 'update', scope, { id, body: changes, ...replaced });
  if (!answer.ok && answer.error.code === 'CHANGED_MEANWHILE' && tries < maxTries)
    return updateRecord(rules, update, tries + 1);
  if (!answer.ok) return { type: 'failed', error: answer.error };
  const record = await readBack(entity, scope, id);
  if (record) return { type: 'saved', id, record };
  // Not read back, it is what was sent: the next save must not take this one for somebody else's, and whoever shows
  // this record must not fall back to the version before the save.
  const sent: Row = { ...theirs, ...changes };
  queryClient.setQueryData(recordKeys.record(entity, scope, id ?? ''), sent);
  return { type: 'saved', id, record: sent };
};

/** Creates a record; fields that were left empty are left out. */
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

/** A row as the person saw it, and what is to be set in it. */
export interface RowChange {
  before: Row;
  values: FieldValues;
}

export interface EachOutcome {
  /** What was changed, and what the server has now. */
  saved: { before: Row; after: Row; names: readonly string[] }[];
  failed: { row: Row; error: AppError }[];
}

interface EachOptions {
  signal: AbortSignal;
  /** Why the values cannot be set in a record as the server has it now; null: they can. */
  refusal: (theirs: Row, values: FieldValues) => string | null;
  /** What is said of a row in which somebody else changed the same fields meanwhile: it stays as it is. */
  conflictText: (conflicts: readonly Conflict[]) => string;
  onProgress: (done: number) => void;
}

/** Where the server is gone, each further row would take the whole time limit of a call to fail in the same way. */
const maxUnreachable = 3;

/**
 * Changes many records, one after another; one that is refused does not stop the others, a session that ended and a
 * server that is gone do. Only these values are set: what
 * somebody else changed meanwhile in other fields stays.
 */
export const saveEach = async (
  { entity }: Pick<WriteRules, 'entity'>,
  scope: RecordScope,
  changes: readonly RowChange[],
  { signal, refusal, conflictText, onProgress }: EachOptions,
): Promise<EachOutcome> => {
  const outcome: EachOutcome = { saved: [], failed: [] };
  const isSamePerson = notePerson();
  let unreachable = 0;
  for (const [index, { before, values }] of changes.entries()) {
    if (signal.aborted || !isSamePerson()) break;
    const names = Object.keys(values);
    const answer = await updateRecord(
      { entity, bodyFields: names },
      { scope: scopeOfRow(scope, before), before, values, refusal: (theirs) => refusal(theirs, values) },
    );
    if (answer.type === 'saved') {
      // Which city a row of all cities is in, only the list says.
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
      if (unreachable === maxUnreachable || error.code === 'SESSION_ENDED') break;
    }
    onProgress(index + 1);
  }
  return outcome;
};
