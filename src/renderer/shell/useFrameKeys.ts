import { useNavigate } from 'react-router';
import { allCities } from '#shared/rules/allCities.ts';
import { paths } from '../paths.ts';
import { showHelp } from '../stores/overlays.ts';
import { useScopeStore } from '../stores/page.ts';
import { togglePrivacy } from '../stores/preferences.ts';
import { isCommandKey, isPlainKey, useDocumentKeys } from '../ui/useDocumentKeys.ts';
import { isUnderDialog } from './isUnderDialog.ts';
import { useUndoKeys } from './useUndoKeys.ts';

const isMac = navigator.userAgent.includes('Mac');
export const privacyKeys = isMac ? '⌘⇧H' : 'Ctrl+Shift+H';
export const printKeys = isMac ? '⌘P' : 'Ctrl+P';

/** Ctrl+Shift+H also works in text fields and dialogs: privacy must be instant. */
const usePrivacyKey = (): void =>
  useDocumentKeys((event) => {
    if (!isCommandKey(event, 'h') || !event.shiftKey || event.repeat) return;
    event.preventDefault();
    togglePrivacy();
  });

/** `?` shows the shortcuts, matched by character or by key code, on any keyboard layout. */
const useShortcutsKey = (): void =>
  useDocumentKeys((event) => {
    if (!isPlainKey(event) || !(event.key === '?' || (event.code === 'Slash' && event.shiftKey))) return;
    event.preventDefault();
    showHelp('shortcuts');
  });

/** Ctrl+Shift+O opens the board of current orders. */
const useBoardKey = (): void => {
  const navigate = useNavigate();
  useDocumentKeys((event) => {
    if (!isCommandKey(event, 'o') || !event.shiftKey || event.repeat) return;
    event.preventDefault();
    const { country, city: last, isAll } = useScopeStore.getState();
    const city = isAll ? allCities : last;
    if (city !== null && !isUnderDialog(event.target)) void navigate(paths.ordersNow({ country, city }));
  });
};

export const useFrameKeys = (): void => {
  useBoardKey();
  useUndoKeys();
  usePrivacyKey();
  useShortcutsKey();
};
