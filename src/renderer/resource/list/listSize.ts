import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';
import type { ListState } from '../../data/listState.ts';
import { usePreferencesStore } from '../../stores/preferences.ts';
import { toastLineHeight } from '../../ui/ToastLine.tsx';
import type { ColumnSettings } from '../table/columnSettings.ts';
import { headerHeight } from '../table/gridModel.ts';

/** Minimum rows per page; a lower window scrolls. */
export const fewestRows = 10;
/** Maximum rows per page, because more take the server too long. */
const maxRows = 100;
/** Room for so many more rows, as after maximizing a window, is filled. Less comes and goes with banners. */
const fewestMoreRows = 4;
/** Debounce, so that dragging the window's edge does not render at every pixel. */
const settleMs = 200;

interface MeasuredList {
  area: RefObject<HTMLElement | null>;
  list: string;
  /** Infinite until known. */
  width: number;
}

const known = new Map<string, { windowHeight: number; height: number }>();

const knownHeight = (list: string): number | null => {
  const last = known.get(list);
  return last?.windowHeight === window.innerHeight ? last.height : null;
};

/** Height without the bar of a list that scrolls sideways. */
const heightIn = (area: HTMLElement): number => {
  const grid = area.querySelector<HTMLElement>('[data-list]');
  return area.clientHeight - (grid ? grid.offsetHeight - grid.clientHeight : 0);
};

/** Height available for rows. `null` until the first layout, unless measured before at this window height. */
const useListHeight = ({ area, list, width }: MeasuredList): number | null => {
  const [height, setHeight] = useState(() => knownHeight(list));
  // Columns, and so their scroll bar, depend on the width.
  const isWidthKnown = Number.isFinite(width);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element || !isWidthKnown) return undefined;
    const measure = (): void => {
      const measured = heightIn(element);
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
  }, [area, list, isWidthKnown]);
  return height;
};

/**
 * Rows per page of the current query. The fitting number is recomputed only with a new query, a reload, or in a
 * much higher window: resizing must not move rows, and later pages must continue the first.
 */
export const useAskedSize = (
  measured: MeasuredList,
  state: ListState,
  rowHeight: number,
  before: () => number | null,
) => {
  const height = useListHeight(measured);
  const edges = headerHeight + toastLineHeight;
  const fitting =
    height === null
      ? null
      : Math.min(maxRows, Math.max(fewestRows, Math.floor((height - edges) / rowHeight)));
  const [asked, setAsked] = useState(() => ({ state, rowHeight, fits: before() ?? fitting }));
  const isAnother = asked.state !== state || asked.rowHeight !== rowHeight;
  const hasGrown = (fitting ?? 0) >= (asked.fits ?? 0) + fewestMoreRows;
  const isCounted = asked.fits === null || ((isAnother || hasGrown) && state.page === 1);
  const now = isCounted && fitting !== asked.fits ? { state, rowHeight, fits: fitting } : asked;
  if (now !== asked || isAnother) setAsked({ ...now, state, rowHeight });
  return {
    /** Rows per page. `null` until measured, before the first paint. */
    size: state.size === 'fit' ? now.fits : state.size,
    /** Recomputes the fitting rows before a reload of the first page. Returns `true` if the query changes. */
    fitAgain: (): boolean => {
      if (state.size !== 'fit' || state.page > 1 || fitting === now.fits) return false;
      setAsked({ ...now, fits: fitting });
      return true;
    },
  };
};

/** Rounds the width down to 8 pixels, so that tiny changes cause no render. */
const step = 8;
const rounded = (width: number): number => Math.floor(width / step) * step;
/** Width of the last list, so that the next one starts with the right columns. Infinite until known. */
let lastWidth = Number.POSITIVE_INFINITY;

/** Exact width for the styles of the list. A container would restyle every row at each layout of the page. */
const styleOf = (width: number) => ({ '--list': `${width}px` }) as CSSProperties;

export const useListWidth = (area: RefObject<HTMLElement | null>) => {
  // Later widths are written to the element, so that they render nothing.
  const [style] = useState(() => styleOf(lastWidth));
  const [width, setWidth] = useState(rounded(lastWidth));
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const measure = (): void => {
      const { clientWidth } = element;
      if (clientWidth === lastWidth) return;
      lastWidth = clientWidth;
      element.style.setProperty('--list', `${clientWidth}px`);
      setWidth(rounded(clientWidth));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [area]);
  return { width, style };
};

const rowHeights = { comfortable: 32, compact: 28 };

/** The list's own density, otherwise the general setting. */
export const useRowHeight = ({ density }: ColumnSettings): number => {
  const usual = usePreferencesStore((settings) => settings.density);
  return rowHeights[density ?? usual];
};
