import { mergeClasses } from '@fluentui/react-components';
import type { TdHTMLAttributes } from 'react';
import { figureText, type LineColumn, type TextTools } from './lineColumns.ts';
import { usePayListStyles } from './usePayListStyles.ts';

interface FigureCellProps extends TdHTMLAttributes<HTMLTableCellElement> {
  column: LineColumn;
  value: number | null;
  tools: TextTools;
}

/** Cell of a figure or total, with its own attributes. */
export const FigureCell = ({ column, value, tools, ...cell }: FigureCellProps) => {
  const styles = usePayListStyles();
  return (
    <td {...cell} className={mergeClasses(styles.number, (value ?? 0) < 0 && styles.negative)}>
      {figureText(column, value, tools)}
    </td>
  );
};
