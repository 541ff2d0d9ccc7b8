import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Temporal } from 'temporal-polyfill';
import { type DateValue, formatDate, isDateValue, readDate } from '../../../ui/dates/dateText.ts';
import { unreadableSentence } from '../../../ui/dates/useDateProblem.ts';
import { languageOf } from '../../../ui/useFormatters.ts';
import type { Rule, RuleContext } from '../kind.ts';

/** What an input shows of an instant on the clocks of a zone: `2026-05-04T18:30`. Other texts stay as they are. */
export const toZonedInput = (value: string, timeZone: string): DateValue => {
  try {
    const zoned = Temporal.Instant.from(value).toZonedDateTimeISO(timeZone);
    return zoned.toPlainDateTime().toString({ smallestUnit: 'minute' });
  } catch {
    return value;
  }
};

/**
 * The instant of what was typed, null for nothing, or the text itself when it is no date. An hour that the spring
 * change leaves out moves on, as clocks do.
 */
export const fromZonedInput = (value: DateValue, timeZone: string): string | null => {
  if (!isDateValue(value)) return value || null;
  const zoned = Temporal.PlainDateTime.from(value).toZonedDateTime(timeZone);
  return new Date(zoned.epochMilliseconds).toISOString();
};

type DateBound = string | null | undefined | Rule<unknown>;

/** The first and the last that may be given, as the field keeps them; what is no date bounds nothing. */
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

/** The bounds as inputs take them, on the clocks of the country. */
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

interface DateRules extends DateBounds {
  hasTime: boolean;
}

/** What is wrong with a date that a form holds: an input that cannot read what was typed gives the text itself. */
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
