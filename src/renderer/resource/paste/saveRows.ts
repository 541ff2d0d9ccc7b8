import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AppError } from '#shared/ipc/result.ts';
import { cityField } from '#shared/rules/allCities.ts';
import { callEntity, type RecordScope, type Row } from '../../data/entityCalls.ts';
import { createRecord, type EachOutcome, isUncertain, saveEach } from '../../data/saveRecord.ts';
import { noteUser } from '../../stores/session.ts';
import type { Resource } from '../define/resource.ts';
import { conflictText, refusalText } from '../form/formProblems.ts';
import { changeRefusal } from '../form/formResolver.ts';
import type { PlannedRow } from './planRows.ts';

/** Consecutive unreachable rows before giving up: each one takes the full time limit of a call. */
const maxUnreachable = 3;

export interface RowFailure {
  text: string;
  requestId?: string | undefined;
  /** A new record that the server may have created, because its answer was lost. */
  isUncertain: boolean;
}

export interface PasteOutcome {
  saved: EachOutcome['saved'];
  /** New records as they are on the server. `null`: made, but not readable. */
  made: { scope: RecordScope; record: Row | null }[];
  /** By line of the table. */
  failures: Map<number, RowFailure>;
}

export interface SaveContext {
  resource: Resource;
  scope: RecordScope;
  timeZone: string;
  i18n: I18n;
  signal: AbortSignal;
  onProgress: (done: number) => void;
}

const changeRecord = async (
  before: Row,
  values: PlannedRow['values'],
  { resource, scope, timeZone, i18n, signal }: SaveContext,
): Promise<EachOutcome> =>
  saveEach(resource, scope, [{ before, values }], {
    signal,
    refusal: (theirs) => changeRefusal(resource, theirs, values, { timeZone, i18n }),
    conflictText: (conflicts) => conflictText(resource.fields, conflicts, i18n),
    onProgress: () => undefined,
  });

/** Reads the new record: its version shows at an Undo whether another user has changed it. */
const readMade = async (
  { entity }: Resource,
  scope: RecordScope,
  id: string | null,
): Promise<PasteOutcome['made'][number]> => {
  const read = id === null ? null : await callEntity<Row>(entity, 'read', scope, { id, fresh: true });
  const ofCity = scope.city === undefined ? {} : { [cityField]: scope.city };
  return { scope, record: read?.ok ? { ...read.data, ...ofCity } : null };
};

/** Saves one row into the outcome. Returns the error of a refused one. */
const saveRow = async (
  { record, values, scope }: PlannedRow,
  outcome: PasteOutcome,
  context: SaveContext,
): Promise<AppError | null> => {
  if (record) {
    const { saved, failed } = await changeRecord(record, values, context);
    outcome.saved.push(...saved);
    return failed[0]?.error ?? null;
  }
  const made = await createRecord(context.resource, scope, values);
  if (made.type === 'failed') return made.error;
  if (made.type === 'saved') outcome.made.push(await readMade(context.resource, scope, made.id));
  return null;
};

const failureOf = (
  { record }: PlannedRow,
  error: AppError,
  { resource, i18n }: Pick<SaveContext, 'resource' | 'i18n'>,
): RowFailure => {
  const isPerhapsCreated = record === null && isUncertain(error);
  const reason = refusalText(resource.fields, error, i18n);
  return {
    text: isPerhapsCreated ? `${reason}\n${i18n._(msg`Perhaps created. Retry looks for it first.`)}` : reason,
    requestId: error.requestId,
    isUncertain: isPerhapsCreated,
  };
};

/** Saves the rows one after the other. A refused row does not stop the others; an unreachable server does. */
export const saveRows = async (rows: readonly PlannedRow[], context: SaveContext): Promise<PasteOutcome> => {
  const { i18n, signal, onProgress } = context;
  const outcome: PasteOutcome = { saved: [], made: [], failures: new Map() };
  const isSameUser = noteUser();
  let unreachable = 0;
  for (const [done, row] of rows.entries()) {
    if (signal.aborted || unreachable === maxUnreachable || !isSameUser()) {
      outcome.failures.set(row.line, { text: i18n._(msg`Not sent`), isUncertain: false });
      continue;
    }
    onProgress(done);
    const error = await saveRow(row, outcome, context);
    unreachable = error?.code === 'NETWORK' ? unreachable + 1 : 0;
    if (error) outcome.failures.set(row.line, failureOf(row, error, context));
  }
  return outcome;
};
