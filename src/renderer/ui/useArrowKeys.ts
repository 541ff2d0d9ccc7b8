import { type RefObject, useEffect } from 'react';

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Up, Down, Home and End walk through the links and buttons inside; Tab goes on working as everywhere. */
export const useArrowKeys = (container: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const walk = (event: KeyboardEvent): void => {
      const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
      const stops = [...element.querySelectorAll<HTMLElement>('a[href], button')];
      const index = stops.findIndex((stop) => stop.matches(':focus'));
      if (!step || index < 0) return;
      event.preventDefault();
      stops[step(index, stops.length)]?.focus();
    };
    element.addEventListener('keydown', walk);
    return () => element.removeEventListener('keydown', walk);
  }, [container]);
};
