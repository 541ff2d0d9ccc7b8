import type { EntityName, Row } from '../../data/entityCalls.ts';
import { pendingValue, usePendingValues } from '../../data/optimisticUpdates.ts';
import type { GridColumn } from '../columns/gridColumn.ts';
import type { GridStyles } from './useGridStyles.ts';

interface SwitchCellProps {
  entity: EntityName;
  row: Row;
  column: GridColumn;
  /** What the row is called. */
  rowName: string;
  styles: GridStyles;
  stop: number;
  isActive: boolean;
}

/** A flag that is set where it stands. Like everything in a row it only says what to do; the grid hears it. */
export const SwitchCell = ({ entity, row, column, rowName, styles, stop, isActive }: SwitchCellProps) => {
  const { name, label, text } = column;
  const pending = usePendingValues((state) => pendingValue(state, entity, row.id, name));
  const shown = pending === undefined ? row : { ...row, [name]: pending };
  return (
    <button
      type="button"
      role="switch"
      className={styles.switch}
      aria-checked={shown[name] === true}
      aria-busy={pending !== undefined}
      aria-label={`${label}: ${rowName}`}
      title={text(shown)}
      tabIndex={isActive ? 0 : -1}
      data-stop={stop}
      data-act="switch"
      data-field={name}
    />
  );
};
