import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger, mergeClasses } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useCopyLink } from './CopyButton.tsx';
import { opensElsewhere, openWindow } from './openWindow.ts';
import { useLinkStyles } from './TextLink.tsx';

interface LinkMenuListProps {
  path: string;
  children?: ReactNode;
}

export const LinkMenuList = ({ path, children }: LinkMenuListProps) => {
  const navigate = useNavigate();
  const copyLink = useCopyLink();
  return (
    <MenuList>
      <MenuItem onClick={() => void navigate(path)}>
        <Trans>Open</Trans>
      </MenuItem>
      <MenuItem onClick={() => void openWindow(path)}>
        <Trans>Open in new window</Trans>
      </MenuItem>
      <MenuItem onClick={() => void openWindow(path, true)}>
        <Trans>Open side by side</Trans>
      </MenuItem>
      <MenuItem onClick={() => void copyLink(path)}>
        <Trans>Copy link</Trans>
      </MenuItem>
      {children}
    </MenuList>
  );
};

interface RecordLinkProps {
  to: string;
  children: ReactNode;
  className?: string | undefined;
}

/**
 * Link to a record: click opens it here; Ctrl, Cmd or middle click in
 * a new window; the context menu also side by side.
 */
export const RecordLink = ({ to, children, className }: RecordLinkProps) => {
  const styles = useLinkStyles();
  const follow = (event: MouseEvent): void => {
    if (!opensElsewhere(event)) return;
    event.preventDefault();
    void openWindow(to);
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
