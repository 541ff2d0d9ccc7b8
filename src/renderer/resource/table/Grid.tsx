import { mergeClasses } from '@fluentui/react-components';
import { useMemo, useRef } from 'react';
import { useIsLate } from '../../ui/useDebounced.ts';
import { useBusyActions } from '../define/useAction.ts';
import { GridHeader, type HeaderActions } from './GridHeader.tsx';
import { GridRow, gridLook } from './GridRow.tsx';
import { type GridModel, type GridPage, type GridScroll, gridTracks, headerHeight } from './gridModel.ts';
import { pageState, type Selection } from './selection.ts';
import { useActiveCell } from './useActiveCell.ts';
import { useGridStyles } from './useGridStyles.ts';
import { usePointedRow } from './usePointedRow.ts';
import { type RowActions, useRowEvents } from './useRowEvents.ts';
import { useVirtualRows } from './useVirtualRows.ts';

export interface GridProps extends RowActions {
  label: string;
  page: GridPage;
  model: GridModel;
  rowHeight: number;
  filtered: ReadonlySet<string>;
  header: HeaderActions;
  selection: Selection;
  currentId: string | null;
  /** Position to restore, and the report of the one that the user leaves. */
  scroll: { from: GridScroll | null; onLeave: (scroll: GridScroll) => void };
}

/** ARIA grid pattern on a native table, so rows and cells need no explicit roles. */
const gridAttributes = { role: 'grid', 'aria-multiselectable': true };

export const Grid = (props: GridProps) => {
  const { page, model, rowHeight, header, selection, currentId, scroll, onCopy, ...actions } = props;
  const { rows, since, sort, offset, total, isStale, isLoading } = page;
  const styles = useGridStyles();
  const scroller = useRef<HTMLTableElement>(null);
  const cell = useActiveCell(scroller, rows.length, scroll.from?.row ?? null);
  const { active } = cell;
  const drawn = useVirtualRows({
    ...{ scroller, page, rowHeight },
    activeRow: active.row,
    scroll: scroll.from,
    onLeave: scroll.onLeave,
  });
  const pointer = usePointedRow(model, rows, drawn.isScrolling);
  const { onSelectPage } = header;
  const events = useRowEvents({ ...actions, scroller, page, model, rowHeight, cell, onSelectPage });
  const sorted = sort?.field;
  const tracks = useMemo(() => gridTracks(model, rowHeight, sorted), [model, rowHeight, sorted]);
  const look = useMemo(() => gridLook(model, styles), [model, styles]);
  const selected = useMemo(() => pageState(selection, rows), [selection, rows]);
  const busy = useBusyActions(({ names }) => names);
  const isOutdated = useIsLate(isStale);
  const stopIn = (row: number): number | null => (active.row === row ? active.stop : null);
  const draw = ({ index, start, key }: (typeof drawn.items)[number]) => {
    const row = rows[index];
    return (
      row && (
        <GridRow
          key={key}
          row={row}
          before={since.before.get(row.id)}
          hasLeft={since.left.has(row.id)}
          look={look}
          index={index}
          ariaIndex={offset + index + 2}
          top={start - headerHeight}
          height={rowHeight}
          isSelected={selection.rows.has(row.id)}
          isCurrent={currentId === row.id}
          activeStop={stopIn(index)}
          busyAction={busy.get(row.id) ?? null}
          isPointed={pointer.isPointed(index)}
        />
      )
    );
  };

  return (
    <div className={styles.frame}>
      <table
        {...gridAttributes}
        {...events}
        onFocus={events.onFocus}
        ref={scroller}
        className={styles.scroller}
        style={tracks}
        aria-label={props.label}
        data-list
        aria-rowcount={isLoading ? -1 : total + 1}
        aria-colcount={model.columns.length + 2}
        aria-busy={isStale || isLoading}
        onMouseOver={pointer.onMouseOver}
        onCopy={onCopy}
      >
        <thead className={styles.thead}>
          <GridHeader
            {...{ model, styles, sort, selected }}
            filtered={props.filtered}
            activeStop={stopIn(-1)}
            actions={header}
          />
        </thead>
        <tbody
          className={isOutdated ? mergeClasses(styles.body, styles.outdated) : styles.body}
          style={drawn.height === undefined ? undefined : { height: drawn.height }}
        >
          {drawn.items.map(draw)}
        </tbody>
      </table>
    </div>
  );
};
