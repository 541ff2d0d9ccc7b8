import { msg } from '@lingui/core/macro';
import type { BrowserWindow } from 'electron';
import { askOver } from '../platform/askOver.ts';
import { mainI18n } from '../platform/mainI18n.ts';
import type { SizeQuestion } from './watchSize.ts';

/** Asks before an export grows past what was to be expected. */
export const confirmSize = async (
  window: BrowserWindow,
  question: SizeQuestion,
  fileName: string,
): Promise<boolean> => {
  const response = await askOver(window, {
    type: 'warning',
    message: mainI18n._(msg`${fileName} becomes very large`),
    detail:
      question === 'unfolds'
        ? mainI18n._(msg`What the server sends unfolds to more than a hundred times its size.`)
        : mainI18n._(msg`Less than half a gigabyte is free on the disk.`),
    buttons: [mainI18n._(msg`Stop the export`), mainI18n._(msg`Continue`)],
  });
  return response === 1;
};
