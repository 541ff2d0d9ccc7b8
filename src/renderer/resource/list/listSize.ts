import { type RefObject, useLayoutEffect, useState } from 'react';
import { usePreferencesStore } from '../../stores/preferences.ts';
import type { ColumnSettings } from '../columns/columnSettings.ts';
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

const rowHeights = { comfortable: 36, compact: 28 };

/** A list's own height of rows, else the one that was chosen for all. */
export const useRowHeight = ({ density }: ColumnSettings): number => {
  const usual = usePreferencesStore((settings) => settings.density);
  return rowHeights[density ?? usual];
};
