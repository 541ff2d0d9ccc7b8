/** Sequence of candidates with the ids from its start: later applications change neither order nor count. */
export interface ReviewWalk {
  ids: readonly string[];
  /** Current candidate; `null` at the end. */
  at: string | null;
  /** Decided in this window or elsewhere, or deleted. */
  done: ReadonlySet<string>;
}

type Step =
  | { type: 'done' | 'undone'; id: string }
  /** Skips to another undecided candidate. */
  | { type: 'next' | 'previous' };

/** Nearest undecided candidate in a direction, wrapping around. */
const following = ({ ids, done }: ReviewWalk, from: number, step: 1 | -1): string | null => {
  for (let moved = 1; moved <= ids.length; moved += 1) {
    const id = ids[(from + step * moved + ids.length * 2) % ids.length];
    if (id !== undefined && !done.has(id)) return id;
  }
  return null;
};

export const beginWalk = (ids: readonly string[], first: string | null): ReviewWalk => ({
  ids,
  at: first !== null && ids.includes(first) ? first : (ids[0] ?? null),
  done: new Set(),
});

export const walkOn = (walk: ReviewWalk, step: Step): ReviewWalk => {
  const from = walk.at === null ? -1 : walk.ids.indexOf(walk.at);
  switch (step.type) {
    case 'next':
      return { ...walk, at: following(walk, from, 1) };
    case 'previous':
      return { ...walk, at: following(walk, from, -1) };
    case 'done': {
      const after = { ...walk, done: new Set([...walk.done, step.id]) };
      return step.id === walk.at ? { ...after, at: following(after, from, 1) } : after;
    }
    case 'undone':
      // After an undo, returns to that candidate.
      return { ...walk, done: new Set([...walk.done].filter((id) => id !== step.id)), at: step.id };
  }
};

export const leftIn = ({ ids, done }: ReviewWalk): number => ids.filter((id) => !done.has(id)).length;

/** Next candidate to prefetch; `null` if there is no other. */
export const comingIn = (walk: ReviewWalk): string | null => {
  const { at } = walkOn(walk, { type: 'next' });
  return at === walk.at ? null : at;
};
