import type { JournalEntry, JournalField } from '#shared/ipc/journalRoutes.ts';
import type { ApiCall } from '../api/apiClient.ts';
import { idsIn, isSame, isValues } from './journalEntry.ts';

type Values = Readonly<Record<string, unknown>>;
type SlotsBefore = NonNullable<JournalEntry['slots']>;

interface SlotBatch {
  fields: JournalField[];
  /** Unset: the app had not read all of these slots. */
  slots?: SlotsBefore;
}

const pick = (record: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, record[name] ?? null]));

const startOf = (record: Values | null): string =>
  typeof record?.startTime === 'string' ? record.startTime : '';

/** Values that a batch of time slots changes. Slots with the same previous values share a group. */
export const slotBatchOf = (call: ApiCall, known: (id: string) => Values | null): SlotBatch | null => {
  if (call.operation !== 'timeSlots.updateBatch' || !isValues(call.body) || !isValues(call.body.slot))
    return null;
  const written = Object.entries(call.body.slot);
  const records = idsIn(call).map(known);
  const before = records.filter((record) => record !== null);
  if (before.length < records.length || before.some((record) => startOf(record) === ''))
    return { fields: written.map(([name, to]) => ({ name, to })) };
  const changed = written.filter(([name, to]) => before.some((record) => !isSame(record[name], to)));
  const names = changed.map(([name]) => name);
  const groups = Map.groupBy(before, (record) => JSON.stringify(pick(record, names)));
  return {
    fields: changed.map(([name, to]) => {
      const from = before[0]?.[name] ?? null;
      return before.every((record) => isSame(record[name], from)) ? { name, from, to } : { name, to };
    }),
    slots: [...groups].map(([from, slots]) => ({
      from: JSON.parse(from) as Record<string, unknown>,
      starts: slots.map(startOf),
    })),
  };
};
