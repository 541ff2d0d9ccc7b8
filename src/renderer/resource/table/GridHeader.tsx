import { mergeClasses } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { type DragEvent, memo, type PointerEvent } from 'react';
import type { Sort } from '../../data/listState.ts';
import { movableItem, useReorder } from '../../ui/useReorder.ts';
import type { GridColumn } from './gridColumn.ts';
import { type GridModel, pinnedAt, pinOffsets } from './gridModel.ts';
import type { GridStyles } from './useGridStyles.ts';
import { type HeaderStyles, useHeaderStyles } from './useHeaderStyles.ts';

interface ColumnResizerProps extends Pick<HeaderActions, 'onResize'> {
  className: string;
  field: string;
}

/** Horizontal padding of a cell, and a pixel for rounding. */
const cellRoom = 17;

/** Width of a column's visible cells and title without truncation. */
const contentWidth = (title: Element | null): number => {
  const column = title?.getAttribute('aria-colindex');
  const cells = title?.closest('[role=grid]')?.querySelectorAll(`[aria-colindex="${column}"]`) ?? [];
  const content = document.createRange();
  const widths = [...cells].map((cell) => {
    content.selectNodeContents(cell.querySelector('button[data-stop] > span') ?? cell);
    return content.getBoundingClientRect().width + cellRoom;
  });
  return Math.ceil(Math.max(0, ...widths));
};

/**
 * Resize handle of a header cell; a double click fits the column to its visible content. Dragging moves only
 * the handle; the width is stored on release.
 */
const ColumnResizer = memo(({ className, field, onResize }: ColumnResizerProps) => {
  const start = (event: PointerEvent<HTMLDivElement>): void => {
    const edge = event.currentTarget;
    const cell = edge.parentElement;
    if (!cell || event.button !== 0) return;
    event.preventDefault();
    edge.setPointerCapture(event.pointerId);
    const startX = event.clientX;
    const startWidth = cell.getBoundingClientRect().width;
    const move = (moved: globalThis.PointerEvent): void => {
      edge.style.transform = `translateX(${moved.clientX - startX}px)`;
    };
    const end = (ended: globalThis.PointerEvent): void => {
      edge.removeEventListener('pointermove', move);
      edge.style.transform = '';
      if (ended.clientX !== startX) onResize(field, startWidth + ended.clientX - startX);
    };
    edge.addEventListener('pointermove', move);
    edge.addEventListener('pointerup', end, { once: true });
  };
  return (
    <div
      className={className}
      aria-hidden="true"
      onPointerDown={start}
      onDoubleClick={(event) => onResize(field, contentWidth(event.currentTarget.parentElement))}
    />
  );
});

export interface HeaderActions {
  onSort: (field: string) => void;
  /** `anchor`: button at which the filter opens. */
  onFilter: (field: string, anchor: HTMLElement) => void;
  onResize: (field: string, width: number) => void;
  onMoveColumn: (name: string, target: string, side: 'before' | 'after') => void;
  onSelectPage: () => void;
}

interface GridHeaderProps {
  model: GridModel;
  styles: GridStyles;
  sort: Sort | null;
  filtered: ReadonlySet<string>;
  selected: 'none' | 'some' | 'all';
  activeStop: number | null;
  actions: HeaderActions;
}

const sortOf = (column: GridColumn, sort: Sort | null): 'ascending' | 'descending' | 'none' | undefined => {
  if (!column.isSortable) return undefined;
  if (sort?.field !== column.name) return 'none';
  return sort.order === 'asc' ? 'ascending' : 'descending';
};

const arrows = { ascending: '↑', descending: '↓', none: null };

interface TitleProps {
  column: GridColumn;
  stop: number;
  isActive: boolean;
  ariaSort: ReturnType<typeof sortOf>;
  isFiltered: boolean;
  header: HeaderStyles;
  actions: HeaderActions;
}

