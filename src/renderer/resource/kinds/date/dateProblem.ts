import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Temporal } from 'temporal-polyfill';
import { isDateValue, readDate } from '../../../ui/dates/dateText.ts';
import { languageOf } from '../../../ui/languageOf.ts';

const isInstant = (value: string): boolean => {
  try {
    return Temporal.Instant.from(value) !== null;
  } catch {
    return false;
  }
};

/** What is wrong with a date that a form holds: an input that cannot read what was typed gives the text itself. */
export const dateProblem = (kind: 'date' | 'dateTime', value: unknown, i18n: I18n): string | null => {
  const text = String(value);
  const hasTime = kind === 'dateTime';
  if (hasTime ? isInstant(text) : isDateValue(text) && text.length === 10) return null;
  const read = readDate(text, languageOf(i18n), hasTime);
  if ('problem' in read && read.problem === 'step') return i18n._(msg`Minutes go in steps of ten`);
  if ('problem' in read && read.problem === 'impossible') {
    return i18n._(hasTime ? msg`There is no such date or time` : msg`There is no such date`);
  }
  const day = i18n._(
    msg({
      message: 'DD/MM/YYYY',
      comment: 'How a date is typed: separators as in the language, the day first',
    }),
  );
  const time = i18n._(msg({ message: 'HH:MM', comment: 'How a time is typed: hours and minutes' }));
  const pattern = hasTime ? `${day} ${time}` : day;
  return i18n._(msg`Enter a date as ${pattern}`);
};
