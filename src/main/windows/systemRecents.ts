import { msg } from '@lingui/core/macro';
import { app, type JumpListCategory, Menu } from 'electron';
import { appLink } from '#shared/domain/appLink.ts';
import { mainI18n } from '../platform/mainI18n.ts';
import type { ShownRecord } from './recentRecords.ts';

/** Windows refuses more. */
const maxDescription = 260;

/** A click starts the app with the link; the one that runs gets it. */
const jumpList = (records: readonly ShownRecord[]): JumpListCategory[] => [
  {
    type: 'custom',
    name: mainI18n._(msg`Recent records`),
    items: records.map(({ path, label }) => ({
      type: 'task',
      title: label.slice(0, maxDescription),
      description: label.slice(0, maxDescription),
      program: process.execPath,
      args: appLink(path),
    })),
  },
];

/** In the jump list of Windows and the dock of macOS; Linux has nothing that a running app could change. */
export const showRecentRecords = (records: readonly ShownRecord[], open: (path: string) => void): void => {
  // Null brings back the list that Windows keeps by itself, which is empty for an app without documents.
  // A copy that is not installed would have Windows start the bare runtime with a link.
  if (process.platform === 'win32' && app.isPackaged)
    app.setJumpList(records.length === 0 ? null : jumpList(records));
  app.dock?.setMenu(
    Menu.buildFromTemplate(records.map(({ path, label }) => ({ label, click: () => open(path) }))),
  );
};
