import { useLingui } from '@lingui/react/macro';
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
  const { t } = useLingui();
  const dayPattern = t({
    message: 'DD/MM/YYYY',
    comment: 'How a date is typed: separators as in the language, the day first',
  });
  const timePattern = t({ message: 'HH:MM', comment: 'How a time is typed: hours and minutes' });
  const pattern = hasTime ? `${dayPattern} ${timePattern}` : dayPattern;
  const sentences = {
    shape: () => t`Enter a date as ${pattern}`,
    impossible: () => (hasTime ? t`There is no such date or time` : t`There is no such date`),
    step: () => t`Minutes go in steps of ten`,
  };
  const problemOf = (value: DateValue): string | null => {
    if (value === '') return null;
    if (!isDateValue(value)) {
      const read = readDate(value, language, hasTime);
      return 'problem' in read ? sentences[read.problem]() : null;
    }
    const [first, last] = [formatDate(min, language), formatDate(max, language)];
    if (min && value < min) return t`Must not be before ${first}`;
    if (max && value > max) return t`Must not be after ${last}`;
    return null;
  };
  return { pattern, problemOf };
};
