import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, memo, type ReactElement, type RefObject } from 'react';
import type { TimeSlot } from '#shared/api/timeSlots.ts';
import { hasBegun, type SlotGrid } from '#shared/domain/slotGrid.ts';
import { hoursInDay, offsetsOf, type SlotWeek } from '#shared/domain/slotWeek.ts';
import { toAttribute } from './gridPlace.ts';
import { dayText, hourText, longDayText, slotWords } from './slotTexts.ts';
import type { GridHandlers } from './useGridGestures.ts';
import { useWeekStyles } from './useWeekStyles.ts';
import { type FieldFrame, weekField } from './weekField.tsx';

interface WeekGridProps {
  root: RefObject<HTMLTableElement | null>;
  label: string;
  week: SlotWeek;
  grid: SlotGrid<TimeSlot>;
  /** By id. */
  names: ReadonlyMap<string, string>;
  now: number;
  hasHeat: boolean;
  handlers: GridHandlers;
}

/** Fields are chosen and walked through by keys. */
const gridAttributes = { role: 'grid', 'aria-multiselectable': true };
const hours = Array.from({ length: hoursInDay }, (_, hour) => hour);

/** The hours of a week: a row for each hour, a column for each day. */
const Grid = ({ root, label, week, grid, names, now, hasHeat, handlers }: WeekGridProps) => {
  const { i18n, t } = useLingui();
  const styles = useWeekStyles();
  const frame: FieldFrame = { i18n, styles, words: slotWords(i18n) };
  const noSlot = t`No slot`;

  const field = (slot: TimeSlot, at: string, style?: CSSProperties): ReactElement =>
    weekField({ slot, name: names.get(slot.id) ?? '', at, isPast: hasBegun(slot, now), style }, frame);

  const fieldsOf = (hour: number, day: number, isDouble: boolean): ReactElement[] => {
    const slots = grid[day]?.[hour] ?? [];
    const column = day + 2;
    const at = toAttribute({ day, hour, part: 0 });
    // Where the clocks go back, two fields stand below each other, and the others beside both.
    const whole = isDouble ? { gridColumn: column, gridRow: '1 / span 2', height: '100%' } : undefined;
    const [only, second] = slots;
    if (!only) {
      return [
        <td
          key={at}
          className={styles.field}
          style={whole}
          data-at={at}
          data-kind="none"
          tabIndex={-1}
          title={noSlot}
        />,
      ];
    }
    if (!second) return [field(only, at, whole)];
    return slots.map((slot, part) =>
      field(slot, toAttribute({ day, hour, part }), { gridColumn: column, gridRow: part + 1 }),
    );
  };

  const row = (hour: number): ReactElement => {
    const isDouble = grid.some((day) => (day[hour]?.length ?? 0) > 1);
    return (
      <tr key={hour} className={styles.row}>
        <th scope="row" className={styles.hour} style={isDouble ? { gridRow: '1 / span 2' } : undefined}>
          <button
            type="button"
            className={styles.button}
            data-at={toAttribute({ day: -1, hour, part: 0 })}
            tabIndex={-1}
            title={t`Selects or clears the future slots of this hour`}
          >
            {hourText(hour)}
          </button>
        </th>
        {week.days.flatMap((_day, day) => fieldsOf(hour, day, isDouble))}
      </tr>
    );
  };

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
      <tbody className={styles.part}>{hours.map(row)}</tbody>
    </table>
  );
};

/** Choosing slots does not draw them again. */
export const WeekGrid = memo(Grid);
