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

/** Today's date on the clocks of the country that this window works in; a window that stays open goes on to the next day. */
export const useToday = (): string => {
  const timeZone = useTimeZone();
  return useSyncExternalStore(subscribe, () => dayInZone(new Date(), timeZone));
};
