import type { JournalEntry } from '#shared/ipc/journalRoutes.ts';
import { timeZoneIn } from '#shared/rules/countries.ts';
import type { SlotChange } from '#shared/rules/slotChanges.ts';
import { joinedChanges } from '../../marketplace/slots/slotSummary.ts';

/** Starts of the slots whose change was not taken back; of an unread batch, those of its first slots. */
export const slotStarts = ({ name, slots, slotsBack = [] }: JournalEntry): readonly string[] =>
  slots?.flatMap(({ starts }) => starts.filter((start) => !slotsBack.includes(start))) ?? name.split(', ');

/** Number of records whose change was not taken back on its own. */
export const countOf = ({ count, slotsBack = [] }: JournalEntry): number => count - slotsBack.length;

export const timeZoneOf = ({ scope: { country = '' } }: JournalEntry): string => timeZoneIn(country);

/** Changes of the slots of entries, one for each slot, as far as their previous values are known. */
export const slotChanges = (entries: readonly JournalEntry[]): readonly SlotChange[] => {
  const oldestFirst = entries.toSorted((one, other) => one.at.localeCompare(other.at));
  return joinedChanges(
    oldestFirst.flatMap((entry): SlotChange[] => {
      const [from, values] = (['from', 'to'] as const).map((side) =>
        Object.fromEntries(entry.fields.map((field) => [field.name, field[side]])),
      );
      const starts = slotStarts(entry);
      return (entry.slots ?? [{ from, starts }]).flatMap((before) => {
        const known = Object.entries(before.from ?? {}).filter(([, value]) => value !== null);
        return before.starts
          .filter((startTime) => starts.includes(startTime))
          .map((startTime) => ({
            slot: { ...Object.fromEntries(known), id: startTime, startTime },
            values: values ?? {},
          }));
      });
    }),
  );
};
