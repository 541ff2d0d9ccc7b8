import { type RefObject, useLayoutEffect, useState } from 'react';

/** Pixels from the left to the right edge of the list. It may grow by a pixel without anything being drawn again. */
const step = 8;

/** How wide the place for the rows is; as wide as can be until it is known. */
export const useListWidth = (area: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const measure = (): void => setWidth(Math.floor(element.clientWidth / step) * step);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [area]);
  return width;
};
