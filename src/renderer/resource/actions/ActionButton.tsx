import { Button, Menu, MenuPopover, MenuTrigger, Spinner } from '@fluentui/react-components';
import { useLingui } from '@lingui/react';
import type { MouseEvent } from 'react';
import type { Row } from '../../data/entityCalls.ts';
import { opensElsewhere } from '../../ui/openWindow.ts';
import { LinkMenuList } from '../../ui/RecordLink.tsx';
import type { RecordAction } from '../resource.ts';
import { useResource } from '../resourceContext.tsx';
import { useAction, useBusyActions } from './useAction.ts';

interface ActionButtonProps {
  action: RecordAction;
  record: Row;
}

/** A further thing to do with a record, on its page. What leads somewhere is a link, with its context menu. */
export const ActionButton = ({ action, record }: ActionButtonProps) => {
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
