import { existsSync } from 'node:fs';
import { app } from 'electron';
import type { ApiConnection } from '../api/connection.ts';
import type { Session } from '../auth/session.ts';
import { createClosingFolder } from '../closing/saveClosing.ts';
import { chooseFolder, rememberExportFolder, revealExportedFile } from '../exports/exportFolders.ts';
import type { CommandLine } from '../platform/commandLine.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import { broadcast } from '../windows/broadcast.ts';
import type { composePayLists } from './composePayLists.ts';

interface ClosingFolderOptions
  extends Pick<Parameters<typeof createClosingFolder>[0], 'owner' | 'openPrinter' | 'log'> {
  checked: ReturnType<typeof composePayLists>;
  session: Session;
  connection: ApiConnection;
  settings: SettingsStore;
  commandLine: CommandLine;
  onSettingsChanged: () => void;
}

/** The folder of a closed half-month, in the same place as exports. */
export const composeClosingFolder = ({
  checked: { closing, closingStore, checks },
  session,
  connection,
  settings,
  commandLine,
  onSettingsChanged,
  ...options
}: ClosingFolderOptions) =>
  createClosingFolder({
    ...options,
    ...{ job: closing, checks, store: closingStore },
    about: () => {
      const { user } = session.state();
      return {
        user: user ? `${user.firstName} ${user.lastName} <${user.email}>` : '',
        server: connection.account(),
        app: `${app.getName()} ${app.getVersion()}`,
      };
    },
    chooseFolder: async (windowId) => {
      const last = settings.get('lastExportFolder');
      const isUsual = settings.get('exportsInto') === 'lastFolder' && last !== null && existsSync(last);
      const usual = commandLine.exportDir ?? (isUsual ? last : null);
      const folder = usual ?? (await chooseFolder(windowId, last));
      if (folder === null) return null;
      rememberExportFolder(settings, folder);
      if (usual === null) {
        settings.set({ lastExportFolder: folder });
        onSettingsChanged();
      }
      return folder;
    },
    onProgress: (progress) => broadcast('closing.savingProgressed', progress),
    reveal: revealExportedFile,
  });
