import { i18n } from '@lingui/core';
import { request } from '../ipc/bridge.ts';
import { showToast } from '../stores/toasts.ts';
import { errorText } from './errorText.ts';

/** Opens a page of the app in a window of its own; beside this one when asked to. */
export const openWindow = async (path: string, beside = false): Promise<void> => {
  const result = await request('windows.open', beside ? { path, beside } : { path });
  if (!result.ok) showToast({ intent: 'error', text: errorText(i18n, result.error) });
};
