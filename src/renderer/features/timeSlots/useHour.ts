import { useEffect, useState } from 'react';

const hourMs = 3_600_000;
/** Timers sleep with the computer: now and then it is looked whether an hour has begun meanwhile. */
const checkMs = 20_000;

const hourNow = (): number => Math.floor(Date.now() / hourMs) * hourMs;

/** The instant at which the present hour began: slots that begin until then have begun. */
export const useHour = (): number => {
  const [hour, setHour] = useState(hourNow);
  useEffect(() => {
    const timer = setInterval(() => setHour(hourNow()), checkMs);
    return () => clearInterval(timer);
  }, []);
  return hour;
};
