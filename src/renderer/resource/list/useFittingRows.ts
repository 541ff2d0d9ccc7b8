import { type RefObject, useLayoutEffect, useState } from 'react';
import { headerHeight } from '../grid/gridModel.ts';

const fewest = 5;
/** While a window is dragged larger, the server is not asked at every pixel. */
const settleMs = 200;
/** Of the last list, so that the next one asks for the right number at once. */
let lastHeight = 600;

/** How many rows the place for them has room for. */
export const useFittingRows = (area: RefObject<HTMLElement | null>, rowHeight: number): number => {
  const [height, setHeight] = useState(lastHeight);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const measure = (): void => {
      lastHeight = element.clientHeight;
      setHeight(lastHeight);
    };
    measure();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(measure, settleMs);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [area]);
  return Math.max(fewest, Math.floor((height - headerHeight) / rowHeight));
};
