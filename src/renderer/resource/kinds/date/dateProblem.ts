import type { I18n } from '@lingui/core';
import { Temporal } from 'temporal-polyfill';
import { unreadableSentence } from '../../../ui/dates/dateSentence.ts';
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
  return unreadableSentence(i18n, 'problem' in read ? read.problem : 'shape', hasTime);
};
