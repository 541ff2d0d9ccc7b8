import { Menu, MenuPopover, MenuTrigger, mergeClasses } from '@fluentui/react-components';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { LinkMenuList } from './LinkMenuList.tsx';
import { opensElsewhere, openWindow } from './openWindow.ts';
import { useLinkStyles } from './TextLink.tsx';

interface RecordLinkProps {
  to: string;
  children: ReactNode;
  className?: string | undefined;
}

/**
 * A link to a record: here with a click, in a new window with Ctrl, Cmd or the middle button, and both with
 * "beside" in its context menu.
 */
export const RecordLink = ({ to, children, className }: RecordLinkProps) => {
  const styles = useLinkStyles();
  const follow = (event: MouseEvent): void => {
    if (!opensElsewhere(event)) return;
    event.preventDefault();
    openWindow(to);
  };
  return (
    <Menu openOnContext>
      <MenuTrigger disableButtonEnhancement>
        <Link to={to} className={mergeClasses(styles.root, className)} onClick={follow} onAuxClick={follow}>
          {children}
        </Link>
      </MenuTrigger>
      <MenuPopover>
        <LinkMenuList path={to} />
      </MenuPopover>
    </Menu>
  );
};
