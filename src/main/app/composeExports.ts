import { basename } from 'node:path';
import { app, type BrowserWindow } from 'electron';
import { type AllCitiesClient, withPatience } from '../api/allCities.ts';
import { createExportHistory } from '../exports/exportHistory.ts';
import { createExportJobs } from '../exports/exportJobs.ts';
import { showTaskbarProgress } from '../exports/exportProgress.ts';
import { openPastExports, pastExportsFile } from '../exports/pastExports.ts';
import { confirmSize } from '../exports/watchSize.ts';
import type { Log } from '../platform/log.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import { broadcast } from '../windows/broadcast.ts';

interface ExportsOptions {
  api: AllCitiesClient;
  settings: SettingsStore;
  log: Log;
  /** Server account and user id as a single key. */
  owner: () => string;
  windowToAskIn: () => BrowserWindow;
}

export const composeExports = ({ api, settings, log, owner, windowToAskIn }: ExportsOptions) => {
  const history = createExportHistory({
    pastExports: openPastExports(pastExportsFile(app.getPath('userData')), (cause) =>
      log.error('Keeping past exports failed', cause),
    ),
    owner,
    nameOf: (path) => basename(path),
  });
  const jobs = createExportJobs({
    api: withPatience(api),
    settings,
    history,
    log,
    confirmSize: (doubt, fileName) => confirmSize(windowToAskIn(), doubt, fileName),
    onProgress: (progress) => {
      // An export aborted by logout may finish after another user has logged in. Its history is per owner, so
      // only its owner's windows get the event.
      if (history.find(progress.exportId)) broadcast('export.progressed', progress);
      showTaskbarProgress(jobs.running());
    },
    onChange: () => showTaskbarProgress(jobs.running()),
  });
  return { jobs, history, owner };
};
