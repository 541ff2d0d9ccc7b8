import { useLingui } from '@lingui/react/macro';
import { datePattern, unreadableSentence } from './dateSentence.ts';
import { type DateValue, formatDate, isDateValue, readDate } from './dateText.ts';

interface DateRules {
  language: string;
  hasTime: boolean;
  /** '' when there is none. */
  min: DateValue;
  max: DateValue;
}

interface DateProblem {
  /** How a date is typed in this language, for people: `DD/MM/YYYY`. */
  pattern: string;
  /** What is wrong with a value, in a sentence. */
  problemOf: (value: DateValue) => string | null;
}

export const useDateProblem = ({ language, hasTime, min, max }: DateRules): DateProblem => {
  const { i18n, t } = useLingui();
  const problemOf = (value: DateValue): string | null => {
    if (value === '') return null;
    if (!isDateValue(value)) {
      const read = readDate(value, language, hasTime);
      return 'problem' in read ? unreadableSentence(i18n, read.problem, hasTime) : null;
    }
    const [first, last] = [formatDate(min, language), formatDate(max, language)];
    if (min && value < min) return t`Must not be before ${first}`;
    if (max && value > max) return t`Must not be after ${last}`;
    return null;
  };
  return { pattern: datePattern(i18n, hasTime), problemOf };
};
