import type { JournalEntry } from '#shared/ipc/journalRoutes.ts';

/** Records of an entry; `null`: not known one by one. */
const recordsOf = ({
  entity,
  action,
  recordId,
  name,
  slots,
  count,
}: JournalEntry): readonly string[] | null => {
  if (entity === 'timeSlots') {
    const starts = slots?.flatMap((group) => group.starts) ?? name.split(', ');
    return starts.length === count ? starts : null;
  }
  if (recordId !== null && action !== 'created') return [recordId];
  // Settings have no id, and a record gets its id when it is created.
  if (count > 1 || (action === 'created' && name === '')) return null;
  return [action === 'created' ? name : ''];
};

const isOfSameList = (one: JournalEntry, other: JournalEntry): boolean =>
  one.entity === other.entity &&
  one.action === other.action &&
  one.zone === other.zone &&
  one.scope.country === other.scope.country &&
  one.scope.city === other.scope.city;

/** Record and field pairs of a change; of other calls, a pair for each record. */
const partsOf = (entry: JournalEntry): readonly string[] | null => {
  const names = entry.action === 'changed' ? entry.fields.map(({ name }) => name) : [''];
  return recordsOf(entry)?.flatMap((record) => names.map((name) => `${record} ${name}`)) ?? null;
};

/** Marks refused and unanswered calls as soon as later successful ones have done the same, field by field. */
export const markDoneLater = (
  entries: readonly JournalEntry[],
  done: JournalEntry,
): readonly JournalEntry[] => {
  if (done.outcome !== 'done') return entries;
  return entries.map((entry, index) => {
    if (entry.outcome === 'done' || entry.doneLaterAt !== undefined || !isOfSameList(entry, done))
      return entry;
    const later = entries
      .slice(index + 1)
      .filter((one) => one.outcome === 'done' && isOfSameList(one, done))
      .flatMap((one) => partsOf(one) ?? []);
    const parts = partsOf(entry) ?? [];
    const isDone = parts.length > 0 && parts.every((part) => later.includes(part));
    return isDone ? { ...entry, doneLaterAt: done.at } : entry;
  });
};
