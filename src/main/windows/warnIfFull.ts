import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BrowserWindow } from 'electron';
import { askOver } from '../platform/askOver.ts';
import { mainI18n } from '../platform/mainI18n.ts';

/**
 * Shows a message box when the window limit prevents a new window. Needed for menus and Ctrl+click, where no
 * page gets a result that it could show.
 */
export const warnIfFull = (
  isOpened: boolean,
  windowToAskIn: () => BrowserWindow,
  message: MessageDescriptor = msg`Too many windows are open`,
): void => {
  if (isOpened) return;
  void askOver(windowToAskIn(), {
    type: 'info',
    message: mainI18n._(message),
    detail: mainI18n._(msg`Close some windows, then try again.`),
    buttons: [mainI18n._(msg`Close`)],
  });
};
