import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useHasSettled } from '../../ui/useDebounced.ts';
import { useIsPrinting } from '../../ui/usePrint.ts';
import { type GridPage, type GridScroll, headerHeight } from './gridModel.ts';

interface VirtualRowsOptions {
  scroller: RefObject<HTMLElement | null>;
  page: GridPage;
  rowHeight: number;
  activeRow: number;
  scroll: GridScroll | null;
  onLeave: (scroll: GridScroll) => void;
}

/** Rows to render. Restores the scroll position, reports it at the end, and scrolls to the top of a new query. */
export const useVirtualRows = (options: VirtualRowsOptions) => {
  const { scroller, page, rowHeight, activeRow, scroll, onLeave } = options;
  const { rows, since, queryKey, isStale } = page;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    // Render rows beyond the viewport only after the visible ones are painted.
    overscan: useHasSettled(since.settled) ? 6 : 1,
    // Keep the focused row mounted while the user scrolls away.
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      return activeRow < 0 || indexes.includes(activeRow) ? indexes : [...indexes, activeRow];
    },
    scrollMargin: headerHeight,
    initialOffset: scroll?.scrollTop ?? 0,
    initialRect: { width: 1200, height: 700 },
  });
  const isPrinting = useIsPrinting();

  const measuredHeight = useRef(rowHeight);
  useEffect(() => {
    if (measuredHeight.current === rowHeight) return;
    measuredHeight.current = rowHeight;
    virtualizer.measure();
  }, [virtualizer, rowHeight]);

  const shownQueryKey = useRef(queryKey);
  useEffect(() => {
    if (isStale || shownQueryKey.current === queryKey) return;
    shownQueryKey.current = queryKey;
    // Skip the call at the top: scrolling would make the virtualizer measure the new rows synchronously.
    if ((virtualizer.scrollOffset ?? 0) > 0) scroller.current?.scrollTo({ top: 0 });
  }, [isStale, queryKey, virtualizer, scroller]);

  const leave = useEffectEvent(() => {
    // Nothing to remember before the first rows arrive.
    if (rows.length > 0) onLeave({ scrollTop: virtualizer.scrollOffset ?? 0, row: activeRow });
  });
  useEffect(() => () => leave(), []);

  return {
    // Paper does not scroll, so render all rows of the page for printing.
    items: isPrinting
      ? rows.map((_row, index) => ({ index, start: headerHeight, key: index }))
      : virtualizer.getVirtualItems(),
    /** Height of all rows. Unset on paper, which does not scroll. */
    height: isPrinting ? undefined : virtualizer.getTotalSize(),
    isScrolling: virtualizer.isScrolling,
  };
};
