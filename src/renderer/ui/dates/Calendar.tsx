import { Button, mergeClasses } from '@fluentui/react-components';
import { ChevronDoubleLeft20Regular } from '@fluentui/react-icons/svg/chevron-double-left';
import { ChevronDoubleRight20Regular } from '@fluentui/react-icons/svg/chevron-double-right';
import { ChevronLeft20Regular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right';
import { useLingui } from '@lingui/react/macro';
import {
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import {
  type CalendarMove,
  type DayRange,
  firstWeekday,
  isCalendarMove,
  isInside,
  monthWeeks,
  moveDay,
} from './calendarDays.ts';
import { useCalendarStyles } from './useCalendarStyles.ts';

interface CalendarHeaderProps {
  title: string;
  titleId: string;
  onMove: (move: CalendarMove) => void;
}

const CalendarHeader = ({ title, titleId, onMove }: CalendarHeaderProps) => {
  const { t } = useLingui();
  const styles = useCalendarStyles();
  const turn = (move: CalendarMove, label: string, icon: ReactElement) => (
    <Button
      appearance="subtle"
      size="small"
      icon={icon}
      aria-label={label}
      title={label}
      onClick={() => onMove(move)}
    />
  );
  return (
    <div className={styles.header}>
      {turn('Shift+PageUp', t`Previous year`, <ChevronDoubleLeft20Regular />)}
      {turn('PageUp', t`Previous month`, <ChevronLeft20Regular />)}
      <h2 id={titleId} className={styles.title} aria-live="polite">
        {title}
      </h2>
      {turn('PageDown', t`Next month`, <ChevronRight20Regular />)}
      {turn('Shift+PageDown', t`Next year`, <ChevronDoubleRight20Regular />)}
    </div>
  );
};

export interface CalendarProps extends DayRange {
  /** Plain date, `''` if empty. */
  value: string;
  today: string;
  /** BCP 47 tag. */
  language: string;
  onChoose: (day: string) => void;
}

/** ARIA attributes allowed on a table only with the role `grid`. */
const gridRole = { role: 'grid' } as const;
const cellState = (isChosen: boolean) => ({ 'aria-selected': isChosen });

const dayNames = (language: string, options: Intl.DateTimeFormatOptions): ((day: string) => string) => {
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  return (day) => format.format(Date.parse(`${day}T00:00Z`));
};

/** Day of the tab stop. Keys move the focus with it, the month buttons keep it. */
const useActiveDay = (table: RefObject<HTMLElement | null>, start: string, first: number) => {
  const [active, setActive] = useState(start);
  const takesFocus = useRef(true);
  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    // Focus in a microtask: Fluent registers nested popovers in an effect,
    // and until then the outer one would close on losing the focus.
    queueMicrotask(() => {
      table.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus({ preventScroll: true });
    });
  }, [active, table]);
  const move = (by: CalendarMove): void => setActive(moveDay(active, by, first));
  const onKeyDown = (event: KeyboardEvent): void => {
    const key = event.shiftKey ? `Shift+${event.key}` : event.key;
    if (!isCalendarMove(key)) return;
    event.preventDefault();
    takesFocus.current = true;
    move(key);
  };
  return { active, move, onKeyDown };
};

/** Month view. Arrow keys move by day and week, Page Up and Page Down by month, with Shift by year. */
export const Calendar = ({ value, today, min, max, language, onChoose }: CalendarProps) => {
  const styles = useCalendarStyles();
  const titleId = useId();
  const table = useRef<HTMLTableElement>(null);
  const first = firstWeekday(language);
  const { active, move, onKeyDown } = useActiveDay(table, value || today, first);
  const weeks = monthWeeks(active, first);
  const fullName = dayNames(language, { dateStyle: 'full' });
  const weekday = dayNames(language, { weekday: 'short' });
  const longWeekday = dayNames(language, { weekday: 'long' });
  const dayClass = (day: string, isOutside: boolean): string =>
    mergeClasses(
      styles.day,
      day.slice(0, 7) !== active.slice(0, 7) && styles.otherMonth,
      day === today && styles.today,
      day === value && styles.chosen,
      isOutside && styles.outside,
    );

  return (
    <div>
      <CalendarHeader
        title={dayNames(language, { month: 'long', year: 'numeric' })(active)}
        titleId={titleId}
        onMove={move}
      />
      <table
        {...gridRole}
        ref={table}
        className={styles.table}
        aria-labelledby={titleId}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" className={styles.weekday} abbr={longWeekday(day)}>
                {weekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const isOutside = !isInside(day, { min, max });
                return (
                  <td key={day} className={styles.cell} {...cellState(day === value)}>
                    <button
                      type="button"
                      className={dayClass(day, isOutside)}
                      data-day={day}
                      tabIndex={day === active ? 0 : -1}
                      aria-label={fullName(day)}
                      aria-current={day === today ? 'date' : undefined}
                      aria-disabled={isOutside}
                      onClick={() => isOutside || onChoose(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
