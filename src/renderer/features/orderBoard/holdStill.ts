import { useEffect, useReducer, useRef } from 'react';
import { sameItems } from '../../data/live/liveRows.ts';

interface Held {
  /** The cards of a column, from the top. */
  ids: readonly string[];
  /** Those that belong elsewhere by now. */
  left: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/** What a column shows while somebody is in it: every card keeps its place, and what is new comes below. */
export const holdStill = (shown: readonly string[], sorted: readonly string[]): Held => {
  const known = new Set(shown);
  const wanted = new Set(sorted);
  const fresh = sorted.filter((id) => !known.has(id));
  return {
    ids: fresh.length === 0 ? shown : [...shown, ...fresh],
    left: new Set(shown.filter((id) => !wanted.has(id))),
  };
};

export interface HeldColumn extends Held {
  /** It would look otherwise if nobody were in it. */
  isHeldBack: boolean;
  /** Sorts it now, whoever is in it. */
  sortNow: () => void;
}

/** The cards of a column in their order, which stays as it is for as long as the column is held. */
export const useHeldColumn = (sorted: readonly string[], isHeld: boolean): HeldColumn => {
  // No state: one that is set while a column renders makes it render twice, with every refresh.
  const shown = useRef(sorted);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const held = isHeld ? holdStill(shown.current, sorted) : { ids: sorted, left: none };
  const { ids } = held;
  useEffect(() => {
    shown.current = ids;
  }, [ids]);
  return {
    ...held,
    isHeldBack: isHeld && !sameItems(ids, sorted),
    sortNow: () => {
      shown.current = sorted;
      drawAgain();
    },
  };
};
