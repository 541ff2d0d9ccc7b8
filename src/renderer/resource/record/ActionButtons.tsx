import { Button, Menu, MenuPopover, MenuTrigger, makeStyles, Spinner } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import type { MouseEvent, ReactNode } from 'react';
import type { Row } from '../../data/entityCalls.ts';
import { useUser } from '../../stores/session.ts';
import { opensElsewhere } from '../../ui/openWindow.ts';
import { LinkMenuList } from '../../ui/RecordLink.tsx';
import type { RecordAction } from '../define/resource.ts';
import { useResource } from '../define/resourceContext.tsx';
import { isActionShown, useAction, useBusyActions } from '../define/useAction.ts';

interface ActionButtonProps {
  action: RecordAction;
  record: Row;
  size: 'small' | 'medium';
}

/** Button of an action. A link action renders as a link with its own context menu. */
const ActionButton = ({ action, record, size }: ActionButtonProps) => {
  const { scope } = useResource();
  const { i18n } = useLingui();
  const act = useAction();
  const isBusy = useBusyActions(({ names }) => names.get(record.id) === action.name);
  const { label, Icon } = action;
  const path = 'pathOf' in action ? action.pathOf(record, scope) : null;
  if (path === null) {
    return (
      <Button
        size={size}
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
    // The right button opens the context menu.
    if (event.button !== 2) void act(action, record, opensElsewhere(event));
  };
  return (
    <Menu openOnContext>
      <MenuTrigger disableButtonEnhancement>
        <Button as="a" size={size} href={`#${path}`} icon={<Icon />} onClick={follow} onAuxClick={follow}>
          {i18n._(label)}
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <LinkMenuList path={path} />
      </MenuPopover>
    </Menu>
  );
};

const useStyles = makeStyles({ together: { display: 'flex', gap: '8px' } });

interface ActionButtonsProps {
  record: Row;
  size?: 'small' | 'medium';
  /** Action that has a button of its own. */
  except?: RecordAction | null;
  /** Small button that stays next to the last action, also where the buttons wrap. */
  after?: ReactNode;
}

export const ActionButtons = ({ record, size = 'medium', except = null, after }: ActionButtonsProps) => {
  const styles = useStyles();
  const { resource, scope, isGone } = useResource();
  const user = useUser();
  const shown = resource.actions.filter(
    (action) => action !== except && !isGone && isActionShown(action, record, scope, user),
  );
  const buttons = shown.map((action) => (
    <ActionButton key={action.name} action={action} record={record} size={size} />
  ));
  if (!after) return buttons;
  return (
    <>
      {buttons.slice(0, -1)}
      <span className={styles.together}>
        {buttons.at(-1)}
        {after}
      </span>
    </>
  );
};
