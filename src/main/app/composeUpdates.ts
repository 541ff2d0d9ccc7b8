import type { LogFile } from '../platform/log.ts';
import type { Preset } from '../preset/presetSchema.ts';
import { loadUpdater } from '../updates/loadUpdater.ts';
import { createUpdates } from '../updates/updates.ts';
import { broadcast } from '../windows/broadcast.ts';
import type { WindowManager } from '../windows/windowManager.ts';
import { confirmLoss, inSequence, prepareRestart, settlePending } from './beforeQuit.ts';
import type { composeExports } from './composeExports.ts';
import type { composeSession } from './composeSession.ts';

interface UpdatesOptions {
  preset: Preset;
  exports: ReturnType<typeof composeExports>;
  windows: WindowManager;
  account: ReturnType<typeof composeSession>;
  log: LogFile;
}

/** Updates, which install only after everything pending is settled. */
export const composeUpdates = ({ preset, exports, windows, account, log }: UpdatesOptions) => {
  const { deferred, journal, drafts, notes } = account;
  return createUpdates({
    load: () => loadUpdater(preset.updateFeed),
    mayInstall: () =>
      prepareRestart({
        isExporting: () => exports.jobs.running().length > 0,
        unsaved: windows.unsaved,
        settle: () => settlePending(inSequence(deferred, journal), drafts, notes),
        confirmLoss: () => confirmLoss(deferred, windows.focus.any),
      }),
    onNotInstalled: windows.unsaved.takeBack,
    onChanged: (state) => broadcast('updates.changed', state),
    log,
  });
};
