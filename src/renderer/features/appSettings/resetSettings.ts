import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ResettableName, resettableNames } from '#shared/domain/settingValues.ts';
import { request } from '../../ipc/bridge.ts';
import { applySettings, usePreferencesStore } from '../../stores/preferences.ts';
import { showToast } from '../../stores/toasts.ts';
import { offerUndo } from '../../stores/undo.ts';
import { errorText } from '../../ui/errorText.ts';

/** What can be set back here: no lock is on it, and this system has it. */
export const useResettable = (): readonly ResettableName[] => {
  const locked = usePreferencesStore((settings) => settings.locked);
  const hasLoginItem = usePreferencesStore(({ openAtLogin }) => openAtLogin !== null);
  return resettableNames.filter((name) => !locked.includes(name) && (hasLoginItem || name !== 'openAtLogin'));
};

/** Sets settings back to how they were at first; that can be taken back. */
export const resetSettings = async (names: readonly ResettableName[], i18n: I18n): Promise<void> => {
  const result = await request('settings.reset', { names: [...names] });
  if (!result.ok) {
    showToast({ intent: 'error', text: errorText(i18n, result.error) });
    return;
  }
  applySettings(result.data);
  offerUndo(i18n._(msg`The settings are as they were at first`), async () => {
    const undone = await request('settings.undoReset', undefined);
    if (undone.ok) applySettings(undone.data);
  });
};
