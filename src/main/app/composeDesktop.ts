import { join } from 'node:path';
import type { ApiConnection } from '../api/connection.ts';
import type { LogFile } from '../platform/log.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import { sendToWindow } from '../windows/broadcast.ts';
import { createRecentRecords, showRecentRecords } from '../windows/recentRecords.ts';
import { createStatementWindow } from '../windows/statementWindow.ts';
import { createWindowManager } from '../windows/windowManager.ts';
import { createWorkspaces } from '../windows/workspaces.ts';
import type { composeSession } from './composeSession.ts';

interface DesktopOptions {
  account: Pick<ReturnType<typeof composeSession>, 'session' | 'isRemembered' | 'deferred' | 'drafts'>;
  settings: SettingsStore;
  connection: Pick<ApiConnection, 'account'>;
  onClosed: (windowId: number) => void;
  log: LogFile;
}

/** The windows, and the parts of the desktop per user: workspaces, and recent records in system menus. */
export const composeDesktop = ({ account, settings, connection, onClosed, log }: DesktopOptions) => {
  const { session, isRemembered, deferred, drafts } = account;
  const files = {
    preload: join(import.meta.dirname, '../preload/index.cjs'),
    icon: join(import.meta.dirname, '../../resources/icons/128x128.png'),
  };
  const statements = createStatementWindow({ ...files, log, onClosed });
  const windows = createWindowManager({
    ...files,
    settings,
    log,
    isRemembered,
    isLoggedIn: () => session.state().status === 'loggedIn',
    onClosed: (windowId) => {
      onClosed(windowId);
      drafts.windowClosed(windowId);
    },
    onPageGone: deferred.windowGone,
    onDiscarded: drafts.discardOf,
    sendPath: (windowId, path) => sendToWindow(windowId, 'navigate', { path }),
    notifyFollowing: (windowId, state) => sendToWindow(windowId, 'following.changed', { state }),
  });
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
  return { windows, statements, workspaces, recents: { ...recents, leave } };
};
