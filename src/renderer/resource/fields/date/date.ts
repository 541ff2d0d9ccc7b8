import { dayPresets, halfMonthPresets } from '#shared/query/datePresets.ts';
import { halfMonthOf } from '#shared/rules/plainDates.ts';
import { isDateValue } from '../../../ui/dates/dateText.ts';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import { shortMoment } from '../../../ui/useFormatters.ts';
import {
  defineFieldType,
  type FieldFilter,
  type FieldType,
  type FilterProps,
  type InputProps,
  type TextContext,
} from '../fieldType.ts';
import type { DateRangeOwnProps } from './DateRangeFilter.tsx';
import { type DateBounds, dateFromCell, dateProblem } from './dateInput.ts';

const rangeEditor = (own: DateRangeOwnProps) =>
  lazyComponent<FilterProps, DateRangeOwnProps>(
    async () => (await import('../inputs.ts')).DateRangeFilter,
    own,
  );

const filter: FieldFilter = {
  matches: ['between', 'preset'],
  editor: rangeEditor({ presets: dayPresets, adjust: (ends) => ends }),
};

/** Widens a range to whole pay periods. Leaves an end that is not a date unchanged. */
const toHalfMonths: DateRangeOwnProps['adjust'] = ({ from, to }) => ({
  from: isDateValue(from) ? halfMonthOf(from).start : from,
  to: isDateValue(to) ? halfMonthOf(to).end : to,
});

const bounded = (
  hasTime: boolean,
  { min, max }: DateBounds,
): Pick<FieldType, 'fromCell' | 'problem' | 'asksValues'> => ({
  fromCell: (text, origin) => dateFromCell(hasTime, text, origin),
  problem: (value, i18n, rule) => dateProblem({ hasTime, min, max }, value, i18n, rule),
  asksValues: typeof min === 'function' || typeof max === 'function',
});

/** A day of each month, because the longest name depends on the language. */
export const dayOfEachMonth = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'].map(
  (month) => `2000-${month}-28`,
);

/** Days of another year. */
const width = ({ formatters }: TextContext): string[] =>
  dayOfEachMonth.map((day) => formatters.shortDay(day, ''));

const shortDate: FieldType['short'] = (value, { formatters }, today) =>
  shortMoment(formatters, String(value), today);

const shortDay: FieldType['short'] = (value, { formatters }, today) =>
  formatters.shortDay(String(value), today);

/** Calendar day, independent of the time zone. */
export const date = defineFieldType<DateBounds>((bounds) => ({
  text: (value, { formatters }) => formatters.date(String(value)),
  short: shortDate,
  width,
  exportAs: 'date',
  filter,
  input: lazyComponent<InputProps, DateBounds>(async () => (await import('../inputs.ts')).DayInput, {
    min: bounds.min,
    max: bounds.max,
  }),
  ...bounded(false, bounds),
}));

interface InstantOptions extends DateBounds {
  /** Lists show the day of an instant also today, because they are read by day. */
  isDay?: boolean;
}

/** Instant, shown in the country's time zone. */
export const dateTime = defineFieldType<InstantOptions>(({ isDay = false, ...bounds }) => ({
  // Filters use whole days, so the value may also be a plain date.
  text: (value, { formatters }) =>
    isDateValue(String(value)) ? formatters.date(String(value)) : formatters.dateTime(String(value)),
  short: isDay ? shortDay : shortDate,
  width,
  exportAs: 'dateTime',
  filter,
  input: lazyComponent<InputProps, DateBounds>(async () => (await import('../inputs.ts')).DateTimeInput, {
    min: bounds.min,
    max: bounds.max,
  }),
  ...bounded(true, bounds),
}));

/** Pay periods (1st to 15th, 16th to month end). Used only as a filter. */
export const halfMonths = defineFieldType(() => ({
  text: (value, { formatters }) => formatters.date(String(value)),
  width: 108,
  exportAs: null,
  filterGroup: 'when',
  filter: {
    matches: filter.matches,
    adjust: (given) => {
      if (given.match === 'between') return { ...given, ...toHalfMonths(given) };
      const isKnown = given.match !== 'preset' || halfMonthPresets.some((preset) => preset === given.preset);
      return isKnown ? given : null;
    },
    editor: rangeEditor({ presets: halfMonthPresets, adjust: toHalfMonths }),
  },
  input: null,
}));
