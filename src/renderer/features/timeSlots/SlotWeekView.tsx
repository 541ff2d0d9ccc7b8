import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { SlotWeek } from '#shared/domain/slotWeek.ts';
import { useHasSettled } from '../../ui/useDebounced.ts';
import type { DrawnWeek } from './HourRow.tsx';
import { paintSelection } from './paintSelection.ts';
import type { SlotGestures } from './slotGestures.ts';
import { useGridGestures } from './useGridGestures.ts';
import { WeekGrid } from './WeekGrid.tsx';

interface SlotWeekViewProps extends SlotGestures {
  label: string;
  week: SlotWeek;
  names: ReadonlyMap<string, string>;
  hasHeat: boolean;
}

/** The week's grid with what is chosen in it. */
export const SlotWeekView = ({ label, week, names, hasHeat, ...gestures }: SlotWeekViewProps) => {
  const { grid, now, selected } = gestures;
  const root = useRef<HTMLTableElement>(null);
  const handlers = useGridGestures(root, gestures);
  const drawn = useMemo<DrawnWeek>(() => ({ week, grid, names, now }), [week, grid, names, now]);
  // Another week is painted where it can be seen first; the rest follows when the browser has nothing else to do.
  const [outOfSight, setOutOfSight] = useState(drawn);
  const hasSettled = useHasSettled(drawn);
  if (hasSettled && outOfSight !== drawn) setOutOfSight(drawn);

  useLayoutEffect(() => {
    // Also after other fields came.
    void drawn;
    void outOfSight;
    if (root.current) paintSelection(root.current, selected);
  }, [drawn, outOfSight, selected]);

  useLayoutEffect(() => {
    const element = root.current;
    if (!element || element.querySelector('[data-at][tabindex="0"]')) return;
    const first = element.querySelector<HTMLElement>('[data-slot]:not([data-kind])');
    const stop = first ?? element.querySelector<HTMLElement>('[data-at]');
    if (stop) stop.tabIndex = 0;
  });

  return (
    <WeekGrid
      root={root}
      label={label}
      drawn={drawn}
      outOfSight={outOfSight}
      hasHeat={hasHeat}
      handlers={handlers}
    />
  );
};
