import { mergeClasses } from '@fluentui/react-components';
import type { Row } from '../../data/entityCalls.ts';
import type { GridModel, RowButton } from './gridModel.ts';
import type { GridStyles } from './useGridStyles.ts';

interface RowButtonsProps {
  row: Row;
  model: GridModel;
  styles: GridStyles;
  activeStop: number | null;
  busyAction: string | null;
  isDrawn: boolean;
}

/** What can be done with a row, at its end. */
export const RowButtons = ({ row, model, styles, activeStop, busyAction, isDrawn }: RowButtonsProps) => {
  const firstStop = 1 + model.columns.length;
  const draw = ({ name, label, icon, isDestructive, pathOf }: RowButton, index: number) => {
    const path = pathOf?.(row);
    const props = {
      className: isDestructive ? mergeClasses(styles.button, styles.destructive) : styles.button,
      'aria-label': label,
      tabIndex: activeStop === firstStop + index ? 0 : -1,
      'data-stop': firstStop + index,
      'data-act': name,
    };
    const drawing = isDrawn && (
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <use href={`#grid-${icon}`} />
      </svg>
    );
    return path ? (
      <a key={name} {...props} href={`#${path}`}>
        {drawing}
      </a>
    ) : (
      <button key={name} {...props} type="button" aria-busy={busyAction === name || undefined}>
        {drawing}
      </button>
    );
  };
  return (
    <td className={styles.buttons} data-buttons aria-colindex={firstStop + 1}>
      {model.buttons.map((button, index) => button.isShown(row) && draw(button, index))}
    </td>
  );
};
