import { mergeClasses } from '@fluentui/react-components';
import { type CSSProperties, memo } from 'react';
import type { Row } from '../../data/entityCalls.ts';
import type { Place } from '../kinds/kind.ts';
import { cellContent } from './cellContent.tsx';
import type { ColumnLook } from './columnLooks.ts';
import { type GridModel, isSwitchCell } from './gridModel.ts';
import { SwitchCell } from './SwitchCell.tsx';
import type { GridStyles } from './useGridStyles.ts';

interface GridRowProps {
  row: Row;
  model: GridModel;
  styles: GridStyles;
  looks: readonly ColumnLook[];
  cells: Place;
  /** Place on this page, and in the whole list as screen readers count. */
  index: number;
  ariaIndex: number;
  top: number;
  height: number;
  isSelected: boolean;
  /** Shown beside the list. */
  isCurrent: boolean;
  /** The stop that Tab reaches; null when it is in another row. */
  activeStop: number | null;
}

const RowButtons = ({
  row,
  model,
  styles,
  activeStop,
}: Pick<GridRowProps, 'row' | 'model' | 'styles' | 'activeStop'>) => {
  const firstStop = 1 + model.columns.length;
  return (
    <td className={styles.buttons} data-buttons aria-colindex={firstStop + 1}>
      {model.buttons.map(
        ({ name, label, icon, isDestructive, isShown }, index) =>
          isShown(row) && (
            <button
              key={name}
              type="button"
              className={isDestructive ? mergeClasses(styles.button, styles.destructive) : styles.button}
              aria-label={label}
              title={label}
              tabIndex={activeStop === firstStop + index ? 0 : -1}
              data-stop={firstStop + index}
              data-act={name}
            >
              <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
                <use href={`#grid-${icon}`} />
              </svg>
            </button>
          ),
      )}
    </td>
  );
};

/**
 * One row. Drawn again only when something of its own changed; events are handled once, by the grid, which finds
 * the row and what to do in data attributes.
 */
export const GridRow = memo((props: GridRowProps) => {
  const {
    row,
    model,
    styles,
    looks,
    cells,
    index,
    ariaIndex,
    top,
    height,
    isSelected,
    isCurrent,
    activeStop,
  } = props;
  const place: CSSProperties = { top, height };
  return (
    <tr
      className={styles.row}
      style={place}
      aria-rowindex={ariaIndex}
      aria-selected={isSelected}
      data-row={index}
      data-current={isCurrent}
    >
      <td className={styles.select} aria-colindex={1}>
        {model.canSelect && (
          <input
            type="checkbox"
            className={styles.checkbox}
            checked={isSelected}
            readOnly
            aria-label={model.selectLabel(model.nameOf(row))}
            tabIndex={activeStop === 0 ? 0 : -1}
            data-stop={0}
            data-act="select"
          />
        )}
      </td>
      {model.columns.map((column, columnIndex) => {
        const stop = columnIndex + 1;
        // What is operated in its cell has the focus in place of the cell.
        return isSwitchCell(column, row, model) ? (
          <td key={column.name} {...looks[columnIndex]} aria-colindex={stop + 1}>
            <SwitchCell
              entity={model.entity}
              row={row}
              column={column}
              rowName={model.nameOf(row)}
              styles={styles}
              stop={stop}
              isActive={activeStop === stop}
            />
          </td>
        ) : (
          <td
            key={column.name}
            {...looks[columnIndex]}
            aria-colindex={stop + 1}
            tabIndex={activeStop === stop ? 0 : -1}
            data-stop={stop}
          >
            {cellContent(column, row, model, styles, cells)}
          </td>
        );
      })}
      {model.buttons.length > 0 && (
        <RowButtons row={row} model={model} styles={styles} activeStop={activeStop} />
      )}
    </tr>
  );
});
