import {
  Avatar,
  Button,
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemCheckbox,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  Text,
  Tooltip,
  tokens,
} from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { EyeOff20Regular } from '@fluentui/react-icons/svg/eye-off';
import { History20Regular } from '@fluentui/react-icons/svg/history';
import { Key20Regular } from '@fluentui/react-icons/svg/key';
import { Person20Regular } from '@fluentui/react-icons/svg/person';
import { Settings20Regular } from '@fluentui/react-icons/svg/settings';
import { SignOut20Regular } from '@fluentui/react-icons/svg/sign-out';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import type { AdminRole } from '#shared/api/auth.ts';
import { personName } from '#shared/rules/personName.ts';
import { useCurrentServer } from '../access/ServerName.tsx';
import { paths } from '../paths.ts';
import { togglePrivacy, useIsPrivate, usePreferencesStore } from '../stores/preferences.ts';
import { useSessionStore } from '../stores/session.ts';
import { useLinkHandlers } from '../ui/openWindow.ts';
import { privacyKeys } from './useFrameKeys.ts';
import { useLogOut } from './useLogOut.ts';

const roleNames: Readonly<Record<AdminRole, MessageDescriptor>> = {
  SuperAdmin: msg`Super administrator`,
  Admin: msg`Administrator`,
};

/** Unknown roles are shown as the server sent them. */
const roleName = (i18n: I18n, role: string): string =>
  role === 'SuperAdmin' || role === 'Admin' ? i18n._(roleNames[role]) : role;

const useStyles = makeStyles({
  root: { position: 'relative', display: 'inline-flex', flexShrink: 0, padding: '2px' },
  // Overlays the avatar instead of containing it: its initials must not become part of the button's name.
  button: { position: 'absolute', inset: 0, minWidth: 0, width: '32px', height: '32px' },
  who: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    maxWidth: '320px',
    padding: '6px 8px',
    overflowWrap: 'anywhere',
  },
  server: { color: tokens.colorNeutralForeground3 },
});

const privacyChoice = 'privacy';

export const UserMenu = () => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const navigate = useNavigate();
  const linkHandlers = useLinkHandlers();
  const logOut = useLogOut();
  const connection = usePreferencesStore((settings) => settings.connection);
  const user = useSessionStore(({ session, lastUser }) => session.user ?? lastUser);
  const server = useCurrentServer();
  const isPrivate = useIsPrivate();
  if (!user) return null;
  const name = personName(user);
  return (
    <span className={styles.root}>
      <Avatar size={28} name={name} color="brand" aria-hidden="true" />
      <Menu
        positioning="below-end"
        checkedValues={{ [privacyChoice]: isPrivate ? ['on'] : [] }}
        onCheckedValueChange={togglePrivacy}
      >
        <MenuTrigger disableButtonEnhancement>
          <Tooltip content={`${name} · ${roleName(i18n, user.role)}`} relationship="description">
            <Button
              className={styles.button}
              appearance="transparent"
              shape="circular"
              aria-label={t`User menu`}
            />
          </Tooltip>
        </MenuTrigger>
        <MenuPopover>
          <div className={styles.who}>
            <Text weight="semibold">{name}</Text>
            {user.email && <Text size={200}>{user.email}</Text>}
            <Text size={200}>{roleName(i18n, user.role)}</Text>
            <Text size={200} className={styles.server}>
              {connection?.type === 'server'
                ? [server?.name, connection.origin].filter(Boolean).join(' · ')
                : t`Sample data on this computer`}
            </Text>
          </div>
          <MenuDivider />
          <MenuList hasCheckmarks hasIcons>
            <MenuItem icon={<Person20Regular />} {...linkHandlers(paths.dashboard)}>
              <Trans>Account</Trans>
            </MenuItem>
            <MenuItem icon={<Settings20Regular />} onClick={() => void navigate(paths.appSettings)}>
              <Trans>Settings</Trans>
            </MenuItem>
            <MenuItem icon={<History20Regular />} {...linkHandlers(paths.myDay)}>
              <Trans>My day</Trans>
            </MenuItem>
            <MenuItem icon={<ArrowDownload20Regular />} {...linkHandlers(paths.fileExports)}>
              <Trans>File exports</Trans>
            </MenuItem>
            <MenuItem icon={<Key20Regular />} onClick={() => void navigate(paths.resetPassword)}>
              <Trans>Reset password</Trans>
            </MenuItem>
            <MenuItemCheckbox
              name={privacyChoice}
              value="on"
              icon={<EyeOff20Regular />}
              secondaryContent={privacyKeys}
            >
              <Trans>Privacy mode</Trans>
            </MenuItemCheckbox>
            <MenuDivider />
            <MenuItem icon={<SignOut20Regular />} onClick={() => void logOut()}>
              <Trans>Log out</Trans>
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
    </span>
  );
};
