import { Temporal } from 'temporal-polyfill';
import { dayInZone } from '#shared/domain/plainDates.ts';
import { type DateValue, isDateValue } from '../../../ui/dates/dateText.ts';
import { useTimeZone } from '../../../ui/useFormatters.ts';

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

/** Today's date on the clocks of the country that this window works in. */
export const useToday = (): string => dayInZone(new Date(), useTimeZone());
