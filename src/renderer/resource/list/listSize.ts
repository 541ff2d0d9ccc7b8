import { type RefObject, useLayoutEffect, useState } from 'react';
import type { ListState } from '../../data/listState.ts';
import { usePreferencesStore } from '../../stores/preferences.ts';
import type { ColumnSettings } from '../columns/columnSettings.ts';
import { headerHeight } from '../grid/gridModel.ts';

/** A low window scrolls rather than show fewer. */
export const fewestRows = 10;
/** More take a server long, however large the screen is. */
const maxRows = 100;
/** While a window is dragged larger, nothing is drawn again at every pixel. */
const settleMs = 200;

/** The place for the rows of each list, in a window of this height. */
const known = new Map<string, { windowHeight: number; height: number }>();

const knownHeight = (list: string): number | null => {
  const last = known.get(list);
  return last?.windowHeight === window.innerHeight ? last.height : null;
};

/** How high the place for the rows is; null before the first paint of a list that was not open in such a window yet. */
const useListHeight = (area: RefObject<HTMLElement | null>, list: string): number | null => {
  const [height, setHeight] = useState(() => knownHeight(list));
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const measure = (): void => {
      const measured = element.clientHeight;
      known.set(list, { windowHeight: window.innerHeight, height: measured });
      setHeight(measured);
    };
    if (knownHeight(list) === null) measure();
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
  }, [area, list]);
  return height;
};

interface AskedSize {
  /** Rows per page; null until the place for them has been measured, which is before anything is painted. */
  size: number | null;
  /** Counts anew how many fit, for who reads the first page again; whether that is another question than before. */
  fitAgain: () => boolean;
}

/**
 * Rows per page of the question that is shown. As many as fit are counted when somebody asks: rows that are looked at
 * stay where they are when the window is resized, and the pages behind the first follow each other.
 */
export const useAskedSize = (
  list: string,
  area: RefObject<HTMLElement | null>,
  state: ListState,
  rowHeight: number,
  before: () => number | null,
): AskedSize => {
  const height = useListHeight(area, list);
  const fitting =
    height === null
      ? null
      : Math.min(maxRows, Math.max(fewestRows, Math.floor((height - headerHeight) / rowHeight)));
  const [asked, setAsked] = useState(() => ({ state, rowHeight, fits: before() ?? fitting }));
  const isAnother = asked.state !== state || asked.rowHeight !== rowHeight;
  const isCounted = asked.fits === null || (isAnother && state.page === 1);
  const now = isCounted && fitting !== asked.fits ? { state, rowHeight, fits: fitting } : asked;
  if (now !== asked || isAnother) setAsked({ ...now, state, rowHeight });
  return {
    size: state.size === 'fit' ? now.fits : state.size,
    fitAgain: () => {
      if (state.size !== 'fit' || state.page > 1 || fitting === now.fits) return false;
      setAsked({ ...now, fits: fitting });
      return true;
    },
  };
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
