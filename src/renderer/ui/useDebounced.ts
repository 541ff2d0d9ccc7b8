import { useEffect, useState } from 'react';

/** Debounce: the value as it was when it last stood still for that long. */
export const useDebounced = <T>(value: T, delayMs: number): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
};

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
