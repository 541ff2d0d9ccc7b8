import { Temporal } from 'temporal-polyfill';

/** Establishment that takes no orders for the moment, as far as this app saw it. */
export interface StopNote {
  country: string;
  city: string;
  id: string;
  name: string;
  /** `null`: stopped elsewhere, at an unknown time. */
  since: string | null;
  remindAt: string | null;
  /** The time of the reminder has come. */
  isDue: boolean;
}

const minuteMs = 60_000;
const eveningHour = 21;

export const reminderNames = ['halfHour', 'hour', 'twoHours', 'tonight'] as const;
export type ReminderName = (typeof reminderNames)[number];

/** Times offered for a reminder. `tonight` only while it is more than half an hour away. */
export const reminderTimes = (now: number, timeZone: string): { name: ReminderName; at: number }[] => {
  const evening = Temporal.Instant.fromEpochMilliseconds(now)
    .toZonedDateTimeISO(timeZone)
    .withPlainTime({ hour: eveningHour }).epochMilliseconds;
  return [
    { name: 'halfHour', at: now + 30 * minuteMs },
    { name: 'hour', at: now + 60 * minuteMs },
    { name: 'twoHours', at: now + 120 * minuteMs },
    ...(evening > now + 30 * minuteMs ? [{ name: 'tonight', at: evening } as const] : []),
  ];
};
