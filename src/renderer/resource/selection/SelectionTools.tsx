import { makeStyles } from '@fluentui/react-components';
import {
  ArrowDownload20Regular,
  CheckmarkCircle20Regular,
  Copy20Regular,
  Delete20Regular,
  Edit20Regular,
  SelectAllOff20Regular,
  SubtractCircle20Regular,
} from '@fluentui/react-icons';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { isPlainKey, useDocumentKeys } from '../../ui/useDocumentKeys.ts';

const useStyles = makeStyles({
  // Its two parts stand in the lines of the bar that it is in.
  root: { display: 'contents' },
  tools: { display: 'flex', alignItems: 'center', gap: '2px' },
});

interface SelectionToolsProps {
  /** How many are selected, and what they come to. */
  children: ReactNode;
  count: number;
  isBusy: boolean;
  canRemove: boolean;
  onInvert: () => void;
  onRemove: () => void;
  onExport: () => void;
  onCopy: () => void;
  /** null: nothing of them can be edited over the list. */
  onEdit: (() => void) | null;
  /** null: there is no such flag. */
  onActivate: ((isActive: boolean) => void) | null;
}

/** What can be done with the selected rows, beside their count. */
export const SelectionTools = (props: SelectionToolsProps) => {
  const { children, count, isBusy, canRemove, onInvert, onRemove, onExport, onCopy, onEdit, onActivate } =
    props;
  const { t } = useLingui();
  const styles = useStyles();
  useDocumentKeys((event) => {
    // Where a row has the focus, the grid has taken the key already.
    if (event.defaultPrevented || event.code !== 'KeyE' || event.shiftKey || !isPlainKey(event)) return;
    if (!onEdit || isBusy || count === 0) return;
    event.preventDefault();
    onEdit();
  });
  const tool = (label: string, icon: React.JSX.Element, run: () => void, shortcut?: string) => (
    <ToolButton
      hasWords
      size="small"
      label={label}
      {...(shortcut ? { shortcut } : {})}
      icon={icon}
      disabledFocusable={isBusy || count === 0}
      onClick={run}
    />
  );
  return (
    <div className={styles.root} role="toolbar" aria-label={t`Selected rows`}>
      {children}
      <div className={styles.tools}>
        <ToolButton
          size="small"
          label={t`Invert selection`}
          icon={<SelectAllOff20Regular />}
          onClick={onInvert}
        />
        {count > 0 && (
          <>
            {onEdit && tool(t`Edit selected`, <Edit20Regular />, onEdit, 'E')}
            {onActivate && (
              <>
                {tool(t`Activate`, <CheckmarkCircle20Regular />, () => onActivate(true))}
                {tool(t`Deactivate`, <SubtractCircle20Regular />, () => onActivate(false))}
              </>
            )}
            {tool(t`Export selected`, <ArrowDownload20Regular />, onExport)}
            {tool(t`Copy selected`, <Copy20Regular />, onCopy)}
          </>
        )}
        {canRemove && tool(t`Delete selected`, <Delete20Regular />, onRemove)}
      </div>
    </div>
  );
};
