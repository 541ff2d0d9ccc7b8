import { msg } from '@lingui/core/macro';
import { type BrowserWindow, dialog } from 'electron';
import { mainI18n } from '../platform/mainI18n.ts';

/**
 * Asks before unsaved changes are lost with a window. True: the person lets them go. Main goes on meanwhile; the
 * other windows get their answers.
 */
export const confirmDiscard = async (window: BrowserWindow): Promise<boolean> => {
  const { response } = await dialog.showMessageBox(window, {
    type: 'warning',
    message: mainI18n._(msg`You have unsaved changes`),
    detail: mainI18n._(msg`If you close this window now, they are lost.`),
    buttons: [mainI18n._(msg`Keep editing`), mainI18n._(msg`Discard changes`)],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  });
  return response === 1;
};
