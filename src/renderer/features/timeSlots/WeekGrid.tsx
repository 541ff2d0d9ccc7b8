import { useLingui } from '@lingui/react/macro';
import { memo, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { SlotNeeds } from '#shared/rules/slotDemand.ts';
import { weekTotals } from '#shared/rules/slotTotals.ts';
import { offsetsOf, type SlotWeek, weekHourOf } from '#shared/rules/slotWeek.ts';
import { dayText, longDayText, slotWords, totalTexts } from '../../marketplace/slots/slotTexts.ts';
import { useHasSettled } from '../../ui/useDebounced.ts';
import { type Fold, type Folding, FoldRow, foldedRows, topOf, useFold } from './FoldRow.tsx';
import { type DrawnWeek, HourRow, type RowFrame } from './HourRow.tsx';
import { SlotTable } from './SlotTable.tsx';
import { SlotTooltip } from './SlotTooltip.tsx';
import { toAttribute } from './slotPosition.ts';
import type { SlotGestures } from './slotSelection.ts';
import { type GridHandlers, useGridGestures } from './useGridGestures.ts';
import { useWeekStyles } from './useWeekStyles.ts';
import { weekMetrics } from './weekMetrics.ts';

/** First and last visible row, with a margin of one row on each side. */
const rowsInView = (root: HTMLElement | null, rowHeight: number): { first: number; last: number } => {
  const { scrollTop = 0, clientHeight = Number.POSITIVE_INFINITY } = root ?? {};
  return {
    first: Math.floor(scrollTop / rowHeight) - 1,
    last: Math.ceil((scrollTop + clientHeight) / rowHeight),
  };
};

interface DayTitleProps {
  day: number;
  drawn: DrawnWeek;
}

const DayTitle = ({ day, drawn: { week, totals, now } }: DayTitleProps) => {
  const { i18n, t } = useLingui();
  const styles = useWeekStyles();
  const { date = '', start = 0, end = 0 } = week.days[day] ?? {};
  const longDay = longDayText(date, i18n);
  const total = totals.days[day] && totalTexts(totals.days[day], week, 'hour', i18n);
  const { worst = '' } = total ?? {};
  return (
    <th scope="col" className={styles.title} aria-current={now >= start && now < end ? 'date' : undefined}>
      <button
        type="button"
        className={styles.button}
        data-at={toAttribute({ day, hour: -1, half: 0 })}
        tabIndex={-1}
        title={[t`${longDay}: selects or clears its future slots`, total?.words].filter(Boolean).join('\n')}
      >
        {dayText(date, i18n)}
      </button>
      <span className={styles.total} aria-hidden="true">
        {`${total?.sum ?? ''}\n${worst && t`lowest ${worst}`}`}
      </span>
    </th>
  );
};

interface WeekGridProps {
  root: RefObject<HTMLTableElement | null>;
  label: string;
  drawn: DrawnWeek;
  /** Stale data for rows outside the viewport, until the browser is idle. */
  outOfSight: DrawnWeek;
  handlers: GridHandlers;
  fold: Fold;
  onFold: (isFolded: boolean) => void;
  isDetailed: boolean;
}

const WeekTable = (props: WeekGridProps) => {
  const { root, label, drawn, outOfSight, handlers, fold, onFold, isDetailed } = props;
  const { i18n, t } = useLingui();
  const styles = useWeekStyles();
  const { week, now } = drawn;
  const [noSlot, hourTitle] = [t`No slot`, t`Selects or clears the future slots of this hour`];
  const frame = useMemo<RowFrame>(
    () => ({ i18n, styles, words: slotWords(i18n), noSlot, hourTitle, isDetailed }),
    [i18n, styles, noSlot, hourTitle, isDetailed],
  );
  const { rowHeight, style } = useMemo(() => weekMetrics(week, now, isDetailed), [week, now, isDetailed]);
  const { first, last } = rowsInView(root.current, rowHeight);

  return (
    <SlotTable root={root} handlers={handlers} style={style} aria-label={label}>
      <thead className={styles.rows}>
        <tr className={styles.head}>
          <th scope="col" className={styles.corner} data-corner="">
            {offsetsOf(week).map((offset) => (
              <span key={offset}>{offset}</span>
            ))}
          </th>
          {week.days.map(({ date }, day) => (
            <DayTitle key={date} day={day} drawn={drawn} />
          ))}
        </tr>
      </thead>
      <tbody className={styles.rows}>
        {foldedRows(fold).map((row, index) =>
          row === 'fold' ? (
            <FoldRow key={row} fold={fold} onFold={onFold} />
          ) : (
            <HourRow
              key={row}
              hour={row}
              drawn={index >= first && index <= last ? drawn : outOfSight}
              frame={frame}
            />
          ),
        )}
      </tbody>
    </SlotTable>
  );
};

/** Memoized: a change of the selection must not render the grid (`paintSelection` handles it). */
const WeekGrid = memo(WeekTable);

interface SlotWeekViewProps extends SlotGestures {
  label: string;
  weekKey: string;
  folding: Folding;
  /** Cells show minimum free, queue and orders too. */
  isDetailed: boolean;
  week: SlotWeek;
  names: ReadonlyMap<string, string>;
  needs: SlotNeeds;
}

export const SlotWeekView = (props: SlotWeekViewProps) => {
  const { label, weekKey, folding, isDetailed, week, names, needs, ...gestures } = props;
  const { grid, now } = gestures;
  const root = useRef<HTMLTableElement>(null);
  const totals = useMemo(() => weekTotals(grid, now), [grid, now]);
  const drawn = useMemo<DrawnWeek>(
    () => ({ week, grid, names, totals, needs, now }),
    [week, grid, names, totals, needs, now],
  );
  const { fold, seen, onFold } = useFold(weekKey, folding, gestures);
  const handlers = useGridGestures(root, { ...gestures, grid: seen });
  // Renders the visible rows of another week first; the other rows follow when the browser is idle.
  const [outOfSight, setOutOfSight] = useState(drawn);
  const hasSettled = useHasSettled(drawn);
  if (hasSettled && outOfSight !== drawn) setOutOfSight(drawn);

  // Scrolls the hour before the running one to the top, once; later refreshes must not move the user's scroll position.
  const isOpened = useRef(false);
  useLayoutEffect(() => {
    const running = weekHourOf(week, new Date(now).toISOString());
    if (isOpened.current || !root.current || !running) return;
    isOpened.current = true;
    const { rowHeight } = weekMetrics(week, now, isDetailed);
    root.current.scrollTop = topOf(Math.max(0, running.hour - 1), fold, rowHeight);
  }, [week, now, fold, isDetailed]);

  return (
    <>
      <WeekGrid
        root={root}
        label={label}
        drawn={drawn}
        outOfSight={outOfSight}
        handlers={handlers}
        fold={fold}
        onFold={onFold}
        isDetailed={isDetailed}
      />
      <SlotTooltip root={root} />
    </>
  );
};
