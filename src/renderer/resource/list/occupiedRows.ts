import { type RefObject, useEffect, useEffectEvent } from 'react';
import { restMs } from '../../ui/pressedTwice.ts';

const underPointer = 'tbody [data-row]:hover';
const underUser = `${underPointer}, tbody [data-row]:has(:focus-visible)`;
const activities = ['pointermove', 'pointerout', 'pointerdown', 'wheel', 'keydown', 'focusin', 'focusout'];

/** Indexes of the rows under the pointer and with keyboard focus. */
export const occupiedRows = (area: HTMLElement | null): readonly string[] =>
  [...(area?.querySelectorAll<HTMLElement>(underUser) ?? [])].map(({ dataset }) => dataset.row ?? '');

/**
 * Calls `release` when pointer and focus have left the frozen rows: at once if they left the list, after a
 * delay if they moved to other rows.
 */
export const useRelease = (
  area: RefObject<HTMLElement | null>,
  frozen: readonly string[] | null,
  release: () => void,
): void => {
  const onReleased = useEffectEvent(release);
  useEffect(() => {
    if (!frozen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      if (!occupiedRows(area.current).some((row) => frozen.includes(row))) onReleased();
    };
    const lookLater = (): void => {
      clearTimeout(timer);
      const isInList = occupiedRows(area.current).length > 0;
      timer = setTimeout(look, isInList ? restMs : 0);
    };
    for (const type of activities)
      document.addEventListener(type, lookLater, { capture: true, passive: true });
    lookLater();
    return () => {
      clearTimeout(timer);
      for (const type of activities) document.removeEventListener(type, lookLater, { capture: true });
    };
  }, [frozen, area]);
};
