import { request } from '../../ipc/bridge.ts';
import {
  applySettings,
  updatePreferences,
  useIsLocked,
  usePreferencesStore,
} from '../../stores/preferences.ts';
import { useRefusal } from './useRefusal.ts';

/** Where exports go, and how that is changed: main asks for the folder, and tells all windows what it is called. */
export const useFolderChoice = () => {
  const folder = usePreferencesStore((settings) => settings.lastExportFolder);
  const exportsInto = usePreferencesStore((settings) => settings.exportsInto);
  const isFixed = usePreferencesStore((settings) => settings.exportFolderIsFixed);
  const isLocked = useIsLocked('exportsInto');
  const ask = useRefusal();
  const choose = async (): Promise<void> => {
    const result = await ask(request('settings.chooseExportFolder', undefined));
    if (result.ok) applySettings(result.data);
  };
  return {
    folder,
    exportsInto,
    isFixed,
    isLocked,
    choose: () => void choose(),
    change: (into: 'ask' | 'lastFolder'): void => {
      if (into === 'ask') updatePreferences({ exportsInto: 'ask' });
      // Into the folder that is known, or into one that is chosen now.
      else if (folder !== null) updatePreferences({ exportsInto: 'lastFolder' });
      else void choose();
    },
  };
};
