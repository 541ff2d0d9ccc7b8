import type { JournalEntry, JournalField } from '#shared/ipc/journalRoutes.ts';
import { isSame } from './journalEntry.ts';

/** Fields of an entry as they were sent; unlike the recorded ones, with all values. */
export type FieldsOf = (entry: JournalEntry) => readonly JournalField[];

const isReverse = (later: readonly JournalField[], earlier: readonly JournalField[]): boolean =>
  later.length === earlier.length &&
  later.every(({ name, from, to, omitted }) => {
    const other = earlier.find((field) => field.name === name);
    return omitted === undefined && other?.omitted === undefined && other !== undefined
      ? 'from' in other && isSame(other.from, to) && isSame(other.to, from)
      : false;
  });

const isOfSameRecord = (one: JournalEntry, other: JournalEntry): boolean =>
  one.recordId !== null &&
  one.recordId === other.recordId &&
  one.entity === other.entity &&
  one.scope.country === other.scope.country &&
  one.scope.city === other.scope.city;

/**
 * Marks the change that a new one takes back, whichever window or button sent it. Taking back a take-back
 * (Redo) puts the first change in force again.
 */
export const markTakenBack = (
  entries: readonly JournalEntry[],
  done: JournalEntry,
  fieldsOf: FieldsOf,
): readonly JournalEntry[] => {
  if (done.action !== 'changed' || done.outcome !== 'done') return entries;
  const fields = fieldsOf(done);
  if (fields.length === 0) return entries;
  const earlier = entries.findLast(
    (entry) =>
      entry.id !== done.id &&
      entry.outcome === 'done' &&
      entry.action === 'changed' &&
      isOfSameRecord(entry, done) &&
      entry.at <= done.at,
  );
  if (!earlier || earlier.takenBackAt !== null || !isReverse(fields, fieldsOf(earlier))) return entries;
  return entries.map((entry) => {
    if (entry.id === done.id) return { ...entry, takesBack: earlier.id };
    if (entry.id === earlier.id) return { ...entry, takenBackAt: done.at };
    return entry.id === earlier.takesBack ? { ...entry, takenBackAt: null } : entry;
  });
};
