import { togglePrivacy } from '../../stores/preferences.ts';
import { isCommandKey, useDocumentKeys } from '../../ui/useDocumentKeys.ts';

/** Ctrl+Shift+H, also where one types and over a dialog: it has to work at once. */
export const usePrivacyKey = (): void =>
  useDocumentKeys((event) => {
    if (!isCommandKey(event, 'h') || !event.shiftKey || event.repeat) return;
    event.preventDefault();
    togglePrivacy();
  });
