import { createHash } from 'node:crypto';
import { isWrite, type Operation, operations } from '#shared/api/operations.ts';
import type { JournalEntry, JournalField } from '#shared/ipc/journalRoutes.ts';
import type { Result } from '#shared/ipc/result.ts';
import type { ApiCall } from '../api/apiClient.ts';
import type { Log } from '../platform/log.ts';
import type { SealedFile } from '../platform/sealedFile.ts';
import { leftOpen } from './closedSetups.ts';
import { markDoneLater } from './doneLater.ts';
import { createJournalBook, type JournalBook } from './journalBook.ts';
import { answeredEntry, changedFieldsOf, entryOf, idsIn } from './journalEntry.ts';
import { createReadRecords } from './readRecords.ts';
import { createRefunds } from './refunds.ts';
import { slotBatchOf } from './slotBatch.ts';
import { markTakenBack } from './takenBack.ts';

/** Name of file and key. A hash, because the owner contains an address and an id. */
export const journalName = (owner: string): string =>
  `journal-${createHash('sha256').update(owner).digest('hex').slice(0, 16)}`;

/** Latest changes whose values are compared in full, to recognise that one takes back another. */
const maxInFull = 200;

export interface JournalFilter {
  since?: string | undefined;
  until?: string | undefined;
  entity?: string | undefined;
  recordId?: string | undefined;
  most: number;
}

const matches = (entry: JournalEntry, { since, until, entity, recordId }: JournalFilter): boolean =>
  (since === undefined || entry.at >= since) &&
  (until === undefined || entry.at < until) &&
  (entity === undefined || entry.entity === entity) &&
  (recordId === undefined || entry.recordId === recordId);

interface JournalOptions {
  /** Each owner has a file and a key, so that a damaged one affects no other. */
  fileOf: (name: string) => SealedFile;
  /** Key of user and server; `null`: logged out. */
  owner: () => string | null;
  isOn: () => boolean;
  onChanged: () => void;
  now?: () => number;
  log: Pick<Log, 'error'>;
}

/** Reports the answer of a write that is recorded. */
export type Answered = (result: Result<unknown>) => void;

/** Writes that windows sent, with their outcome, for the user who sent them. */
export const createJournal = ({ fileOf, owner, isOn, onChanged, now = Date.now, log }: JournalOptions) => {
  const books = new Map<string, JournalBook>();
  const records = createReadRecords();
  const refunds = createRefunds();
  const inFull = new Map<string, readonly JournalField[]>();

  const bookOf = (key: string): JournalBook => {
    const known =
      books.get(key) ?? createJournalBook({ file: fileOf(journalName(key)), owner: key, now, log });
    books.set(key, known);
    return known;
  };

  const fieldsOf = (entry: JournalEntry): readonly JournalField[] => inFull.get(entry.id) ?? entry.fields;

  const noteInFull = (id: string, fields: readonly JournalField[]): void => {
    inFull.set(id, fields);
    const [oldest = ''] = inFull.keys();
    if (inFull.size > maxInFull) inFull.delete(oldest);
  };

  const noteRefund = (call: ApiCall, answer: unknown): void => {
    const found = refunds.foundIn(call, answer);
    if (!found) return;
    const { owner: key, id, refund } = found;
    bookOf(key).change((known) => known.map((one) => (one.id === id ? { ...one, refund } : one)));
    onChanged();
  };

  const finish = (
    key: string,
    entry: JournalEntry,
    { result, open }: { result: Result<unknown>; open: readonly string[] | null },
  ): void => {
    const answered = answeredEntry(entry, result);
    if (answered) refunds.expect(key, answered);
    bookOf(key).change((known) => {
      if (!answered) return known.filter(({ id }) => id !== entry.id);
      const entries = known.map((one) => (one.id === entry.id ? answered : one));
      return markDoneLater(markTakenBack(entries, answered, fieldsOf, open), answered);
    });
    onChanged();
  };

  return {
    /** A window read this: the base of a later change. */
    sawAnswer: (call: ApiCall, result: Result<unknown>): void => {
      if (!result.ok || !isOn()) return;
      records.note(call, result.data);
      noteRefund(call, result.data);
    },
    /** Call before a write is sent. */
    sending: (call: ApiCall, names?: Readonly<Record<string, string>>): Answered => {
      const key = owner();
      if (key === null || !isOn() || !isWrite(operations[call.operation])) return () => undefined;
      const { params } = call;
      const { entity = '' }: Operation = operations[call.operation];
      const known = (id?: string) => records.find({ entity, params, id });
      const ids = idsIn(call);
      const batch = slotBatchOf(call, known);
      const fields = batch?.fields ?? changedFieldsOf(call, ids.length > 1 ? null : known(ids[0]));
      const entry = {
        ...entryOf({ call, known, names, now: new Date(now()) }, fields),
        ...(batch?.slots ? { slots: batch.slots } : {}),
      };
      const slot = entity === 'timeSlots' ? known(ids[0]) : null;
      const open = slot && leftOpen(call, records.besides(slot));
      noteInFull(entry.id, fields);
      bookOf(key).change((entries) => [...entries, entry]);
      return (result) => finish(key, entry, { result, open });
    },
    /** Newest first. */
    read: async (filter: JournalFilter): Promise<JournalEntry[]> => {
      const key = owner();
      const entries = key === null ? [] : await bookOf(key).read();
      return entries
        .filter((entry) => matches(entry, filter))
        .slice(-filter.most)
        .reverse();
    },
    forget: async (): Promise<void> => {
      const key = owner();
      if (key !== null) await bookOf(key).forget();
      onChanged();
    },
    /** Call after login, logout, and when the keychain was unlocked. */
    sessionChanged: (): void => {
      records.forget();
      const key = owner();
      if (key !== null) bookOf(key).retry();
    },
    /** Call before quitting. */
    settle: async (): Promise<void> => {
      await Promise.all([...books.values()].map((book) => book.settle()));
    },
  };
};

export type Journal = ReturnType<typeof createJournal>;
