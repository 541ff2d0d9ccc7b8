import { useEffect, useState } from 'react';

/** Whether the browser has been idle since this value came. */
export const useHasSettled = (value: object): boolean => {
  const [settled, setSettled] = useState<object | null>(null);
  useEffect(() => {
    const idle = requestIdleCallback(() => setSettled(value));
    return () => cancelIdleCallback(idle);
  }, [value]);
  return settled === value;
};
