import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Unreadable } from './dateText.ts';

const dayPattern = msg({
  message: 'DD/MM/YYYY',
  comment: 'How a date is typed: separators as in the language, the day first',
});
const timePattern = msg({ message: 'HH:MM', comment: 'How a time is typed: hours and minutes' });

/** How a date is typed in this language, for people: `DD/MM/YYYY`. */
export const datePattern = (i18n: I18n, hasTime: boolean): string =>
  hasTime ? `${i18n._(dayPattern)} ${i18n._(timePattern)}` : i18n._(dayPattern);

/** Why what was typed could not be read, in a sentence. */
export const unreadableSentence = (i18n: I18n, problem: Unreadable, hasTime: boolean): string => {
  if (problem === 'step') return i18n._(msg`Minutes go in steps of ten`);
  if (problem === 'impossible') {
    return i18n._(hasTime ? msg`There is no such date or time` : msg`There is no such date`);
  }
  const pattern = datePattern(i18n, hasTime);
  return i18n._(msg`Enter a date as ${pattern}`);
};
