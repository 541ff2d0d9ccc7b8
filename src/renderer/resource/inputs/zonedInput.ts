import { Temporal } from 'temporal-polyfill';

/** What an input for date and time shows of an instant on the clocks of a zone: `2026-05-04T18:30`. */
export const toZonedInput = (instant: string, timeZone: string): string => {
  const time = Date.parse(instant);
  if (Number.isNaN(time)) return '';
  return Temporal.Instant.fromEpochMilliseconds(time)
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
};

/** The instant of what was typed. An hour that the spring change leaves out moves on, as clocks do. */
export const fromZonedInput = (text: string, timeZone: string): string | null => {
  try {
    const zoned = Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone);
    return new Date(zoned.epochMilliseconds).toISOString();
  } catch {
    return null;
  }
};
