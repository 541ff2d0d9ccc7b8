import { Button, Menu, MenuPopover, MenuTrigger, Spinner } from '@fluentui/react-components';
import { Delete20Regular, Edit20Regular, WindowNew20Regular } from '@fluentui/react-icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { type MouseEvent, useState } from 'react';
import type { Row } from '../../data/entityCalls.ts';
import { recordPath } from '../../paths.ts';
import { useUser } from '../../stores/session.ts';
import { CopyLinkButton } from '../../ui/CopyButton.tsx';
import { opensElsewhere, openWindow } from '../../ui/openWindow.ts';
import { LinkMenuList } from '../../ui/RecordLink.tsx';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { isActionShown, useAction, useBusyActions } from '../actions/useAction.ts';
import { QuickEdit } from '../form/RecordDialog.tsx';
import type { RecordAction } from '../resource.ts';
import { useResource } from '../resourceContext.tsx';
import { useRemoval } from '../useRemoval.ts';
import { NeighbourButtons } from './NeighbourButtons.tsx';

interface ActionButtonProps {
  action: RecordAction;
  record: Row;
}

/** A further thing to do with a record, on its page. What leads somewhere is a link, with its context menu. */
const ActionButton = ({ action, record }: ActionButtonProps) => {
  const { scope } = useResource();
  const { i18n } = useLingui();
  const act = useAction();
  const isBusy = useBusyActions(({ names }) => names.get(record.id) === action.name);
  const { label, Icon } = action;
  const path = 'pathOf' in action ? action.pathOf(record, scope) : null;
  if (path === null) {
    return (
      <Button
        icon={isBusy ? <Spinner size="extra-tiny" /> : <Icon />}
        disabledFocusable={isBusy}
        onClick={() => void act(action, record)}
      >
        {i18n._(label)}
      </Button>
    );
  }
  const follow = (event: MouseEvent): void => {
    event.preventDefault();
    // The right button opens the menu.
    if (event.button !== 2) void act(action, record, opensElsewhere(event));
  };
  return (
    <Menu openOnContext>
      <MenuTrigger disableButtonEnhancement>
        <Button as="a" href={`#${path}`} icon={<Icon />} onClick={follow} onAuxClick={follow}>
          {i18n._(label)}
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <LinkMenuList path={path} />
      </MenuPopover>
    </Menu>
  );
};

interface RecordActionsProps {
  record: Row;
  onRemoved: () => void;
}

/** What can be done with this record, and the way to its neighbours in the list that it was opened from. */
export const RecordActions = ({ record, onRemoved }: RecordActionsProps) => {
  const { resource, scope, can } = useResource();
  const { t } = useLingui();
  const user = useUser();
  const remove = useRemoval();
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <NeighbourButtons id={record.id} />
      <ToolButton
        label={t`Open in new window`}
        icon={<WindowNew20Regular />}
        onClick={() => openWindow(recordPath(resource.entity, scope, record.id))}
      />
      <CopyLinkButton />
      {can.page === 'read' && can.quickEdit && resource.isEditable(record, user) && (
        <Button icon={<Edit20Regular />} onClick={() => setEditing(true)}>
          <Trans>Quick edit</Trans>
        </Button>
      )}
      {isEditing && (
        <QuickEdit id={record.id} field={undefined} onNext={null} onClose={() => setEditing(false)} />
      )}
      {resource.actions
        .filter((action) => isActionShown(action, record, scope, user))
        .map((action) => (
          <ActionButton key={action.name} action={action} record={record} />
        ))}
      {can.remove && resource.isRemovable(record, user) && (
        <Button
          appearance="subtle"
          icon={<Delete20Regular />}
          onClick={async () => {
            if (await remove(record)) onRemoved();
          }}
        >
          <Trans>Delete</Trans>
        </Button>
      )}
    </>
  );
};
