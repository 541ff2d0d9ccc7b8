import { useEffect, useState } from 'react';

export const useDebounced = <T>(value: T, delayMs: number): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
};

const noticedMs = 150;

/** True once something takes longer than `noticedMs`: an earlier indicator would only flicker. */
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

/** Timeout, because a busy browser may never be idle. */
const latestMs = 500;

/** True once the browser has been idle since `value` changed. */
export const useHasSettled = (value: object): boolean => {
  const [settled, setSettled] = useState<object | null>(null);
  useEffect(() => {
    const idle = requestIdleCallback(() => setSettled(value), { timeout: latestMs });
    return () => cancelIdleCallback(idle);
  }, [value]);
  return settled === value;
};
