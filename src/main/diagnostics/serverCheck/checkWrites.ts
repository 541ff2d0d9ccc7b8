import { randomBytes } from 'node:crypto';
import {
  isWrite,
  type Operation,
  type OperationId,
  operationIds,
  operations,
} from '#shared/api/operations.ts';
import { unsaved } from './examineWrite.ts';
import { type CheckOptions, newCall } from './serverExchange.ts';
import { type WrittenEntity, writePlan, writtenEntities } from './writePlan.ts';
import { createWriteSheet, idIn, type Row, type WriteCall, type WriteSheet } from './writeSheet.ts';

/** A record of this check, until it is deleted. */
interface Made {
  entity: WrittenEntity;
  mark: string;
  /** `null`: created without an id in the answer, or without an answer. */
  id: string | null;
}

const callsOf = (entity: WrittenEntity) => {
  const name = (verb: string): OperationId => `${entity}.${verb}` as OperationId;
  return {
    list: name('list'),
    create: name('create'),
    read: name('read'),
    update: name('update'),
    remove: name('remove'),
  };
};

/** Id of the record with the mark; `null`: there is none, or the list has no such filter. */
const findMarked = async (
  sheet: WriteSheet,
  { entity, mark }: Made,
  signal: AbortSignal,
): Promise<string | null> => {
  const { markedField } = writePlan[entity];
  const filters = { [markedField]: { match: 'text', value: mark } } as const;
  const rows = await sheet.rowsOf(callsOf(entity).list, { page: 1, size: 20, filters }, signal);
  const isOurs = (row: Row): boolean => String(row[markedField]).toLowerCase().includes(mark);
  return idIn(rows.find(isOurs));
};

/** Makes, reads and changes a record. */
const writeOne = async (sheet: WriteSheet, made: Made, body: Row, signal: AbortSignal): Promise<void> => {
  const { entity } = made;
  const { create, read, update } = callsOf(entity);
  const created = await sheet.ask(create, { body, signal });
  if (!created) return sheet.note(create, [{ kind: 'notChecked', effect: 'tolerated' }]);
  sheet.note(create, created.findings);
  if (!created.isDone) return undefined;
  made.id = idIn(created.row);
  if (made.id === null) {
    made.id = await findMarked(sheet, made, signal);
    sheet.note(create, [
      made.id === null
        ? { kind: 'notSaved', effect: 'broken', field: 'id' }
        : { kind: 'noId', effect: 'tolerated', field: 'id' },
    ]);
  }
  if (made.id === null) return undefined;
  const { id } = made;

  const compare = async (by: OperationId, sent: Row): Promise<void> => {
    const now = await sheet.ask(read, { id, signal });
    if (now?.isDone) sheet.note(by, unsaved(sent, now.row ?? {}));
    else sheet.note(read, now?.findings ?? []);
  };
  await compare(create, body);
  const change: Row = writePlan[entity].change;
  const isWhole = operations[update].verb === 'replace';
  const updated = await sheet.ask(update, { id, body: isWhole ? { ...body, ...change } : change, signal });
  sheet.note(update, updated?.findings ?? []);
  if (updated?.isDone) await compare(update, change);
  return undefined;
};

/** Deletes a record and looks whether it is gone. Never stopped, so that nothing stays on the server. */
const removeOne = async (sheet: WriteSheet, made: Made): Promise<void> => {
  const { signal } = new AbortController();
  const { read, remove } = callsOf(made.entity);
  const id = made.id ?? (await findMarked(sheet, made, signal));
  if (id === null) return;
  let removed = await sheet.ask(remove, { id, signal });
  const isUnanswered = removed?.findings.some(({ kind }) => kind === 'noAnswer' || kind === 'timeout');
  if (isUnanswered) removed = await sheet.ask(remove, { id, signal });
  sheet.note(remove, removed?.findings ?? []);
  const after = await sheet.ask(read, { id, signal });
  const isGone = after?.findings.some(
    ({ kind, found }) => kind === 'status' && /^(?:404|410)/.test(found ?? ''),
  );
  if (!isGone) sheet.note(remove, [{ kind: 'leftBehind', effect: 'broken', found: made.mark }]);
};

const isWritten = (entity: string): boolean => Object.hasOwn(writePlan, entity);

/** Writes that were not sent, each with the reason. */
const callsNotTried = (tried: readonly WriteCall[]): WriteCall[] =>
  operationIds
    .filter((id) => isWrite(operations[id]) && !tried.some(({ operation }) => operation === id))
    .map((id) => {
      const { verb, entity = '' }: Operation = operations[id];
      const notTried = !isWritten(entity) ? 'cannotCreate' : verb === 'removeBatch' ? 'singly' : 'notCreated';
      return { ...newCall(id), notTried };
    });

/**
 * Makes, reads, changes and deletes an own record in each entity that allows it. All records carry a mark, and are
 * deleted at the end whatever happens before.
 */
export const checkWrites = async (options: CheckOptions): Promise<WriteCall[]> => {
  const { country, onProgress, signal } = options;
  const mark = `server-check-${randomBytes(4).toString('hex')}`;
  const sheet = createWriteSheet(options);
  const made: Made[] = [];
  const total = 2 * writtenEntities.length;
  const progress = (done: number, operation: OperationId): void => onProgress({ done, total, operation });
  try {
    const cityNames = await sheet.chooseCity(signal);
    const [category] = await sheet.rowsOf('homeCategories.list', { page: 1, size: 1 }, signal);
    for (const [index, entity] of writtenEntities.entries()) {
      if (signal.aborted) break;
      const { create } = callsOf(entity);
      progress(index, create);
      const ids = Object.fromEntries(
        [['homeCategories', idIn(category)], ...made.map((one) => [one.entity, one.id])].filter(
          ([, id]) => id !== null,
        ),
      );
      const body = writePlan[entity].body(mark, { country, ids, cityNames });
      if (!body) {
        sheet.note(create, [{ kind: 'notChecked', effect: 'tolerated' }]);
        continue;
      }
      const record: Made = { entity, mark, id: null };
      made.push(record);
      await writeOne(sheet, record, body, signal);
    }
  } finally {
    for (const [index, record] of made.toReversed().entries()) {
      progress(writtenEntities.length + index, callsOf(record.entity).remove);
      await removeOne(sheet, record);
    }
  }
  return [...sheet.calls(), ...callsNotTried(sheet.calls())];
};
