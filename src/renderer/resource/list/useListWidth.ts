import { type RefObject, useLayoutEffect, useState } from 'react';

/** Pixels from the left to the right edge of the list. It may grow by a pixel without anything being drawn again. */
const step = 8;
/** Of the last list, so that the next one is drawn with the right columns at once; as wide as can be until it is known. */
let lastWidth = Number.POSITIVE_INFINITY;

/** How wide the place for the rows is. */
export const useListWidth = (area: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(lastWidth);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const measure = (): void => {
      lastWidth = Math.floor(element.clientWidth / step) * step;
      setWidth(lastWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [area]);
  return width;
};
