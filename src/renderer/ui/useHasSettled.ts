import { useEffect, useState } from 'react';

/** A busy browser may never be idle, and what waits for that must come all the same. */
const latestMs = 500;

/** Whether the browser has been idle since this value came. */
export const useHasSettled = (value: object): boolean => {
  const [settled, setSettled] = useState<object | null>(null);
  useEffect(() => {
    const idle = requestIdleCallback(() => setSettled(value), { timeout: latestMs });
    return () => cancelIdleCallback(idle);
  }, [value]);
  return settled === value;
};
