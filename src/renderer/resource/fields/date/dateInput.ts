import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Temporal } from 'temporal-polyfill';
import { type DateValue, formatDate, isDateValue, readDate } from '../../../ui/dates/dateText.ts';
import { unreadableSentence } from '../../../ui/dates/useDateProblem.ts';
import { languageOf } from '../../../ui/useFormatters.ts';
import type { CellOrigin, Rule, RuleContext } from '../fieldType.ts';

/** Value of a date input in a time zone: `2026-05-04T18:30`. Other texts pass through unchanged. */
export const toZonedInput = (value: string, timeZone: string): DateValue => {
  try {
    const zoned = Temporal.Instant.from(value).toZonedDateTimeISO(timeZone);
    return zoned.toPlainDateTime().toString({ smallestUnit: 'minute' });
  } catch {
    return value;
  }
};

/**
 * Instant of a typed date, `null` for empty text, or the text itself if it is not a date. A time skipped by
 * the switch to summer time moves forward.
 */
export const fromZonedInput = (value: DateValue, timeZone: string): string | null => {
  if (!isDateValue(value)) return value || null;
  const zoned = Temporal.PlainDateTime.from(value).toZonedDateTime(timeZone);
  return new Date(zoned.epochMilliseconds).toISOString();
};

type DateBound = string | null | undefined | Rule<unknown>;

/** In the field's own format. An invalid date sets no bound. */
export interface DateBounds {
  min?: DateBound;
  max?: DateBound;
}

const isInstant = (value: string): boolean => {
  try {
    return Temporal.Instant.from(value) !== null;
  } catch {
    return false;
  }
};

/** Bounds in the input's format and the country's time zone. */
export const boundValues = (
  { min, max }: DateBounds,
  rule: RuleContext,
): Record<'min' | 'max', DateValue> => {
  const read = (bound: DateBound): DateValue => {
    const value = typeof bound === 'function' ? bound(rule.values, rule.record) : bound;
    const shown = typeof value === 'string' ? toZonedInput(value, rule.timeZone) : '';
    return isDateValue(shown) ? shown : '';
  };
  return { min: read(min), max: read(max) };
};

/**
 * Value of a spreadsheet's cell: an instant, or a local date of the country. Seconds are dropped, minutes are
 * not rounded. Text that is no date is returned unchanged.
 */
export const dateFromCell = (
  hasTime: boolean,
  text: string,
  { language, timeZone }: CellOrigin,
): string | null => {
  if (hasTime && isInstant(text)) return new Date(text).toISOString();
  // Spreadsheets write days as midnights.
  const typed = hasTime ? text.replace(/(:\d{2}):\d{2}$/, '$1') : text.replace(/[\sT]0?0:00(?::00)?$/, '');
  const read = readDate(typed, language, hasTime, 1);
  if ('problem' in read) return text;
  return hasTime ? fromZonedInput(read.value, timeZone) : read.value || null;
};

interface DateRules extends DateBounds {
  hasTime: boolean;
}

/** Inputs pass unreadable text through as the value, so that it is reported here. */
export const dateProblem = (
  { hasTime, ...bounds }: DateRules,
  value: unknown,
  i18n: I18n,
  rule: RuleContext,
): string | null => {
  const text = String(value);
  const language = languageOf(i18n);
  if (!(hasTime ? isInstant(text) : isDateValue(text) && text.length === 10)) {
    const read = readDate(text, language, hasTime);
    return unreadableSentence(i18n, 'problem' in read ? read.problem : 'shape', hasTime);
  }
  const { min, max } = boundValues(bounds, rule);
  const shown = toZonedInput(text, rule.timeZone);
  const [first, last] = [formatDate(min, language), formatDate(max, language)];
  if (min && shown < min) return i18n._(msg`Must not be before ${first}`);
  return max && shown > max ? i18n._(msg`Must not be after ${last}`) : null;
};
