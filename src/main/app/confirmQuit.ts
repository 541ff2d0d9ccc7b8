import { msg, plural } from '@lingui/core/macro';
import type { BrowserWindow } from 'electron';
import { askOver } from '../platform/askOver.ts';
import { mainI18n } from '../platform/mainI18n.ts';

/** `wait`: quit when they are done. */
export type ExportsAtQuit = 'stay' | 'wait' | 'stop';
const choices: readonly ExportsAtQuit[] = ['stay', 'wait', 'stop'];

/** Asks before exports are given up with the app. */
export const confirmStopExports = async (window: BrowserWindow, count: number): Promise<ExportsAtQuit> => {
  const response = await askOver(window, {
    type: 'question',
    message: mainI18n._(
      msg`${plural(count, { one: '# export is still being written', other: '# exports are still being written' })}`,
    ),
    detail: mainI18n._(msg`What is stopped now leaves no file.`),
    buttons: [
      mainI18n._(msg`Keep working`),
      mainI18n._(msg`Quit when they are done`),
      mainI18n._(msg`Stop and quit`),
    ],
    defaultId: 1,
  });
  return choices[response] ?? 'stay';
};

/** Asks before deletions are given up that the server did not take and that cannot be kept for the next start. */
export const confirmLoseDeletes = async (window: BrowserWindow, count: number): Promise<boolean> => {
  const response = await askOver(window, {
    type: 'warning',
    message: mainI18n._(
      msg`${plural(count, { one: '# record could not be deleted', other: '# records could not be deleted' })}`,
    ),
    detail: mainI18n._(
      msg`The server did not take it, and this computer has no keychain that could keep it for the next start. If you quit now, nothing is deleted.`,
    ),
    buttons: [mainI18n._(msg`Keep working`), mainI18n._(msg`Quit`)],
    defaultId: 1,
  });
  return response === 1;
};
