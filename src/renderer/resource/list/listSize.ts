import { type RefObject, useLayoutEffect, useState } from 'react';
import type { ListState } from '../../data/listState.ts';
import { usePreferencesStore } from '../../stores/preferences.ts';
import type { ColumnSettings } from '../columns/columnSettings.ts';
import { headerHeight } from '../grid/gridModel.ts';

/** A low window scrolls rather than show fewer. */
export const fewestRows = 10;
/** More take a server long, however large the screen is. */
const mostRows = 100;
/** While a window is dragged larger, nothing is drawn again at every pixel. */
const settleMs = 200;

/** The place for the rows, and how far below the window's upper edge it begins. */
interface Room {
  windowHeight: number;
  height: number;
  top: number;
}

/** Of each list. */
const known = new Map<string, Room>();

const knownRoom = (list: string): Room | null => {
  const last = known.get(list);
  return last?.windowHeight === window.innerHeight ? last : null;
};

/** Null before the first paint of a list that was not open in such a window yet. */
const useListRoom = (area: RefObject<HTMLElement | null>, list: string): Room | null => {
  const [room, setRoom] = useState(() => knownRoom(list));
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const measure = (): void => {
      const { clientHeight: height } = element;
      const measured = { windowHeight: window.innerHeight, height, top: element.getBoundingClientRect().top };
      known.set(list, measured);
      setRoom((last) =>
        last?.height === height && last.windowHeight === measured.windowHeight ? last : measured,
      );
    };
    if (knownRoom(list) === null) measure();
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
  return room;
};

/** What stands above the list has grown in the same window. */
const isPushedDown = (before: Room | null, now: Room | null): boolean =>
  before !== null && now !== null && before.windowHeight === now.windowHeight && now.top > before.top;

interface AskedSize {
  /** Rows per page; null until the place for them has been measured, which is before anything is painted. */
  size: number | null;
  /** Counts anew how many fit, for who reads the first page again; whether that is another question than before. */
  fitAgain: () => boolean;
}

/**
 * Rows per page of the question that is shown. As many as fit are counted when somebody asks: rows that are looked at
 * stay where they are when the window is resized, and the pages behind the first follow each other. They are counted
 * again where something has come above the list that pushes the last rows under its lower edge.
 */
export const useAskedSize = (
  list: string,
  area: RefObject<HTMLElement | null>,
  state: ListState,
  rowHeight: number,
  before: () => number | null,
): AskedSize => {
  const room = useListRoom(area, list);
  const fitting =
    room === null
      ? null
      : Math.min(mostRows, Math.max(fewestRows, Math.floor((room.height - headerHeight) / rowHeight)));
  const [asked, setAsked] = useState(() => ({ state, rowHeight, fits: before() ?? fitting, room }));
  const isAnother = asked.state !== state || asked.rowHeight !== rowHeight;
  const isHidden = isPushedDown(asked.room, room) && (fitting ?? mostRows) < (asked.fits ?? 0);
  const isCounted = asked.fits === null || ((isAnother || isHidden) && state.page === 1);
  const fits = isCounted ? fitting : asked.fits;
  const roomThen = isCounted ? room : (asked.room ?? room);
  const now = { state, rowHeight, fits, room: roomThen };
  if (isAnother || fits !== asked.fits || roomThen !== asked.room) setAsked(now);
  return {
    size: state.size === 'fit' ? now.fits : state.size,
    fitAgain: () => {
      if (state.size !== 'fit' || state.page > 1 || fitting === now.fits) return false;
      setAsked({ ...now, fits: fitting, room });
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
