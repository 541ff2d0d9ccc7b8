import { useLingui } from '@lingui/react/macro';
import { showToast } from '../stores/toasts.ts';

/** Puts a text on the clipboard and says so. */
export const useCopyText = (): ((text: string) => Promise<void>) => {
  const { t } = useLingui();
  return async (text) => {
    await navigator.clipboard.writeText(text);
    showToast({ intent: 'success', text: t`Copied`, durationMs: 1000 });
  };
};
