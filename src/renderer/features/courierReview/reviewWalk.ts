/** A walk through candidates, by the ids that it began with: who applies meanwhile changes neither order nor count. */
export interface ReviewWalk {
  ids: readonly string[];
  /** Who is shown; null: nobody is left. */
  at: string | null;
  /** Decided here, by somebody else, or gone. */
  done: ReadonlySet<string>;
}

type Step =
  | { type: 'done' | 'undone'; id: string }
  /** Somebody who is not decided yet, without deciding. */
  | { type: 'next' | 'previous' };

/** The next one who is not done, from here to the end and then from the beginning. */
const following = ({ ids, done }: ReviewWalk, from: number, step: 1 | -1): string | null => {
  for (let moved = 1; moved <= ids.length; moved += 1) {
    const id = ids[(from + step * moved + ids.length * 2) % ids.length];
    if (id !== undefined && !done.has(id)) return id;
  }
  return null;
};

/** Begins with this one, where it waits among the others. */
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
      // Whose decision is taken back is looked at again.
      return { ...walk, done: new Set([...walk.done].filter((id) => id !== step.id)), at: step.id };
  }
};

export const leftIn = ({ ids, done }: ReviewWalk): number => ids.filter((id) => !done.has(id)).length;

/** Who comes after the one that is shown, to be read ahead; null: nobody else. */
export const comingIn = (walk: ReviewWalk): string | null => {
  const { at } = walkOn(walk, { type: 'next' });
  return at === walk.at ? null : at;
};
