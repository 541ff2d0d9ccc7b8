import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BrowserWindow } from 'electron';
import { askOver } from '../platform/askOver.ts';
import { mainI18n } from '../platform/mainI18n.ts';

/**
 * Windows have a limit. Where one was asked for in a menu or by a link with Ctrl held, no page hears that it was not
 * opened, so that a message box says it.
 */
export const sayIfFull = (
  isOpened: boolean,
  windowToAskIn: () => BrowserWindow,
  message: MessageDescriptor = msg`No more windows can be opened`,
): void => {
  if (isOpened) return;
  void askOver(windowToAskIn(), {
    type: 'info',
    message: mainI18n._(message),
    detail: mainI18n._(msg`There are as many windows as can be. Close some, then try again.`),
    buttons: [mainI18n._(msg`Close`)],
  });
};
