import { type RefObject, useEffect } from 'react';

/** Calls back as soon as a person goes on to something else: with the focus or the pointer. */
export const useLeaving = (
  place: RefObject<HTMLElement | null>,
  isThere: boolean,
  onLeave: () => void,
): void =>
  useEffect(() => {
    if (!isThere) return undefined;
    // In a list the cell is one with what stands in it: the grid gives it the focus.
    const home = place.current?.closest('td') ?? place.current;
    const look = ({ target }: Event): void => {
      if (!(target instanceof Node) || !home?.contains(target)) onLeave();
    };
    document.addEventListener('focusin', look);
    document.addEventListener('pointerdown', look);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('pointerdown', look);
    };
  }, [place, isThere, onLeave]);
