import { useEffect, useState } from 'react';
import { Temporal } from 'temporal-polyfill';
import type { WeekMoment } from '#shared/domain/openingHours.ts';
import { useTimeZone } from '../../../ui/useTimeZone.ts';

const tickMs = 20_000;

/** This moment of the week on the clocks of the country, as it goes on. */
export const useWeekMoment = (): WeekMoment => {
  const timeZone = useTimeZone();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  const zoned = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  return { weekday: zoned.dayOfWeek - 1, minute: zoned.hour * 60 + zoned.minute };
};
