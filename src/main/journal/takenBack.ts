import type { JournalEntry, JournalField } from '#shared/ipc/journalRoutes.ts';
import { closedSetups } from './closedSetups.ts';
import { isSame } from './journalEntry.ts';
import { type Marks, reversedSlots } from './reversedSlots.ts';

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

/** Settings have no id, nor do deleted batches, whose count tells them apart. */
const isOfSameRecord = (one: JournalEntry, other: JournalEntry): boolean =>
  (one.recordId !== null || one.count === 1) &&
  one.recordId === other.recordId &&
  one.entity === other.entity &&
  one.scope.country === other.scope.country &&
  one.scope.city === other.scope.city;

const isDone = ({ action, outcome }: JournalEntry): boolean => action === 'changed' && outcome === 'done';

/** True for each of two changes that cancel each other out. */
const isCancelled = ({ takenBackAt, takesBack }: JournalEntry): boolean =>
  takenBackAt !== null || takesBack !== null;

const reversedRecord = (earlier: readonly JournalEntry[], done: JournalEntry, fieldsOf: FieldsOf): Marks => {
  const fields = fieldsOf(done);
  const isOfSameFields = (entry: JournalEntry): boolean =>
    fieldsOf(entry).some(({ name }) => fields.some((field) => field.name === name));
  const before = earlier.filter(
    (entry) => isDone(entry) && isOfSameRecord(entry, done) && isOfSameFields(entry),
  );
  const undone = before.findLast((entry) => isReverse(fields, fieldsOf(entry)));
  const later = undone ? before.slice(before.indexOf(undone) + 1) : [];
  if (!undone || undone.takenBackAt !== null || !later.every(isCancelled)) return new Map();
  return new Map([
    [undone.id, { takenBackAt: done.at }],
    ...(undone.takesBack === null ? [[done.id, { takesBack: undone.id }] as const] : []),
  ]);
};

/**
 * Marks the changes that a new one takes back, whichever window or button sent it. Reversing a take-back (Redo,
 * or the same change again) is a new change: its time is the one at which the values came into force.
 */
export const markTakenBack = (
  entries: readonly JournalEntry[],
  done: JournalEntry,
  fieldsOf: FieldsOf,
  /** Hours that a closing of time slots leaves open. */
  open: readonly string[] | null,
): readonly JournalEntry[] => {
  if (!isDone(done)) return entries;
  const earlier = entries.filter(({ id, at }) => id !== done.id && at <= done.at);
  const isOfSlots = done.entity === 'timeSlots';
  const reversed = isOfSlots
    ? reversedSlots([...earlier.filter(isDone), done], done)
    : reversedRecord(earlier, done, fieldsOf);
  const closed: Marks = isOfSlots ? closedSetups(earlier, done, { open, reversed }) : new Map();
  // Keeps other entries as they are, because their size is cached by identity.
  return entries.map((entry) =>
    reversed.has(entry.id) || closed.has(entry.id)
      ? { ...entry, ...reversed.get(entry.id), ...closed.get(entry.id) }
      : entry,
  );
};
