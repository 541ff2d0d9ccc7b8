/** Sequence of candidates with the ids from its start: later applications change neither order nor count. */
export interface ReviewQueue {
  ids: readonly string[];
  /** Current candidate; `null` at the end. */
  at: string | null;
  /** Decided in this window or elsewhere, or deleted. */
  done: ReadonlySet<string>;
}

export type QueueStep =
  | { type: 'done' | 'undone'; id: string }
  /** Skips to another undecided candidate. */
  | { type: 'next' | 'previous' };

/** Nearest undecided candidate in a direction, wrapping around. */
const following = ({ ids, done }: ReviewQueue, from: number, step: 1 | -1): string | null => {
  for (let moved = 1; moved <= ids.length; moved += 1) {
    const id = ids[(from + step * moved + ids.length * 2) % ids.length];
    if (id !== undefined && !done.has(id)) return id;
  }
  return null;
};

export const startQueue = (ids: readonly string[], first: string | null): ReviewQueue => ({
  ids,
  at: first !== null && ids.includes(first) ? first : (ids[0] ?? null),
  done: new Set(),
});

export const advance = (queue: ReviewQueue, step: QueueStep): ReviewQueue => {
  const from = queue.at === null ? -1 : queue.ids.indexOf(queue.at);
  switch (step.type) {
    case 'next':
      return { ...queue, at: following(queue, from, 1) };
    case 'previous':
      return { ...queue, at: following(queue, from, -1) };
    case 'done': {
      const after = { ...queue, done: new Set([...queue.done, step.id]) };
      return step.id === queue.at ? { ...after, at: following(after, from, 1) } : after;
    }
    case 'undone':
      // After an undo, returns to that candidate.
      return { ...queue, done: new Set([...queue.done].filter((id) => id !== step.id)), at: step.id };
  }
};

export const undecidedIn = ({ ids, done }: ReviewQueue): number => ids.filter((id) => !done.has(id)).length;

/** Next candidate to prefetch; `null` if there is no other. */
export const nextIn = (queue: ReviewQueue): string | null => {
  const { at } = advance(queue, { type: 'next' });
  return at === queue.at ? null : at;
};
