import type { JournalEntry } from '#shared/ipc/journalRoutes.ts';
import { timeZoneIn } from '#shared/rules/countries.ts';
import { addDays, dayInZone } from '#shared/rules/plainDates.ts';
import type { ApiCall } from '../api/apiClient.ts';
import { idsIn, isValues } from './journalEntry.ts';
import { isOfSameZone, type Mark, type Marks } from './reversedSlots.ts';

/** Starts of slots that stay open after a call that closes others of their zone; `null`: the call closes none. */
export const leftOpen = (
  call: ApiCall,
  slots: readonly Readonly<Record<string, unknown>>[],
): string[] | null => {
  const { operation, body } = call;
  const values = operation === 'timeSlots.updateBatch' && isValues(body) ? body.slot : body;
  if (!isValues(values) || values.isDeliveryActive !== false) return null;
  const closed = idsIn(call);
  return slots
    .filter(({ id, isDeliveryActive }) => isDeliveryActive !== false && !closed.includes(String(id)))
    .map(({ startTime }) => String(startTime));
};

const dayOf = (instant: string, { scope: { country = '' } }: JournalEntry): string =>
  dayInZone(new Date(instant), timeZoneIn(country));

/** Whether an hour is in the week of a setup, which is named by its Monday. */
const isIn = (setup: JournalEntry, instant: string): boolean => {
  const day = dayOf(instant, setup);
  return day >= setup.name && day <= addDays(setup.name, 6);
};

const isSetup = ({ action, entity, outcome }: JournalEntry): boolean =>
  action === 'created' && entity === 'timeSlots' && outcome === 'done';

const isInForce = ({ action, outcome, takenBackAt, takesBack }: JournalEntry): boolean =>
  action === 'changed' && outcome === 'done' && takenBackAt === null && takesBack === null;

const startsOf = ({ name, slots }: JournalEntry): string[] =>
  slots?.flatMap(({ starts }) => starts) ?? [name];

const isPartOf = (entry: JournalEntry, whole: JournalEntry): boolean => {
  const starts = new Set(startsOf(whole));
  return startsOf(entry).every((start) => starts.has(start));
};

const firstStart = ({ name, slots }: JournalEntry): string => slots?.[0]?.starts[0] ?? name;

/**
 * Marks for the setup of a week whose last open hours `done` closes before the week begins: its Undo, because the
 * server cannot delete slots. The values written into the week since then end with it; Redo restores them all.
 */
export const closedSetups = (
  earlier: readonly JournalEntry[],
  done: JournalEntry,
  { open, reversed }: { open: readonly string[] | null; reversed: Marks },
): Marks => {
  const ofZone = earlier.filter((entry) => isOfSameZone(entry, done));
  const closing = ofZone.find(
    ({ id, takesBack, takenBackAt }) =>
      takenBackAt === null &&
      reversed.get(id)?.takenBackAt &&
      ofZone.some((entry) => entry.id === takesBack && isSetup(entry)),
  );
  if (closing) {
    const restored = ofZone.filter(({ takenBackAt }) => takenBackAt === closing.at);
    // Redo sends a call for each set of values.
    const calls = ofZone
      .slice(ofZone.indexOf(closing) + 1)
      .filter((entry) => isInForce(entry) && isPartOf(entry, closing));
    return new Map<string, Mark>([
      ...restored.map(({ id }) => [id, { takenBackAt: null }] as const),
      ...[...calls, done].map(({ id }) => [id, { takesBack: closing.id }] as const),
    ]);
  }
  const index = ofZone.findLastIndex((entry) => isSetup(entry) && isIn(entry, firstStart(done)));
  const setup = ofZone[index];
  if (!setup || !open || open.some((start) => isIn(setup, start)) || dayOf(done.at, setup) >= setup.name)
    return new Map();
  const filled = ofZone.slice(index).filter((entry) => isInForce(entry) && isIn(setup, firstStart(entry)));
  return new Map<string, Mark>([
    ...[setup, ...filled].map(({ id }) => [id, { takenBackAt: done.at }] as const),
    [done.id, { takesBack: setup.id }],
  ]);
};
