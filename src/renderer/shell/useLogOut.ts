import { useLingui } from '@lingui/react/macro';
import { request } from '../ipc/bridge.ts';
import { confirm } from '../stores/overlays.ts';
import { applySession } from '../stores/session.ts';
import { discardUnsaved, hasUnsavedChanges } from '../stores/unsavedChanges.ts';
import { showError } from '../ui/showError.ts';

/** Logs out in all windows, after a confirmation if this one has unsaved changes. */
export const useLogOut = (): (() => Promise<void>) => {
  const { i18n, t } = useLingui();
  return async () => {
    if (hasUnsavedChanges()) {
      const isSure = await confirm({
        title: t`You have unsaved changes`,
        text: t`If you log out now, you will lose them.`,
        confirmLabel: t`Log out`,
        isDestructive: true,
      });
      if (!isSure) return;
      discardUnsaved();
    }
    const result = await request('auth.logout', undefined);
    if (result.ok) applySession(result.data);
    else showError(i18n, result.error);
  };
};
