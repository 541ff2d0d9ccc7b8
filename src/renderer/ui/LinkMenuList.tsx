import { MenuItem, MenuList } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { openWindow } from './openWindow.ts';
import { useCopyLink } from './useCopyLink.ts';

/** Where a link can be opened, for the context menu of one. */
export const LinkMenuList = ({ path }: { path: string }) => {
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
        <Trans>Open beside</Trans>
      </MenuItem>
      <MenuItem onClick={() => void copyLink(path)}>
        <Trans>Copy link</Trans>
      </MenuItem>
    </MenuList>
  );
};
