import { useEffect, useReducer, useRef } from 'react';
import { sameItems } from '../../../data/live/liveRows.ts';

interface FrozenOrder {
  /** Ids of the cards, top to bottom. */
  ids: readonly string[];
  /** Ids of cards that belong to another column now. */
  left: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/** Order of a frozen column: existing cards keep their positions, new ones are appended. */
export const freezeOrder = (shown: readonly string[], sorted: readonly string[]): FrozenOrder => {
  const known = new Set(shown);
  const wanted = new Set(sorted);
  const fresh = sorted.filter((id) => !known.has(id));
  return {
    ids: fresh.length === 0 ? shown : [...shown, ...fresh],
    left: new Set(shown.filter((id) => !wanted.has(id))),
  };
};

export interface FrozenColumn extends FrozenOrder {
  hasPendingOrder: boolean;
  /** Sorts the column even while it is frozen. */
  sortNow: () => void;
}

/** Order of a column's cards, frozen while the pointer or focus is in the column. */
export const useFrozenColumn = (sorted: readonly string[], isFrozen: boolean): FrozenColumn => {
  // A ref, because setting state during rendering would render the column twice per refresh.
  const shown = useRef(sorted);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const frozen = isFrozen ? freezeOrder(shown.current, sorted) : { ids: sorted, left: none };
  const { ids } = frozen;
  useEffect(() => {
    shown.current = ids;
  }, [ids]);
  return {
    ...frozen,
    hasPendingOrder: isFrozen && !sameItems(ids, sorted),
    sortNow: () => {
      shown.current = sorted;
      drawAgain();
    },
  };
};
