import { makeStyles } from '@fluentui/react-components';
import { ArrowClockwise20Regular, PanelRight20Regular } from '@fluentui/react-icons';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CopyLinkButton } from '../../ui/CopyLinkButton.tsx';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { ExportTools } from './ExportTools.tsx';

const useStyles = makeStyles({
  bar: { containerType: 'inline-size', containerName: 'tools', flex: '0 0 auto' },
  root: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px', flex: '0 0 auto' },
  gap: { flexGrow: 1 },
});

interface ListToolbarProps {
  /** Search, filters and views. */
  children: ReactNode;
  columnPanel: ReactNode;
  isPeeking: boolean;
  onReload: () => void;
  onExport: () => void;
  onPeek: () => void;
}

/** Everything that can be done with a list as a whole. */
export const ListToolbar = (props: ListToolbarProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  return (
    <div className={styles.bar}>
      <div className={styles.root} role="toolbar" aria-label={t`List`}>
        {props.children}
        <span className={styles.gap} />
        <ToolButton hasWords label={t`Reload`} icon={<ArrowClockwise20Regular />} onClick={props.onReload} />
        {props.columnPanel}
        <ExportTools onExport={props.onExport} />
        <CopyLinkButton />
        <ToolButton
          label={t`Peek`}
          shortcut="P"
          icon={<PanelRight20Regular />}
          aria-pressed={props.isPeeking}
          onClick={props.onPeek}
        />
      </div>
    </div>
  );
};
