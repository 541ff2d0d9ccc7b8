import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type DateValue, formatDate, isDateValue, readDate, type Unreadable } from './dateText.ts';

const dayPattern = msg({
  message: 'DD/MM/YYYY',
  comment: 'How a date is typed: separators as in the language, the day first',
});
const timePattern = msg({ message: 'HH:MM', comment: 'How a time is typed: hours and minutes' });

/** Input format shown to users: `DD/MM/YYYY`. */
const datePattern = (i18n: I18n, hasTime: boolean): string =>
  hasTime ? `${i18n._(dayPattern)} ${i18n._(timePattern)}` : i18n._(dayPattern);

export const unreadableSentence = (i18n: I18n, problem: Unreadable, hasTime: boolean): string => {
  if (problem === 'impossible') {
    return i18n._(hasTime ? msg`This date or time does not exist` : msg`This date does not exist`);
  }
  const pattern = datePattern(i18n, hasTime);
  return i18n._(msg`Enter a date as ${pattern}`);
};

interface DateRules {
  language: string;
  hasTime: boolean;
  /** `''`: no limit. */
  min: DateValue;
  max: DateValue;
}

export const useDateProblem = ({ language, hasTime, min, max }: DateRules) => {
  const { i18n, t } = useLingui();
  /** Validation message of a value; `null` if it is valid. */
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
