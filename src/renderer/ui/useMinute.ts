import { useSyncExternalStore } from 'react';
import { dayInZone } from '#shared/rules/plainDates.ts';
import { serverNow } from '../stores/serverClock.ts';
import { useTimeZone } from './useFormatters.ts';

const minuteMs = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Shared timer for everything in the window that shows an age. */
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const notify of listeners) notify();
  }, minuteMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

const minuteNow = (): number => Math.floor(serverNow() / minuteMs) * minuteMs;

/** Current minute in milliseconds; renders the component again every minute. */
export const useMinute = (): number => useSyncExternalStore(subscribe, minuteNow);

let lastDay = { minute: Number.NaN, timeZone: '', day: '' };

/** Cached per minute: React calls the snapshot at each render of each of its many users. */
const dayNow = (timeZone: string): string => {
  const minute = minuteNow();
  if (lastDay.minute !== minute || lastDay.timeZone !== timeZone)
    lastDay = { minute, timeZone, day: dayInZone(new Date(minute), timeZone) };
  return lastDay.day;
};

/** Today in the selected country's time zone; changes at midnight in windows that stay open. */
export const useToday = (): string => {
  const timeZone = useTimeZone();
  return useSyncExternalStore(subscribe, () => dayNow(timeZone));
};
