import { isDateValue } from '../../../ui/dates/dateText.ts';
import { defineKind, type FieldFilter, type InputProps, type Kind } from '../kind.ts';
import { lazyPart } from '../lazyPart.ts';
import { type DateBounds, dateProblem } from './dateProblem.ts';

const filter: FieldFilter = {
  forms: ['between', 'preset'],
  editor: lazyPart(async () => (await import('../inputs.ts')).DateRangeFilter, {}),
};

/** What dates and instants have in common beside their bounds. */
const bounded = (
  kind: 'date' | 'dateTime',
  { min, max }: DateBounds,
): Pick<Kind, 'problem' | 'asksValues'> => ({
  problem: (value, i18n, rule) => dateProblem({ kind, min, max }, value, i18n, rule),
  asksValues: typeof min === 'function' || typeof max === 'function',
});

/** A day of the calendar, the same wherever one is. */
export const date = defineKind<DateBounds>((bounds) => ({
  text: (value, { formatters }) => formatters.date(String(value)),
  width: 110,
  exportAs: 'date',
  filter,
  input: lazyPart<InputProps, DateBounds>(async () => (await import('../inputs.ts')).DayInput, {
    min: bounds.min,
    max: bounds.max,
  }),
  ...bounded('date', bounds),
}));

/** An instant, on the clocks of the country. */
export const dateTime = defineKind<DateBounds>((bounds) => ({
  // Ranges of instants are chosen by the day.
  text: (value, { formatters }) =>
    isDateValue(String(value)) ? formatters.date(String(value)) : formatters.dateTime(String(value)),
  width: 152,
  exportAs: 'dateTime',
  filter,
  input: lazyPart<InputProps, DateBounds>(async () => (await import('../inputs.ts')).DateTimeInput, {
    min: bounds.min,
    max: bounds.max,
  }),
  ...bounded('dateTime', bounds),
}));
