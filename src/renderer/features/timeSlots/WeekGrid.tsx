import { useLingui } from '@lingui/react/macro';
import { memo, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { hoursInDay, offsetsOf, type SlotWeek, weekHourOf } from '#shared/domain/slotWeek.ts';
import { useHasSettled } from '../../ui/useDebounced.ts';
import { toAttribute } from './gridPosition.ts';
import { type DrawnWeek, HourRow, type RowFrame } from './HourRow.tsx';
import { paintSelection, type SlotGestures } from './slotSelection.ts';
import { dayText, longDayText, slotWords } from './slotTexts.ts';
import { type GridHandlers, useGridGestures } from './useGridGestures.ts';
import { useWeekStyles } from './useWeekStyles.ts';

const rowHeight = 44;

/** Which hours of the grid can be seen, and one more on each side. */
const rowsInView = (root: HTMLElement | null): { first: number; last: number } => {
  const { scrollTop = 0, clientHeight = Number.POSITIVE_INFINITY } = root ?? {};
  return {
    first: Math.floor(scrollTop / rowHeight) - 1,
    last: Math.ceil((scrollTop + clientHeight) / rowHeight),
  };
};

interface WeekGridProps {
  root: RefObject<HTMLTableElement | null>;
  label: string;
  drawn: DrawnWeek;
  /** What rows out of sight still show. */
  outOfSight: DrawnWeek;
  hasHeat: boolean;
  handlers: GridHandlers;
}

/** Fields are chosen and walked through by keys. */
const gridAttributes = { role: 'grid', 'aria-multiselectable': true };
const hours = Array.from({ length: hoursInDay }, (_, hour) => hour);

/** The hours of a week: a row for each hour, a column for each day. */
const Grid = ({ root, label, drawn, outOfSight, hasHeat, handlers }: WeekGridProps) => {
  const { i18n, t } = useLingui();
  const styles = useWeekStyles();
  const { week, now } = drawn;
  const [noSlot, hourTitle] = [t`No slot`, t`Selects or clears the future slots of this hour`];
  const frame = useMemo<RowFrame>(
    () => ({ i18n, styles, words: slotWords(i18n), noSlot, hourTitle }),
    [i18n, styles, noSlot, hourTitle],
  );
  const { first, last } = rowsInView(root.current);

  return (
    <table
      {...gridAttributes}
      ref={root}
      className={styles.root}
      aria-label={label}
      data-heat={hasHeat}
      {...handlers}
    >
      <thead className={styles.rows}>
        <tr className={styles.head}>
          <th scope="col" className={styles.corner} data-corner="">
            {offsetsOf(week).map((offset) => (
              <span key={offset}>{offset}</span>
            ))}
          </th>
          {week.days.map(({ date, start, end }, day) => {
            const longDay = longDayText(date, i18n);
            return (
              <th
                key={date}
                scope="col"
                className={styles.title}
                aria-current={now >= start && now < end ? 'date' : undefined}
              >
                <button
                  type="button"
                  className={styles.button}
                  data-at={toAttribute({ day, hour: -1, half: 0 })}
                  tabIndex={-1}
                  title={t`${longDay}: selects or clears its future slots`}
                >
                  {dayText(date, i18n)}
                </button>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody className={styles.rows}>
        {hours.map((hour) => (
          <HourRow
            key={hour}
            hour={hour}
            drawn={hour >= first && hour <= last ? drawn : outOfSight}
            frame={frame}
          />
        ))}
      </tbody>
    </table>
  );
};

/** Choosing slots does not draw them again. */
const WeekGrid = memo(Grid);

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

  // The running week opens at the hour that is under way; after that it stays where the person scrolls to.
  const isOpened = useRef(false);
  useLayoutEffect(() => {
    const running = weekHourOf(week, new Date(now).toISOString());
    if (isOpened.current || !root.current || !running) return;
    isOpened.current = true;
    root.current.scrollTop = (running.hour - 1) * rowHeight;
  }, [week, now]);

  useLayoutEffect(() => {
    const element = root.current;
    if (!element || element.querySelector('[data-at][tabindex="0"]')) return;
    const first = element.querySelector<HTMLElement>('[data-slot]:not([data-phase])');
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
