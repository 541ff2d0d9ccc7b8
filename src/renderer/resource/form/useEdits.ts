import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type EditHistory, redo, remember, startHistory, undo } from './editHistory.ts';

interface Edits<State> extends EditHistory<State> {
  /** Version that the edits are based on. */
  baseline: State;
}

const startEdits = <State>(state: State): Edits<State> => ({ ...startHistory(state), baseline: state });

/**
 * Edit history on top of a version of the server, `saved`. A later version replaces it only while there are
 * no edits.
 */
export const useEdits = <State>(saved: State | null, isSame: (one: State, other: State) => boolean) => {
  const [edits, setEdits] = useState<Edits<State> | null>(null);
  const taken = useRef<State | null>(null);
  const isDirty = useMemo(() => edits !== null && !isSame(edits.present, edits.baseline), [edits, isSame]);

  const take = useCallback((state: State): void => {
    taken.current = state;
    setEdits(startEdits(state));
  }, []);
  useEffect(() => {
    // Skip known data, because it would clear the history and with it Redo.
    if (saved && !isDirty && saved !== taken.current) take(saved);
  }, [saved, isDirty, take]);

  const step = (move: (now: EditHistory<State>) => EditHistory<State>, baseline?: State): void =>
    setEdits((now) => {
      const next = now && move(now);
      if (!now || !next || (next === now && baseline === undefined)) return now;
      return { ...next, baseline: baseline ?? now.baseline };
    });

  return {
    edits,
    isDirty,
    take,
    change: (edit: (now: State) => State, run?: string): void =>
      step((now) => {
        const next = edit(now.present);
        if (next === now.present) return now;
        const start = run !== undefined && run === now.run ? now.past.at(-1) : undefined;
        // Typing that was reverted in the field is not a step, so Undo continues with the previous one.
        if (start !== undefined && isSame(next, start)) return { ...undo(now), future: [] };
        return remember(now, next, run);
      }),
    /** Continues with `mine` on top of another version. */
    restore: (mine: State, baseline: State): void => step((now) => remember(now, mine), baseline),
    /** Replaces the baseline, and with `rebase` the edit too, which clears the history. */
    rebase: (baseline: State, rebase?: (present: State) => State): void =>
      step((now) => (rebase ? startHistory(rebase(now.present)) : now), baseline),
    undo: () => step(undo),
    redo: () => step(redo),
  };
};
