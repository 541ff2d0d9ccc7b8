import { useLayoutEffect, useRef } from 'react';
import type { SlotWeek } from '#shared/domain/slotWeek.ts';
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

  useLayoutEffect(() => {
    // Also after other fields came.
    void grid;
    if (root.current) paintSelection(root.current, selected);
  }, [grid, selected]);

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
      week={week}
      grid={grid}
      names={names}
      now={now}
      hasHeat={hasHeat}
      handlers={handlers}
    />
  );
};
