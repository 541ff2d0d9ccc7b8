import { failure, type Result, success } from '#shared/ipc/result.ts';
import type { PublicSettings } from '#shared/ipc/settingsRoutes.ts';
import type { ApiConnection } from '../api/connection.ts';
import type { Session } from '../auth/session.ts';
import { chooseFolder } from '../exports/exportFolders.ts';
import type { ConfirmAddress } from '../links/confirmAddress.ts';
import type { LoginItem } from '../platform/systemIdentity.ts';
import type { Reset } from '../settings/resetSettings.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import type { Handlers } from './answerRequest.ts';

type SettingsRoute = Extract<keyof Handlers, `settings.${string}`>;

interface SettingsOptions {
  settings: SettingsStore;
  connection: ApiConnection;
  session: Session;
  confirmAddress: ConfirmAddress;
  loginItem: LoginItem;
  reset: Reset;
  /** An administrator has locked one of these settings. */
  isAnyLocked: (names: readonly string[]) => boolean;
  read: () => PublicSettings;
  acknowledgeUpdate: () => void;
  acknowledgeRecovery: () => void;
  onChanged: () => void;
}

export const createSettingsHandlers = ({
  settings,
  connection,
  session,
  confirmAddress,
  loginItem,
  reset,
  isAnyLocked,
  read,
  acknowledgeUpdate,
  acknowledgeRecovery,
  onChanged,
}: SettingsOptions): Handlers<SettingsRoute> => {
  const changed = (): Result<PublicSettings> => {
    onChanged();
    return success(read());
  };
  return {
    'settings.read': () => success(read()),
    'settings.update': (changes) => {
      if (isAnyLocked(Object.keys(changes))) return failure('SETTING_LOCKED');
      settings.set(changes);
      return changed();
    },
    'settings.connect': async (chosen, { windowId }) => {
      if (connection.isFixed) return failure('CONNECTION_FIXED');
      if (!connection.mayBe(chosen)) return failure('SETTING_LOCKED');
      const isNew = chosen.type === 'server' && connection.account() !== chosen.origin;
      if (isNew && !(await confirmAddress('server', chosen.origin, windowId))) return failure('DECLINED');
      // End the session first, so that no request carries tokens to another API.
      const before = connection.account();
      await session.switchConnection(() => connection.change(chosen));
      // Reset cities and open windows, which belong to the previous server.
      if (connection.account() !== before) settings.set({ lastCity: {}, lastCountry: null, windows: [] });
      return changed();
    },
    'settings.setPanelOrigin': async ({ origin }, { windowId }) => {
      if (isAnyLocked(['panelOrigin'])) return failure('SETTING_LOCKED');
      const isNew = origin !== null && origin !== settings.get('panelOrigin');
      if (isNew && !(await confirmAddress('panel', origin, windowId))) return failure('DECLINED');
      settings.set(isNew ? { panelOrigin: origin, confirmedPanel: origin } : { panelOrigin: origin });
      return changed();
    },
    'settings.chooseExportFolder': async (_input, { windowId }) => {
      if (isAnyLocked(['exportsInto'])) return failure('SETTING_LOCKED');
      const folder = await chooseFolder(windowId, settings.get('lastExportFolder'));
      if (folder !== null) {
        settings.set({ lastExportFolder: folder, exportsInto: 'lastFolder' });
        onChanged();
      }
      return success(read());
    },
    'settings.setOpenAtLogin': ({ openAtLogin }) => {
      loginItem.set(openAtLogin);
      return changed();
    },
    'settings.reset': ({ names }) => {
      if (isAnyLocked(names)) return failure('SETTING_LOCKED');
      reset.reset(names);
      return changed();
    },
    'settings.undoReset': () => {
      reset.undo();
      return changed();
    },
    'settings.finishFirstRun': () => {
      settings.set({ firstRunDone: true });
      return changed();
    },
    'settings.acknowledgeUpdate': () => {
      acknowledgeUpdate();
      return changed();
    },
    'settings.acknowledgeRecovery': () => {
      acknowledgeRecovery();
      return success(read());
    },
  };
};
