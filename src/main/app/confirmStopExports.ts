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
