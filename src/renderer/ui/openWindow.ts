import { i18n } from '@lingui/core';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { recordViewSearch } from '#shared/ipc/windowRoutes.ts';
import { request } from '../ipc/bridge.ts';
import { showError } from './showError.ts';

interface Click {
  button: number;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** Ctrl, Cmd, Shift or the middle button open a new window, as in browsers. */
export const opensElsewhere = ({ button, ctrlKey, metaKey, shiftKey }: Click): boolean =>
  button === 1 || (button === 0 && (ctrlKey || metaKey || shiftKey));

/**
 * Opens a page in its own window; `sideBySide` places it side by side with this one. With `follows` it keeps
 * showing the record that this field of the selected row refers to.
 */
export const openWindow = async (path: string, sideBySide = false, follows?: string): Promise<void> => {
  const target = sideBySide ? { path, sideBySide } : { path };
  const result = await request('windows.open', follows === undefined ? target : { ...target, follows });
  if (!result.ok) showError(i18n, result.error);
};

/**
 * Mouse handlers that turn any element into a link: click opens it
 * here; Ctrl, Cmd or middle click in a new window.
 */
export const useLinkHandlers = () => {
  const navigate = useNavigate();
  return (path: string) => {
    const go = (event: MouseEvent): void => {
      if (opensElsewhere(event)) void openWindow(path);
      // Replace the history entry if the page is already open: Back should leave it.
      else if (event.button === 0) void navigate(path, { replace: location.hash === `#${path}` });
    };
    return { onClick: go, onAuxClick: go };
  };
};

/**
 * Duplicated constant, type-checked against the contract: importing
 * the value would bundle the contract's schemas.
 */
const recordView: typeof recordViewSearch = '?view=record';

/** True in windows opened for a single record: they have no side menu. */
export const isRecordWindow = (): boolean => window.location.search === recordView;
