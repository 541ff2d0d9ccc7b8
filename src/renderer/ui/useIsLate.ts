import { useEffect, useState } from 'react';

const noticedMs = 150;

/** Whether what is under way takes longer than a blink: before that a sign of it would only flicker. */
export const useIsLate = (isBusy: boolean): boolean => {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setIsLate(true), noticedMs);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isBusy]);
  return isBusy && isLate;
};
