import { useLingui } from '@lingui/react/macro';
import { memo, type RefObject, useMemo } from 'react';
import { hoursInDay, offsetsOf } from '#shared/domain/slotWeek.ts';
import { toAttribute } from './gridPlace.ts';
import { type DrawnWeek, HourRow, type RowFrame } from './HourRow.tsx';
import { rowsInView } from './rowsInView.ts';
import { dayText, longDayText, slotWords } from './slotTexts.ts';
import type { GridHandlers } from './useGridGestures.ts';
import { useWeekStyles } from './useWeekStyles.ts';

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
      <thead className={styles.part}>
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
                  data-at={toAttribute({ day, hour: -1, part: 0 })}
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
      <tbody className={styles.part}>
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
export const WeekGrid = memo(Grid);
