import { updatePreferences, usePreferencesStore } from './preferences.ts';

/** Whether what is personal is hidden, in all windows. */
export const useIsPrivate = (): boolean => usePreferencesStore((settings) => settings.privacy);

export const togglePrivacy = (): void =>
  updatePreferences({ privacy: !usePreferencesStore.getState().privacy });
