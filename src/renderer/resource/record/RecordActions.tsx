import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
} from '@fluentui/react-components';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { WindowNew20Regular } from '@fluentui/react-icons/svg/window-new';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Row } from '../../data/entityCalls.ts';
import { recordPath } from '../../paths.ts';
import { CopyLinkButton } from '../../ui/CopyButton.tsx';
import { openWindow } from '../../ui/openWindow.ts';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { isPlainKey, isTyping, useDocumentKeys } from '../../ui/useDocumentKeys.ts';
import { mayRemove } from '../define/resource.ts';
import { useResource } from '../define/resourceContext.tsx';
import { QuickEdit } from '../form/RecordDialog.tsx';
import { ActionButtons } from './ActionButtons.tsx';
import { NeighbourButtons } from './NeighbourButtons.tsx';
import { NextAction, useNextAction } from './NextAction.tsx';
import { useRemoval } from './useRemoval.ts';

const useStyles = makeStyles({ together: { display: 'flex', gap: '8px' } });

const MoreActions = ({ onRemove }: { onRemove: () => void }) => {
  const { t } = useLingui();
  return (
    <>
      <Menu positioning="below-end">
        <MenuTrigger disableButtonEnhancement>
          <ToolButton label={t`More actions`} icon={<MoreHorizontal20Regular />} />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem icon={<Delete20Regular />} onClick={onRemove}>
              <Trans>Delete</Trans>
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      {/* Offers the closed menu's entry in the palette. */}
      <button type="button" hidden data-palette-only onClick={onRemove}>
        <Trans>Delete</Trans>
      </button>
    </>
  );
};

interface RecordActionsProps {
  record: Row;
  onRemoved: () => void;
}

export const RecordActions = ({ record, onRemoved }: RecordActionsProps) => {
  const { resource, scope, can } = useResource();
  const { t } = useLingui();
  const styles = useStyles();
  const remove = useRemoval();
  const nextAction = useNextAction(record);
  const [isEditing, setEditing] = useState(false);
  const canQuickEdit = can.page === 'read' && can.quickEdit;
  const removeRecord = async (): Promise<void> => {
    if (await remove(record)) onRemoved();
  };
  const openApart = (): void => void openWindow(recordPath(resource.entity, scope, record.id));
  useDocumentKeys((event) => {
    const isOfPage = !(event.target as Element | null)?.closest?.('[role=dialog], [role=alertdialog]');
    if (event.defaultPrevented || event.repeat || isEditing || !isOfPage) return;
    const isApart =
      event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isTyping(event.target) && !nextAction;
    const isEdit = event.code === 'KeyE' && isPlainKey(event) && !event.shiftKey && canQuickEdit;
    if (!isApart && !isEdit) return;
    event.preventDefault();
    if (isEdit) setEditing(true);
    else openApart();
  });
  const more = mayRemove(can, record) && <MoreActions onRemove={() => void removeRecord()} />;
  return (
    <>
      <NeighbourButtons id={record.id} />
      <ToolButton label={t`Open in new window`} icon={<WindowNew20Regular />} onClick={openApart} />
      <CopyLinkButton />
      {canQuickEdit && (
        <Button icon={<Edit20Regular />} onClick={() => setEditing(true)}>
          <Trans>Quick edit</Trans>
        </Button>
      )}
      {isEditing && (
        <QuickEdit id={record.id} field={undefined} onNext={null} onClose={() => setEditing(false)} />
      )}
      <ActionButtons record={record} except={nextAction} after={!nextAction && more} />
      {nextAction && (
        <span className={styles.together}>
          <NextAction action={nextAction} record={record} />
          {more}
        </span>
      )}
    </>
  );
};
