import type { JournalEntry } from '#shared/ipc/journalRoutes.ts';
import { isSame } from './journalEntry.ts';

export type Mark = Partial<Pick<JournalEntry, 'takenBackAt' | 'takesBack' | 'slotsBack'>>;
/** New values of entries, by their id. */
export type Marks = ReadonlyMap<string, Mark>;

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

export const isOfSameZone = (one: JournalEntry, other: JournalEntry): boolean =>
  one.entity === other.entity &&
  one.zone !== undefined &&
  one.zone === other.zone &&
  one.scope.country === other.scope.country &&
  one.scope.city === other.scope.city;

interface Change {
  start: number;
  entry: JournalEntry;
  step: Step;
}

interface Reversal {
  start: number;
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
    const { start, entry: by, step } = change;
    if (last && isReverse(step, last.step)) {
      inForce.pop();
      takeBacks.push(change);
      return [{ start, undone: last.entry, by, isRedo: false }];
    }
    if (lastTakeBack && isReverse(step, lastTakeBack.step)) {
      takeBacks.pop();
      inForce.push(change);
      return [{ start, undone: lastTakeBack.entry, by, isRedo: true }];
    }
    // The journal may have dropped the change that an entry took back.
    if (by.takesBack === null) {
      inForce.push(change);
      takeBacks = [];
    } else takeBacks.push(change);
    return [];
  });
};

/** Reversed starts of a batch, in its own order and form. */
const startsIn = ({ slots = [] }: JournalEntry, reversals: readonly Reversal[]): string[] => {
  const reversed = new Set(reversals.map(({ start }) => start));
  return slots.flatMap(({ starts }) => starts.filter((start) => reversed.has(Date.parse(start))));
};

/**
 * Marks for changes of time slots in the zone of `done`, oldest first. A change is taken back once each of its slots
 * has been reversed, by any calls: an Undo sorts the slots into other batches, and the server may refuse some of
 * them. A call takes back if each of its slots reverses a change.
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
  return new Map(
    known.flatMap(({ entry, steps }) => {
      const [undone, taken] = [ofUndone.get(entry) ?? [], ofTakeBack.get(entry) ?? []];
      const isWhole = undone.length === steps.size;
      const times = undone.map(({ by }) => by.at).toSorted();
      const takenBackAt = entry.takenBackAt ?? (isWhole ? (times.at(-1) ?? null) : null);
      const takesBack =
        entry.takesBack ?? (taken.length === steps.size ? (taken[0]?.undone.id ?? null) : null);
      const slotsBack = takenBackAt === null ? startsIn(entry, undone) : [];
      const isUnchanged =
        takenBackAt === entry.takenBackAt &&
        takesBack === entry.takesBack &&
        slotsBack.length === (entry.slotsBack?.length ?? 0);
      const partly = slotsBack.length > 0 ? slotsBack : undefined;
      return isUnchanged ? [] : [[entry.id, { takenBackAt, takesBack, slotsBack: partly }] as const];
    }),
  );
};
