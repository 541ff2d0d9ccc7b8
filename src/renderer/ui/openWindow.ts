import { i18n } from '@lingui/core';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { recordViewSearch } from '#shared/ipc/windowRoutes.ts';
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
  const target = beside ? { path, beside } : { path };
  const result = await request('windows.open', follows === undefined ? target : { ...target, follows });
  if (!result.ok) showToast({ intent: 'error', text: errorText(i18n, result.error) });
};

/** Mouse handlers that make anything a link: here with a click, in a new window with Ctrl, Cmd or the middle button. */
export const useLinkHandlers = () => {
  const navigate = useNavigate();
  return (path: string) => {
    const go = (event: MouseEvent): void => {
      if (opensElsewhere(event)) void openWindow(path);
      // Where one is already, Back leads away at once.
      else if (event.button === 0) void navigate(path, { replace: location.hash === `#${path}` });
    };
    return { onClick: go, onAuxClick: go };
  };
};

/** Written out here, checked against the contract: importing the value would bring its schemas along. */
const recordView: typeof recordViewSearch = '?view=record';

/** Whether this window was opened for one record: it has no side menu. */
export const isRecordWindow = (): boolean => window.location.search === recordView;
