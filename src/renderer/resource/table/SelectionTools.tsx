import { makeStyles } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { CheckmarkCircle20Regular } from '@fluentui/react-icons/svg/checkmark-circle';
import { ColumnDoubleCompare20Regular } from '@fluentui/react-icons/svg/column-double-compare';
import { Copy20Regular } from '@fluentui/react-icons/svg/copy';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { SelectAllOff20Regular } from '@fluentui/react-icons/svg/select-all-off';
import { SubtractCircle20Regular } from '@fluentui/react-icons/svg/subtract-circle';
import { useLingui } from '@lingui/react/macro';
import { memo, type ReactNode } from 'react';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { isPlainKey, useDocumentKeys } from '../../ui/useDocumentKeys.ts';

const useStyles = makeStyles({
  // Lets both parts take part in the layout of the surrounding bar.
  root: { display: 'contents' },
  tools: { display: 'flex', alignItems: 'center', gap: '2px' },
});

export interface SelectionActions {
  onInvert: () => void;
  onRemove: () => void;
  onExport: () => void;
  onCopy: () => void;
  onCompare: () => void;
  onEdit: () => void;
  onActivate: (isActive: boolean) => void;
}

interface SelectionToolsProps {
  children: ReactNode;
  count: number;
  isBusy: boolean;
  canRemove: boolean;
  canEdit: boolean;
  /** The rows have an active flag. */
  canActivate: boolean;
  /** Two to four rows of a list with a comparison. */
  canCompare: boolean;
  /** Must be stable, because this component is memoized. */
  actions: SelectionActions;
}

/** Tools for the selected rows. Memoized, so that new rows do not render them. */
export const SelectionTools = memo((props: SelectionToolsProps) => {
  const { children, count, isBusy, canRemove, canEdit, canActivate, canCompare, actions } = props;
  const { onInvert, onRemove, onExport, onCopy, onEdit, onActivate, onCompare } = actions;
  const { t } = useLingui();
  const styles = useStyles();
  useDocumentKeys((event) => {
    // The grid has already handled the key if a row has the focus.
    if (event.defaultPrevented || event.code !== 'KeyE' || event.shiftKey || !isPlainKey(event)) return;
    if (!canEdit || isBusy || count === 0) return;
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
            {canEdit && tool(t`Edit selected`, <Edit20Regular />, onEdit, 'E')}
            {canActivate && (
              <>
                {tool(t`Activate`, <CheckmarkCircle20Regular />, () => onActivate(true))}
                {tool(t`Deactivate`, <SubtractCircle20Regular />, () => onActivate(false))}
              </>
            )}
            {canCompare && tool(t`Compare`, <ColumnDoubleCompare20Regular />, onCompare)}
            {tool(t`Export selected`, <ArrowDownload20Regular />, onExport)}
            {tool(t`Copy selected`, <Copy20Regular />, onCopy)}
          </>
        )}
        {canRemove && tool(t`Delete selected`, <Delete20Regular />, onRemove)}
      </div>
    </div>
  );
});
