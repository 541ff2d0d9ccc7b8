import { showHelp } from '../stores/overlays.ts';
import { isPlainKey, useDocumentKeys } from '../ui/useDocumentKeys.ts';

/** `?` explains the keys on every page, by letter or by key, whatever the layout. */
export const useShortcutsKey = (): void =>
  useDocumentKeys((event) => {
    if (!isPlainKey(event) || !(event.key === '?' || (event.code === 'Slash' && event.shiftKey))) return;
    event.preventDefault();
    showHelp('shortcuts');
  });
