import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { updatePreferences, usePreferencesStore } from './preferences.ts';
import { showToast } from './toasts.ts';

/** Whether what is personal is hidden, in all windows. */
export const useIsPrivate = (): boolean => usePreferencesStore((settings) => settings.privacy);

export const togglePrivacy = (): void => {
  const { privacy, locked } = usePreferencesStore.getState();
  if (locked.includes('privacy')) showToast({ intent: 'info', text: i18n._(msg`Set by your administrator`) });
  else updatePreferences({ privacy: !privacy });
};