const Title = ({ column, stop, isActive, ariaSort, isFiltered, header, actions }: TitleProps) => {
  const { t } = useLingui();
  const { name, label, title, field, isSortable } = column;
  const arrow = ariaSort && arrows[ariaSort];
  return (
    <>
      <button
        type="button"
        className={mergeClasses(
          header.sort,
          field.look === 'number' && header.numeric,
          field.filter !== null && (field.look === 'number' ? header.filterBefore : header.filterAfter),
        )}
        aria-disabled={!isSortable}
        tabIndex={isActive ? 0 : -1}
        data-stop={stop}
        data-filter={field.filter ? name : undefined}
        title={label}
        aria-label={title === label ? undefined : label}
        draggable
        onClick={() => isSortable && actions.onSort(name)}
      >
        <span className={field.look === 'image' ? header.hidden : header.label}>
          {title}
          {arrow && <span className={header.arrow} aria-hidden="true">{` ${arrow}`}</span>}
        </span>
      </button>
      {field.filter && (
        <button
          type="button"
          className={mergeClasses(
            header.filter,
            field.look === 'number' && header.before,
            isFiltered && header.filtered,
          )}
          aria-label={t`Filter ${label}`}
          aria-haspopup="dialog"
          tabIndex={-1}
          onClick={(event) => actions.onFilter(name, event.currentTarget)}
        >
          <svg width="16" height="16" viewBox="0 0 20 20" aria-hidden="true">
            <use href={isFiltered ? '#grid-filtered' : '#grid-filter'} />
          </svg>
        </button>
      )}
    </>
  );
};

const SelectPage = ({ styles, selected, activeStop, actions }: GridHeaderProps) => {
  const { t } = useLingui();
  return (
    <input
      type="checkbox"
      className={styles.checkbox}
      checked={selected === 'all'}
      ref={(box) => {
        if (box) box.indeterminate = selected === 'some';
      }}
      onChange={actions.onSelectPage}
      aria-label={t`Select all rows`}
      tabIndex={activeStop === 0 ? 0 : -1}
      data-stop={0}
    />
  );
};

const columnUnder = ({ target, clientX }: DragEvent) => {
  const item = movableItem(target);
  if (!item) return null;
  const { left, width } = item.getBoundingClientRect();
  return { item, side: clientX < left + width / 2 ? ('before' as const) : ('after' as const) };
};

/**
 * Header row: sort, filter, move and resize columns, select all rows of the page. Memoized, because the grid
 * renders on every frame while scrolling.
 */
export const GridHeader = memo((props: GridHeaderProps) => {
  const { model, styles, sort, filtered, activeStop, actions } = props;
  const { t } = useLingui();
  const header = useHeaderStyles();
  const pins = pinOffsets(model);
  const reorder = useReorder({ targetOf: columnUnder, onDrop: actions.onMoveColumn });
  const title = (column: GridColumn, index: number) => {
    const { name, field, isPinned } = column;
    // The resize handle of a pinned column overlaps the next column.
    const place = isPinned
      ? { ...pinnedAt(pins, name), zIndex: model.columns.length - index + 3 }
      : undefined;
    const ariaSort = sortOf(column, sort);
    return (
      <th
        key={name}
        scope="col"
        className={mergeClasses(
          header.cell,
          isPinned && styles.pinned,
          field.look === 'number' && header.numericCell,
        )}
        style={place}
        aria-sort={ariaSort}
        aria-colindex={index + 2}
        data-move-key={name}
      >
        <Title
          {...{ column, ariaSort, header, actions }}
          stop={index + 1}
          isActive={activeStop === index + 1}
          isFiltered={filtered.has(name)}
        />
        <ColumnResizer className={header.resizer} field={name} onResize={actions.onResize} />
      </th>
    );
  };
  return (
    <tr className={styles.header} aria-rowindex={1} data-row={-1} {...reorder}>
      <th scope="col" className={styles.select} aria-colindex={1}>
        {model.canSelect && <SelectPage {...props} />}
      </th>
      {model.columns.map(title)}
      {model.buttons.length > 0 && (
        <th scope="col" className={header.actions} data-buttons aria-colindex={model.columns.length + 2}>
          <span className={styles.hidden}>{t`Actions`}</span>
        </th>
      )}
    </tr>
  );
});
