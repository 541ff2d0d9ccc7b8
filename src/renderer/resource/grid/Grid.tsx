import { mergeClasses } from '@fluentui/react-components';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  type ClipboardEvent,
  type FocusEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Row } from '../../data/entityCalls.ts';
import type { Sort } from '../../data/listState.ts';
import type { MergedRows } from '../../data/live/liveRows.ts';
import { showIgnored } from '../../ui/pressedTwice.ts';
import { useHasSettled, useIsLate } from '../../ui/useDebounced.ts';
import { touchQuery, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { useIsPrinting } from '../../ui/usePrint.ts';
import { useBusyActions } from '../actions/useAction.ts';
import { pageState, type Selection } from '../selection/selection.ts';
import { cellContexts, columnAppearances } from './cellContent.tsx';
import { GridHeader, type HeaderActions } from './GridHeader.tsx';
import { GridRow } from './GridRow.tsx';
import {
  type GridModel,
  gestureOf,
  gridTracks,
  headerHeight,
  type RowGesture,
  rowEventOf,
  stopsOf,
} from './gridModel.ts';
import { useActiveCell } from './useActiveCell.ts';
import { type RowCommand, useGridKeys } from './useGridKeys.ts';
import { useGridStyles } from './useGridStyles.ts';
import { useMovedRows } from './useMovedRows.ts';

/** Scroll position and focused row, restored on return. */
export interface GridScroll {
  scrollTop: number;
  row: number;
}

export interface GridProps extends HeaderActions {
  label: string;
  rows: readonly Row[];
  /** Changes to the rows since the last user action. */
  since: Pick<MergedRows, 'left' | 'before'> & { settled: readonly Row[] };
  model: GridModel;
  rowHeight: number;
  /** `offset`: number of rows on earlier pages. `total`: number of rows on all pages. */
  offset: number;
  total: number;
  isStale: boolean;
  isLoading: boolean;
  /** Serialised query of the rows. The list scrolls to the top when it changes. */
  queryKey: string;
  sort: Sort | null;
  filtered: ReadonlySet<string>;
  selection: Selection;
  currentId: string | null;
  scroll: GridScroll | null;
  onLeave: (scroll: GridScroll) => void;
  onCommand: (command: RowCommand | string, row: Row, gesture: RowGesture, element?: HTMLElement) => void;
  onActiveRow: (row: Row) => void;
  onMenu: (row: Row, event: MouseEvent) => void;
  onClearSelection: () => void;
  onCopy: (event: ClipboardEvent) => void;
}

/** ARIA grid pattern on a native table, so rows and cells need no explicit roles. */
const gridAttributes = { role: 'grid', 'aria-multiselectable': true };

/** Sets the tooltip of the hovered element: label of an icon, or full text of a truncated cell. */
const giveTooltip = (target: Element, { columns }: GridModel, rows: readonly Row[]): void => {
  const drawing = target.closest<HTMLElement>('[data-buttons] > [aria-label]');
  if (drawing) drawing.title = drawing.ariaLabel ?? '';
  const cell = target.closest<HTMLElement>('[data-row] > td[data-stop]');
  if (!cell) return;
  const row = rows[rowEventOf(cell)?.row ?? -1];
  const column = columns[Number(cell.dataset.stop) - 1];
  const isShort = row !== undefined && column?.short != null && !column.isLink;
  const isCut = cell.scrollWidth > cell.clientWidth;
  const whole = isShort ? column.text(row) : isCut ? cell.textContent : '';
  // The virtualizer reuses cells, so a title may belong to another row.
  if (cell.title !== whole) cell.title = whole;
};

export const Grid = (props: GridProps) => {
  const { label, rows, since, model, rowHeight, offset, total, isStale, isLoading, selection, currentId } =
    props;
  const { onCommand, onActiveRow, onMenu, onSelectPage, onClearSelection, scroll, onLeave } = props;
  const styles = useGridStyles();
  const scroller = useRef<HTMLTableElement>(null);
  const { active, moveTo, follow } = useActiveCell(scroller, rows.length, scroll?.row ?? null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    // Render rows beyond the viewport only after the visible ones are painted.
    overscan: useHasSettled(since.settled) ? 6 : 1,
    // Keep the focused row mounted while the user scrolls away.
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      return active.row < 0 || indexes.includes(active.row) ? indexes : [...indexes, active.row];
    },
    scrollMargin: headerHeight,
    initialOffset: scroll?.scrollTop ?? 0,
    initialRect: { width: 1200, height: 700 },
  });
  const isPrinting = useIsPrinting();
  // Paper does not scroll, so render all rows of the page for printing.
  const items = isPrinting
    ? rows.map((_row, index) => ({ index, start: headerHeight, key: index }))
    : virtualizer.getVirtualItems();

  const measuredHeight = useRef(rowHeight);
  useEffect(() => {
    if (measuredHeight.current === rowHeight) return;
    measuredHeight.current = rowHeight;
    virtualizer.measure();
  }, [virtualizer, rowHeight]);

  const shownQueryKey = useRef(props.queryKey);
  useEffect(() => {
    if (isStale || shownQueryKey.current === props.queryKey) return;
    shownQueryKey.current = props.queryKey;
    // Skip the call at the top: scrolling would make the virtualizer measure the new rows synchronously.
    if ((virtualizer.scrollOffset ?? 0) > 0) scroller.current?.scrollTo({ top: 0 });
  }, [isStale, props.queryKey, virtualizer]);

  const leave = useEffectEvent(() => {
    // Nothing to remember before the first rows arrive.
    if (rows.length > 0) onLeave({ scrollTop: virtualizer.scrollOffset ?? 0, row: active.row });
  });
  useEffect(() => () => leave(), []);

  const moved = useMovedRows(rows, props.queryKey, active.row, (row) => {
    const hasFocus = scroller.current?.contains(document.activeElement) === true;
    (hasFocus ? moveTo : follow)({ row, stop: active.stop });
  });
  const send = (command: string, index: number, gesture: RowGesture): void => {
    const row = rows[index];
    if (moved.isUnderFocus(index)) showIgnored();
    else if (row) onCommand(command, row, { ...gesture, column: model.columns[active.stop - 1]?.name });
  };
  const onKeyDown = useGridKeys({
    active,
    rowCount: rows.length,
    stops: stopsOf(model),
    lastColumn: model.columns.length,
    rowsPerView: () =>
      Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - headerHeight) / rowHeight) - 1),
    moveTo,
    onCommand: send,
    onSelectPage,
    onClearSelection,
  });
  const onClick = (event: MouseEvent): void => {
    const hit = rowEventOf(event.target);
    // The right button only opens the context menu.
    if (!hit?.act || event.button === 2) return;
    if (hit.element instanceof HTMLAnchorElement || event.button === 1) event.preventDefault();
    const row = rows[hit.row];
    // Enter and Space also cause a click event, with `detail` 0.
    const isMoved = event.detail === 0 ? moved.isUnderFocus(hit.row) : moved.isUnderPointer(hit.row, event);
    if (isMoved) showIgnored(hit.element.closest('[data-row]'));
    else if (row && hit.act === 'menu') onMenu(row, event);
    else if (row) onCommand(hit.act, row, gestureOf(event), hit.element);
  };
  const onFocus = ({ target }: FocusEvent): void => {
    const stop = target.closest<HTMLElement>('[data-stop]')?.dataset.stop;
    const row = target.closest<HTMLElement>('[data-row]')?.dataset.row;
    if (stop === undefined || row === undefined) return;
    moved.onAimed();
    follow({ row: Number(row), stop: Number(stop) });
    const focused = rows[Number(row)];
    if (focused) onActiveRow(focused);
  };
  const tracks = useMemo(
    () => gridTracks(model, rowHeight, props.sort?.field),
    [model, rowHeight, props.sort?.field],
  );
  const columnAppearance = useMemo(() => columnAppearances(model, styles), [model, styles]);
  const selected = useMemo(() => pageState(selection, rows), [selection, rows]);
  const busy = useBusyActions(({ names }) => names);
  const cells = useMemo(() => cellContexts(model.scope, styles), [model, styles]);
  const isOutdated = useIsLate(isStale);
  const isTouched = useMediaQuery(touchQuery);
  const [pointed, setPointed] = useState(-1);
  const pointAt = (target: Element): void => {
    setPointed(rowEventOf(target)?.row ?? -1);
    // Defer the measurement: a tooltip appears later anyway, and measuring during rendering would force a
    // second layout.
    requestIdleCallback(() => giveTooltip(target, model, rows), { timeout: 200 });
  };
  const { isScrolling } = virtualizer;
  const underPointer = useRef<Element>(null);
  const onMouseOver = ({ target }: MouseEvent): void => {
    if (!(target instanceof Element)) return;
    underPointer.current = target;
    // Skip rows that scroll under the pointer: rendering their buttons took a tenth of every frame.
    if (!isScrolling || target.closest('[data-buttons]')) pointAt(target);
  };
  const pointAfterScroll = useEffectEvent(() => {
    if (underPointer.current?.isConnected) pointAt(underPointer.current);
  });
  useEffect(() => {
    if (!isScrolling) pointAfterScroll();
  }, [isScrolling]);

  return (
    <table
      {...gridAttributes}
      ref={scroller}
      className={styles.scroller}
      style={tracks}
      aria-label={label}
      data-list
      aria-rowcount={isLoading ? -1 : total + 1}
      aria-colcount={model.columns.length + 2}
      aria-busy={isStale || isLoading}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onAuxClick={onClick}
      onDoubleClick={(event) => {
        const hit = rowEventOf(event.target);
        if (!hit || hit.act !== null) return;
        if (moved.isUnderPointer(hit.row, event)) showIgnored(hit.element);
        else send('open', hit.row, gestureOf(event));
      }}
      onContextMenu={(event) => {
        const row = rows[rowEventOf(event.target)?.row ?? -1];
        if (row) onMenu(row, event);
      }}
      onFocus={onFocus}
      onMouseOver={onMouseOver}
      onPointerOver={moved.onPointerMove}
      onPointerMove={moved.onPointerMove}
      onPointerLeave={moved.onPointerLeave}
      onCopy={props.onCopy}
    >
      <thead className={styles.thead}>
        <GridHeader
          model={model}
          styles={styles}
          sort={props.sort}
          filtered={props.filtered}
          selected={selected}
          activeStop={active.row === -1 ? active.stop : null}
          onSort={props.onSort}
          onFilter={props.onFilter}
          onResize={props.onResize}
          onMoveColumn={props.onMoveColumn}
          onSelectPage={onSelectPage}
        />
      </thead>
      <tbody
        className={isOutdated ? mergeClasses(styles.body, styles.outdated) : styles.body}
        style={isPrinting ? undefined : { height: virtualizer.getTotalSize() }}
      >
        {items.map(({ index, start, key }) => {
          const row = rows[index];
          return (
            row && (
              <GridRow
                key={key}
                row={row}
                before={since.before.get(row.id)}
                hasLeft={since.left.has(row.id)}
                model={model}
                styles={styles}
                columnAppearance={columnAppearance}
                cells={cells(row)}
                index={index}
                ariaIndex={offset + index + 2}
                top={start - headerHeight}
                height={rowHeight}
                isSelected={selection.rows.has(row.id)}
                isCurrent={currentId === row.id}
                activeStop={active.row === index ? active.stop : null}
                busyAction={busy.get(row.id) ?? null}
                isPointed={isTouched || pointed === index}
              />
            )
          );
        })}
      </tbody>
    </table>
  );
};
