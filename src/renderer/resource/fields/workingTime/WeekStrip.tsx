import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  dayMinutes,
  type OpenState,
  openStateAt,
  type Span,
  spansOf,
  type WeekMoment,
  type WorkingTime,
  weekMomentAt,
} from '#shared/rules/openingHours.ts';
import { weekdays } from '#shared/rules/wireValues.ts';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { languageOf, useTimeZone, weekdayName } from '../../../ui/useFormatters.ts';
import { useMinute } from '../../../ui/useMinute.ts';
import type { DisplayProps } from '../fieldType.ts';

/** Current moment of the week in the country's time zone; updates every minute. */
export const useWeekMoment = (): WeekMoment => weekMomentAt(useMinute(), useTimeZone());

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/**
 * Describes whether the place is open and when that changes; names the day unless it is today. `isOff`: no
 * orders are accepted regardless of the hours.
 */
export const openSentence = (i18n: I18n, state: OpenState, now: WeekMoment, isOff = false): string => {
  const when = ({ weekday, minute }: WeekMoment): string => {
    const isToday = weekday === now.weekday && minute > now.minute;
    return isToday ? clock(minute) : `${weekdayName(languageOf(i18n), 'short')(weekday)} ${clock(minute)}`;
  };
  switch (state.type) {
    case 'always':
      return i18n._(isOff ? msg`Would be open 24 hours` : msg`Open 24 hours`);
    case 'never':
      return i18n._(msg`Closed all week`);
    case 'open': {
      const until = when(state.until);
      return i18n._(isOff ? msg`Would be open now, until ${until}` : msg`Open now, until ${until}`);
    }
    case 'closed': {
      const opens = when(state.opens);
      return i18n._(msg`Closed now, opens ${opens}`);
    }
  }
};

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', width: '100%', maxWidth: '560px' },
  // A common grid for all days aligns the hours of every bar, regardless of text width.
  week: {
    display: 'grid',
    gridTemplateColumns: 'minmax(40px, max-content) minmax(64px, 1fr) minmax(132px, max-content)',
    columnGap: '8px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  day: {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
    minHeight: '24px',
    paddingInline: '6px',
    borderRadius: tokens.borderRadiusMedium,
    fontVariantNumeric: 'tabular-nums',
  },
  today: { backgroundColor: tokens.colorNeutralBackground3, fontWeight: tokens.fontWeightSemibold },
  bar: {
    position: 'relative',
    height: '8px',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground5,
    overflow: 'hidden',
    forcedColorAdjust: 'none',
  },
  span: { position: 'absolute', insetBlock: 0, backgroundColor: tokens.colorBrandBackground },
  now: {
    position: 'absolute',
    insetBlock: 0,
    width: '2px',
    backgroundColor: tokens.colorStatusDangerBackground3,
  },
  name: { textDecorationLine: 'none' },
  closed: { color: tokens.colorNeutralForeground3 },
});

const percent = (minute: number): string => `${(100 * Math.min(minute, dayMinutes)) / dayMinutes}%`;

/** Spans within one day's 24 hours, including those of the previous day that last past midnight. */
const shownSpans = (own: readonly Span[], before: readonly Span[]): Span[] => [
  ...before.flatMap(({ to }) => (to > dayMinutes ? [{ from: 0, to: to - dayMinutes }] : [])),
  ...own.map(({ from, to }) => ({ from, to: Math.min(to, dayMinutes) })),
];

export const WeekStrip = ({ value, isOff = false }: Pick<DisplayProps, 'value'> & { isOff?: boolean }) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const now = useWeekMoment();
  if (typeof value !== 'object' || value === null) return '–';
  const week = value as WorkingTime;
  const language = languageOf(i18n);
  const [short, long] = [weekdayName(language, 'short'), weekdayName(language, 'long')];
  const state = openStateAt(week, now);
  const isOpen = !isOff && (state.type === 'open' || state.type === 'always');
  const spans = weekdays.map((weekday) => spansOf(week[weekday]));
  return (
    <div className={styles.root}>
      <Text weight="semibold">
        <StatusDot tone={isOpen ? 'success' : 'neutral'} />
        {openSentence(i18n, state, now, isOff)}
      </Text>
      <ul className={styles.week} aria-label={t`Working time`}>
        {weekdays.map((weekday, index) => {
          const isToday = index === now.weekday;
          const own = spans[index] ?? [];
          const hours = (own.length === 0 ? [] : (week[weekday]?.openAt ?? []))
            .map(({ from, to }) => `${from}–${to}`)
            .join(', ');
          return (
            <li
              key={weekday}
              className={isToday ? mergeClasses(styles.day, styles.today) : styles.day}
              aria-current={isToday ? 'date' : undefined}
            >
              <abbr title={long(index)} className={styles.name}>
                {short(index)}
              </abbr>
              <span className={styles.bar} aria-hidden="true">
                {shownSpans(own, spans[(index + 6) % 7] ?? []).map(({ from, to }) => (
                  <span
                    key={`${from}–${to}`}
                    className={styles.span}
                    style={{ left: percent(from), width: percent(to - from) }}
                  />
                ))}
                {isToday && <span className={styles.now} style={{ left: percent(now.minute) }} />}
              </span>
              <span className={hours === '' ? styles.closed : undefined}>{hours || t`Closed`}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
