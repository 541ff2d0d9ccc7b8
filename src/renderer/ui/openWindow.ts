import { i18n } from '@lingui/core';
import { request } from '../ipc/bridge.ts';
import { showToast } from '../stores/toasts.ts';
import { errorText } from './errorText.ts';

interface Click {
  button: number;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** Ctrl, Cmd, Shift or the middle button: the way people ask for a new window everywhere. */
export const opensElsewhere = ({ button, ctrlKey, metaKey, shiftKey }: Click): boolean =>
  button === 1 || (button === 0 && (ctrlKey || metaKey || shiftKey));

/**
 * Opens a page of the app in a window of its own; beside this one when asked to. With `follows` that window goes on
 * showing what this field of the chosen record leads to.
 */
export const openWindow = async (path: string, beside = false, follows?: string): Promise<void> => {
  const place = beside ? { path, beside } : { path };
  const result = await request('windows.open', follows === undefined ? place : { ...place, follows });
  if (!result.ok) showToast({ intent: 'error', text: errorText(i18n, result.error) });
};
