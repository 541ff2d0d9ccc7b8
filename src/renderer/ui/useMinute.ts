import { useSyncExternalStore } from 'react';
import { dayInZone } from '#shared/domain/plainDates.ts';
import { useTimeZone } from './useFormatters.ts';

const minuteMs = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for everything in the window that grows old while it is shown. */
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const tell of listeners) tell();
  }, minuteMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

const minuteNow = (): number => Math.floor(Date.now() / minuteMs) * minuteMs;

/** The present minute, in milliseconds; whoever uses it is drawn again with the next one. */
export const useMinute = (): number => useSyncExternalStore(subscribe, minuteNow);

let lastDay = { minute: Number.NaN, timeZone: '', day: '' };

/** Worked out once a minute: React asks for it again at every drawing of each of the many that use it. */
const dayNow = (timeZone: string): string => {
  const minute = minuteNow();
  if (lastDay.minute !== minute || lastDay.timeZone !== timeZone)
    lastDay = { minute, timeZone, day: dayInZone(new Date(minute), timeZone) };
  return lastDay.day;
};

/** Today's date on the clocks of the country that this window works in; a window that stays open goes on to the next day. */
export const useToday = (): string => {
  const timeZone = useTimeZone();
  return useSyncExternalStore(subscribe, () => dayNow(timeZone));
};
