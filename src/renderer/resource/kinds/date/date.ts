import { isDateValue } from '../../../ui/dates/dateText.ts';
import { defineKind, type FieldFilter, type InputProps } from '../kind.ts';
import { lazyPart } from '../lazyPart.ts';
import { dateProblem } from './dateProblem.ts';

const filter: FieldFilter = {
  forms: ['between', 'preset'],
  editor: lazyPart(async () => (await import('../inputs.ts')).DateRangeFilter, {}),
};

/** A day of the calendar, the same wherever one is. */
export const date = defineKind(() => ({
  text: (value, { formatters }) => formatters.date(String(value)),
  width: 110,
  exportAs: 'date',
  filter,
  input: lazyPart<InputProps>(async () => (await import('../inputs.ts')).DayInput, {}),
  problem: (value, i18n) => dateProblem('date', value, i18n),
}));

/** An instant, on the clocks of the country. */
export const dateTime = defineKind(() => ({
  // Ranges of instants are chosen by the day.
  text: (value, { formatters }) =>
    isDateValue(String(value)) ? formatters.date(String(value)) : formatters.dateTime(String(value)),
  width: 152,
  exportAs: 'dateTime',
  filter,
  input: lazyPart<InputProps>(async () => (await import('../inputs.ts')).DateTimeInput, {}),
  problem: (value, i18n) => dateProblem('dateTime', value, i18n),
}));
