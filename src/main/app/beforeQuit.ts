import { msg, plural } from '@lingui/core/macro';
import type { BrowserWindow } from 'electron';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import { askOver } from '../platform/askOver.ts';
import { mainI18n } from '../platform/mainI18n.ts';
import { within } from '../platform/within.ts';
import type { UnsavedChanges } from '../windows/unsavedChanges.ts';

/** `wait`: quit when the exports are done. */
export type ExportsAtQuit = 'stay' | 'wait' | 'stop';
const choices: readonly ExportsAtQuit[] = ['stay', 'wait', 'stop'];

export const confirmStopExports = async (window: BrowserWindow, count: number): Promise<ExportsAtQuit> => {
  const response = await askOver(window, {
    type: 'question',
    message: mainI18n._(
      msg`${plural(count, { one: '# export is still being written', other: '# exports are still being written' })}`,
    ),
    detail: mainI18n._(msg`If you stop an export now, its file is not saved.`),
    buttons: [mainI18n._(msg`Keep working`), mainI18n._(msg`Quit when done`), mainI18n._(msg`Stop and quit`)],
    defaultId: 1,
  });
  return choices[response] ?? 'stay';
};

interface Losing {
  unpersisted: () => number;
  dropUnpersisted: () => void;
}

/**
 * Asks once before deletions are lost that the server rejected and that cannot be persisted for the next
 * start. True: there are none, or the user accepts the loss.
 */
export const confirmLoss = async (deferred: Losing, windowToAskIn: () => BrowserWindow): Promise<boolean> => {
  const count = deferred.unpersisted();
  if (count === 0) return true;
  const response = await askOver(windowToAskIn(), {
    type: 'warning',
    message: mainI18n._(
      msg`${plural(count, { one: '# deletion or decision is not on the server yet', other: '# deletions or decisions are not on the server yet' })}`,
    ),
    detail: mainI18n._(
      msg`The server did not accept your change, and this computer could not save it for the next start: its keychain is unavailable, or its disk is full. If you quit now, the change is lost.`,
    ),
    buttons: [mainI18n._(msg`Keep working`), mainI18n._(msg`Quit`)],
    defaultId: 1,
  });
  if (response === 1) deferred.dropUnpersisted();
  return response === 1;
};

interface Settling {
  settle: () => Promise<unknown>;
}

/** Settles the second after the first, because sending pending calls adds to the journal. */
export const inSequence = (...steps: readonly Settling[]): Settling => ({
  settle: async () => {
    for (const step of steps) await step.settle();
  },
});

/** Longest delay of quitting. Calls without an answer by then are offered again at the next start. */
const limitMs = 6000;

/** Sends the calls pending for their Undo and persists drafts before the app quits. */
export const settlePending = (...pending: Settling[]): Promise<void> =>
  within(limitMs, Promise.all(pending.map((one) => one.settle())));

interface RestartOptions {
  isExporting: () => boolean;
  unsaved: Pick<UnsavedChanges, 'isAny' | 'confirmAll' | 'takeBack'>;
  settle: () => Promise<unknown>;
  /**
   * Asks about calls that could be neither sent nor persisted. Must happen here: the installer waits for no
   * later dialog.
   */
  confirmLoss: () => Promise<boolean>;
}

/**
 * Does everything before the installer starts that the app would otherwise do while quitting. On Windows the
 * installer runs first and kills an app that is still running 1.3 seconds later (electron-builder's
 * `CHECK_APP_RUNNING`), even during a pending call.
 */
export const prepareRestart = async ({
  isExporting,
  unsaved,
  settle,
  confirmLoss,
}: RestartOptions): Promise<Result<null>> => {
  const isStillWanted = (): boolean => !isExporting();
  do {
    if (isExporting()) break;
    // An export may start in another window while the dialog is open.
    if (!(await unsaved.confirmAll({ isRestart: true, isStillWanted }))) {
      if (isExporting()) break;
      unsaved.takeBack();
      return failure('DECLINED');
    }
    await settle();
    if (!(await confirmLoss())) {
      unsaved.takeBack();
      return failure('DECLINED');
    }
    // The user may have continued typing while the last calls were sent.
  } while (unsaved.isAny());
  if (!isExporting()) return success(null);
  unsaved.takeBack();
  return failure('EXPORT_RUNNING');
};
