import { type ResettableName, resettableNames } from '#shared/domain/settingValues.ts';
import { usePreferencesStore } from '../../stores/preferences.ts';

/** What can be set back here: no lock is on it, and this system has it. */
export const useResettable = (): readonly ResettableName[] => {
  const locked = usePreferencesStore((settings) => settings.locked);
  const hasLoginItem = usePreferencesStore(({ openAtLogin }) => openAtLogin !== null);
  return resettableNames.filter((name) => !locked.includes(name) && (hasLoginItem || name !== 'openAtLogin'));
};
