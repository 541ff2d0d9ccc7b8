import type { JournalEntry } from '#shared/ipc/journalRoutes.ts';
import { isSame } from './journalEntry.ts';

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

/** True for each of two changes that cancel each other out. */
export const isCancelled = ({ takenBackAt, takesBack }: JournalEntry): boolean =>
  takenBackAt !== null || takesBack !== null;

const isReverse = (later: Step, earlier: Step): boolean => {
  const names = Object.keys(earlier.to);
  return (
    names.length === Object.keys(later.to).length &&
    names.every(
      (name) => isSame(later.from[name], earlier.to[name]) && isSame(later.to[name], earlier.from[name]),
    )
  );
};

const isOfSameZone = (one: JournalEntry, other: JournalEntry): boolean =>
  one.entity === other.entity &&
  one.zone !== undefined &&
  one.zone === other.zone &&
  one.scope.country === other.scope.country &&
  one.scope.city === other.scope.city;

/**
 * Changes of time slots that `done` takes back, alone or with other calls: each of their slots was changed once
 * since, to its previous values. Changes that cancel each other out do not count.
 */
export const reversedSlots = (earlier: readonly JournalEntry[], done: JournalEntry) => {
  const known = [...earlier.filter((entry) => isOfSameZone(entry, done)), done].map((entry) => ({
    entry,
    steps: stepsOf(entry),
  }));
  const own = known.at(-1)?.steps ?? new Map();
  return known.flatMap(({ entry, steps }, index) => {
    if (entry.id === done.id || entry.takenBackAt !== null) return [];
    if (![...steps.keys()].some((start) => own.has(start))) return [];
    const by = new Set<JournalEntry>();
    for (const [start, step] of steps) {
      const [next, ...others] = known
        .slice(index + 1)
        .filter((later) => later.steps.has(start) && !isCancelled(later.entry));
      const reverse = next?.steps.get(start);
      if (!next || others.length > 0 || !reverse || !isReverse(reverse, step)) return [];
      by.add(next.entry);
    }
    return [{ undone: entry, by: [...by] }];
  });
};
