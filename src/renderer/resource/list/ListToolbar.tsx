import { makeStyles } from '@fluentui/react-components';
import {
  ArrowClockwise20Regular,
  Delete20Regular,
  PanelRight20Regular,
  SelectAllOff20Regular,
} from '@fluentui/react-icons';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { ExportTools } from './ExportTools.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px', flex: '0 0 auto' },
  gap: { flexGrow: 1 },
});

interface ListToolbarProps {
  /** Search, filters and views. */
  children: ReactNode;
  columns: ReactNode;
  selectedCount: number;
  canRemoveSelected: boolean;
  isRemoving: boolean;
  isPeeking: boolean;
  onInvert: () => void;
  onRemoveSelected: () => void;
  onReload: () => void;
  onExport: () => void;
  onPeek: () => void;
}

/** Everything that can be done with a list as a whole. */
export const ListToolbar = (props: ListToolbarProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  return (
    <div className={styles.root} role="toolbar" aria-label={t`List`}>
      {props.children}
      <span className={styles.gap} />
      <ToolButton label={t`Invert selection`} icon={<SelectAllOff20Regular />} onClick={props.onInvert} />
      {props.canRemoveSelected && (
        <ToolButton
          label={t`Delete selected`}
          icon={<Delete20Regular />}
          disabledFocusable={props.selectedCount === 0 || props.isRemoving}
          onClick={props.onRemoveSelected}
        />
      )}
      <ToolButton label={t`Reload`} icon={<ArrowClockwise20Regular />} onClick={props.onReload} />
      {props.columns}
      <ExportTools onExport={props.onExport} />
      <ToolButton
        label={t`Peek`}
        shortcut="P"
        icon={<PanelRight20Regular />}
        aria-pressed={props.isPeeking}
        onClick={props.onPeek}
      />
    </div>
  );
};
