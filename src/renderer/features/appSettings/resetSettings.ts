import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ResettableName, resettableNames } from '#shared/screens/settingValues.ts';
import { request } from '../../ipc/bridge.ts';
import { applySettings, usePreferencesStore } from '../../stores/preferences.ts';
import { offerUndo } from '../../stores/undo.ts';
import { showError } from '../../ui/showError.ts';

/** Settings that are not locked and exist on this system. */
export const useResettable = (): readonly ResettableName[] => {
  const locked = usePreferencesStore((settings) => settings.locked);
  const hasLoginItem = usePreferencesStore(({ openAtLogin }) => openAtLogin !== null);
  return resettableNames.filter((name) => !locked.includes(name) && (hasLoginItem || name !== 'openAtLogin'));
};

/** Resets settings to their defaults, with Undo. */
export const resetSettings = async (names: readonly ResettableName[], i18n: I18n): Promise<void> => {
  const result = await request('settings.reset', { names: [...names] });
  if (!result.ok) {
    showError(i18n, result.error);
    return;
  }
  applySettings(result.data);
  offerUndo(i18n._(msg`Settings reset`), async () => {
    const undone = await request('settings.undoReset', undefined);
    if (undone.ok) applySettings(undone.data);
  });
};
