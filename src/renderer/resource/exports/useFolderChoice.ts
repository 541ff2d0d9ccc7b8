import { request } from '../../ipc/bridge.ts';
import { updatePreferences, usePreferencesStore } from '../../stores/preferences.ts';
import { useRefusal } from './useRefusal.ts';

/** Where exports go, and how that is changed: main asks for the folder, and tells all windows what it is called. */
export const useFolderChoice = () => {
  const folder = usePreferencesStore((settings) => settings.lastExportFolder);
  const isFixed = usePreferencesStore((settings) => settings.exportFolderIsFixed);
  const ask = useRefusal();
  const choose = (): void => void ask(request('exports.chooseFolder', undefined));
  return {
    folder,
    isFixed,
    choose,
    /** Into the folder that is known, or into one that is chosen now. */
    always: (): void => (folder === null ? choose() : updatePreferences({ exportsInto: 'lastFolder' })),
  };
};
