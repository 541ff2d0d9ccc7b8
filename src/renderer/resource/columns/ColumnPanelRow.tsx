import { Checkbox, Input, makeStyles } from '@fluentui/react-components';
import { ArrowDown20Regular, ArrowUp20Regular, Pin20Filled, Pin20Regular } from '@fluentui/react-icons';
import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { maxColumnWidth, minColumnWidth } from './columnSettings.ts';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '2px' },
  name: { flexGrow: 1, minWidth: 0 },
  width: { width: '76px' },
});

interface ColumnPanelRowProps {
  label: string;
  isShown: boolean;
  isPinned: boolean;
  /** null: as wide as its content usually needs. */
  width: number | null;
  isFirst: boolean;
  isLast: boolean;
  onToggle: () => void;
  onPin: () => void;
  onMove: (by: -1 | 1) => void;
  onResize: (width: number) => void;
}

export const ColumnPanelRow = (props: ColumnPanelRowProps) => {
  const { label, isShown, isPinned, width, isFirst, isLast, onToggle, onPin, onMove, onResize } = props;
  const { t } = useLingui();
  const styles = useStyles();
  const moveByKey = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li className={styles.root} onKeyDown={moveByKey}>
      <span className={styles.name}>
        <Checkbox checked={isShown} label={label} onChange={onToggle} />
      </span>
      <Input
        className={styles.width}
        size="small"
        type="number"
        min={minColumnWidth}
        max={maxColumnWidth}
        step={10}
        placeholder={t`auto`}
        aria-label={t`Width of ${label}`}
        key={width}
        defaultValue={width === null ? '' : String(width)}
        onBlur={({ target }) =>
          target.value !== '' && Number(target.value) !== width && onResize(Number(target.value))
        }
      />
      <ToolButton
        size="small"
        label={isPinned ? t`Unpin ${label}` : t`Pin ${label}`}
        icon={isPinned ? <Pin20Filled /> : <Pin20Regular />}
        onClick={onPin}
      />
      <ToolButton
        size="small"
        label={t`Move ${label} up`}
        icon={<ArrowUp20Regular />}
        disabledFocusable={isFirst}
        onClick={() => onMove(-1)}
      />
      <ToolButton
        size="small"
        label={t`Move ${label} down`}
        icon={<ArrowDown20Regular />}
        disabledFocusable={isLast}
        onClick={() => onMove(1)}
      />
    </li>
  );
};
