import { mergeClasses } from '@fluentui/react-components';
import type { CSSProperties } from 'react';
import type { GridColumn } from '../columns/gridColumn.ts';
import { type GridModel, pinnedAt, pinOffsets } from './gridModel.ts';
import type { GridStyles } from './useGridStyles.ts';

export interface ColumnLook {
  className: string;
  style: CSSProperties | undefined;
}

const classOf = ({ field: { isCode, isNumeric } }: GridColumn, styles: GridStyles): string => {
  if (isCode) return mergeClasses(styles.cell, styles.id);
  return isNumeric ? mergeClasses(styles.cell, styles.numeric) : styles.cell;
};

/** How the cells of each column look: worked out once, not in each of the rows. */
export const columnLooks = (model: GridModel, styles: GridStyles): ColumnLook[] => {
  const pins = pinOffsets(model);
  return model.columns.map((column) => {
    const className = classOf(column, styles);
    return column.isPinned
      ? { className: mergeClasses(className, styles.pinned), style: pinnedAt(pins, column.name) }
      : { className, style: undefined };
  });
};
