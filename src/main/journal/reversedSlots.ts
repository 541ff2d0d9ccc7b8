import type { JournalEntry } from '#shared/ipc/journalRoutes.ts';
import { isSame } from './journalEntry.ts';

/** New values of entries, by their id. */
export type Marks = ReadonlyMap<string, Partial<Pick<JournalEntry, 'takenBackAt' | 'takesBack'>>>;

type Values = Readonly<Record<string, unknown>>;

interface Step {
  from: Values;
  to: Values;
}

/** Changed values of each slot, by its start; empty if the previous values are unknown. */
const stepsOf = ({ name, fields, slots }: JournalEntry): ReadonlyMap<number, Step> => {
  const to = Object.fromEntries(fields.map((field) => [field.name, field.to]));
  const single = fields.every((field) => 'from' in field)
    ? [{ from: Object.fromEntries(fields.map((field) => [field.name, field.from])), starts: [name] }]
    : [];
  return new Map(
    (slots ?? single).flatMap(({ from, starts }) => {
      const names = Object.keys(to).filter((field) => !isSame(from[field], to[field]));
      const step = {
        from: Object.fromEntries(names.map((field) => [field, from[field]])),
        to: Object.fromEntries(names.map((field) => [field, to[field]])),
      };
      return names.length === 0 ? [] : starts.map((start) => [Date.parse(start), step] as const);
    }),
  );
};

/** The number of a limit that is off has no effect, and may be missing. */
const isReverse = (later: Step, earlier: Step): boolean => {
  const isIdle = (values: Values, name: string): boolean =>
    name === 'couriersLimit' && values.isCouriersLimited === false;
  const namesOf = ({ to }: Step): string[] => Object.keys(to).filter((name) => !isIdle(earlier.from, name));
  const names = namesOf(earlier);
  return (
    names.length === namesOf(later).length &&
    names.every(
      (name) =>
        (isSame(later.from[name], earlier.to[name]) || isIdle(earlier.to, name)) &&
        isSame(later.to[name], earlier.from[name]),
    )
  );
};

const isOfSameZone = (one: JournalEntry, other: JournalEntry): boolean =>
  one.entity === other.entity &&
  one.zone !== undefined &&
  one.zone === other.zone &&
  one.scope.country === other.scope.country &&
  one.scope.city === other.scope.city;

interface Change {
  entry: JournalEntry;
  step: Step;
}

interface Reversal {
  undone: JournalEntry;
  by: JournalEntry;
  isRedo: boolean;
}

/** Reversals of each slot, whose changes are undone and redone in the order of a stack. */
const reversalsIn = (changes: readonly Change[]): Reversal[] => {
  const inForce: Change[] = [];
  let takeBacks: Change[] = [];
  return changes.flatMap((change): Reversal[] => {
    const [last, lastTakeBack] = [inForce.at(-1), takeBacks.at(-1)];
    const { entry: by, step } = change;
    if (last && isReverse(step, last.step)) {
      inForce.pop();
      takeBacks.push(change);
      return [{ undone: last.entry, by, isRedo: false }];
    }
    if (lastTakeBack && isReverse(step, lastTakeBack.step)) {
      takeBacks.pop();
      inForce.push(change);
      return [{ undone: lastTakeBack.entry, by, isRedo: true }];
    }
    // The journal may have dropped the change that an entry took back.
    if (by.takesBack === null) {
      inForce.push(change);
      takeBacks = [];
    } else takeBacks.push(change);
    return [];
  });
};

/**
 * Marks for changes of time slots in the zone of `done`, oldest first. A change is taken back once each of its slots
 * has been reversed, by any calls: an Undo sorts the slots into other batches. A call takes back if each of its
 * slots reverses a change that is taken back as a whole.
 */
export const reversedSlots = (entries: readonly JournalEntry[], done: JournalEntry): Marks => {
  const known = entries
    .filter((entry) => isOfSameZone(entry, done))
    .map((entry) => ({ entry, steps: stepsOf(entry) }));
  const changes = known.flatMap(({ entry, steps }) =>
    [...steps].map(([start, step]) => ({ start, entry, step })),
  );
  const reversals = [...Map.groupBy(changes, ({ start }) => start).values()].flatMap(reversalsIn);
  const ofUndone = Map.groupBy(reversals, ({ undone }) => undone);
  const ofTakeBack = Map.groupBy(
    reversals.filter(({ isRedo }) => !isRedo),
    ({ by }) => by,
  );
  const sizes = new Map(known.map(({ entry, steps }) => [entry, steps.size]));
  const undoneAt = new Map(
    [...ofUndone]
      .filter(([entry, { length }]) => length === sizes.get(entry))
      .map(([entry, by]) => [
        entry,
        by
          .map((reversal) => reversal.by.at)
          .toSorted()
          .at(-1) ?? null,
      ]),
  );
  const takenBackBy = (entry: JournalEntry): string | null => {
    const taken = ofTakeBack.get(entry) ?? [];
    const isWhole = taken.length === sizes.get(entry) && taken.every(({ undone }) => undoneAt.has(undone));
    return isWhole ? (taken[0]?.undone.id ?? null) : null;
  };
  return new Map(
    known.flatMap(({ entry }) => {
      const takenBackAt = entry.takenBackAt ?? undoneAt.get(entry) ?? null;
      const takesBack = entry.takesBack ?? takenBackBy(entry);
      const isUnchanged = takenBackAt === entry.takenBackAt && takesBack === entry.takesBack;
      return isUnchanged ? [] : [[entry.id, { takenBackAt, takesBack }] as const];
    }),
  );
};
