import type { ApiConnection } from '../api/connection.ts';
import type { Session } from '../auth/session.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import { createRecentRecords, showRecentRecords } from '../windows/recentRecords.ts';
import type { WindowManager } from '../windows/windowManager.ts';
import { createWorkspaces } from '../windows/workspaces.ts';

interface DesktopOptions {
  settings: SettingsStore;
  windows: WindowManager;
  session: Session;
  connection: Pick<ApiConnection, 'account'>;
  isRemembered: () => boolean;
}

/** Per-user parts of the desktop around the windows: workspaces, and recent records in system menus. */
export const composeDesktop = ({ settings, windows, session, connection, isRemembered }: DesktopOptions) => {
  const workspaces = createWorkspaces({
    settings,
    owner: () => {
      const { user } = session.state();
      return user && `${connection.account()} ${user.id}`;
    },
    layout: windows.layout.read,
    show: windows.layout.show,
    onChanged: windows.list.changed,
  });
  const recents = createRecentRecords({
    isPrivate: () => settings.get('privacy'),
    isPersisted: process.platform === 'win32',
    show: (records) => showRecentRecords(records, windows.navigation.navigate),
  });
  session.onChange(({ user }) => {
    windows.list.changed();
    if (!user) recents.forget();
  });
  /** On quit, clears the system's recent list unless the login is remembered. */
  const leave = (): void => {
    if (!isRemembered()) recents.forget();
  };
  return { workspaces, recents: { ...recents, leave } };
};
